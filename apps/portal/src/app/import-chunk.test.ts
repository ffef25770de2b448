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

function sessionStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

test('the page is reloaded once in half a minute, not in a circle', () => {
  const storage = sessionStorage();
  const reload = vi.fn<() => void>();
  reloadForNewVersion(storage, reload);
  reloadForNewVersion(storage, reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(mayReloadForNewVersion(storage)).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(mayReloadForNewVersion(storage)).toBe(true);
});
