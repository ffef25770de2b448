// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ChunkLoadError,
  importChunk,
  mayReloadForNewVersion,
  reloadForNewVersion,
} from './import-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

test('a part that comes at the second attempt is loaded', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(lost)
    .mockResolvedValue('part');
  const part = importChunk(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that cannot be loaded in three attempts is a separate kind of error', async () => {
  const load = vi.fn<() => Promise<string>>(lost);
  const outcome = importChunk(load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toBeInstanceOf(ChunkLoadError);
  expect(load).toHaveBeenCalledTimes(3);
});

test('on the server a missing chunk is a fault of the build and is thrown unchanged', async () => {
  vi.unstubAllGlobals();
  await expect(importChunk(lost)).rejects.toThrow('Failed to fetch');
});

/** @param mayHold how many entries it takes; then it is full */
function sessionStorage(mayHold: number): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (values.size === mayHold) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

test('the page is reloaded once in half a minute, not in a circle', () => {
  vi.stubGlobal('sessionStorage', sessionStorage(Number.POSITIVE_INFINITY));
  const reload = vi.fn<() => void>();
  reloadForNewVersion(reload);
  reloadForNewVersion(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(mayReloadForNewVersion()).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(mayReloadForNewVersion()).toBe(true);
});

test('where nothing can be stored the page is not reloaded: nothing would end a circle', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('sessionStorage', sessionStorage(0));
  expect(mayReloadForNewVersion()).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(mayReloadForNewVersion()).toBe(false);
  reloadForNewVersion(reload);
  expect(reload).not.toHaveBeenCalled();
});
