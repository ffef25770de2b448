import { afterEach, expect, test, vi } from 'vitest';
import { rememberedWarning, rememberWarning } from './said-memory.ts';

afterEach(() => vi.unstubAllGlobals());

/** The part of a browser's storage that is used; Node has none. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

test.each([
  ['a browser that stores it', createStorage()],
  ['a page of a browser that stores nothing', undefined],
])('what was said of an end is known in %s, and forgotten with the end', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  rememberWarning('a', { endsAt: 100, said: 30 }, 50);
  rememberWarning('b', { endsAt: 200, said: 15 }, 60);
  expect(rememberedWarning('a', 100)).toBe(30);
  expect(rememberedWarning('b', 200)).toBe(15);
  // Hours were bought: another end, of which nothing has been said.
  expect(rememberedWarning('a', 160)).toBeNull();
  rememberWarning('b', { endsAt: 200, said: 5 }, 150);
  expect([rememberedWarning('a', 100), rememberedWarning('b', 200)]).toEqual([null, 5]);
});
