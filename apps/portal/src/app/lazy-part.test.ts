import { expect, test, vi } from 'vitest';
import { lazyPart, madeOf } from './lazy-part.ts';

test('a part is loaded once for all who ask, and is there at once from then on', async () => {
  const load = vi.fn<() => Promise<{ name: string }>>(async () => ({ name: 'part' }));
  const part = lazyPart(load);
  expect(part.loaded()).toBeNull();
  const [one, other] = await Promise.all([part.load(), part.load()]);
  expect(one).toBe(other);
  expect(await part.load()).toBe(one);
  expect(part.loaded()).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that could not be loaded is tried again by the next who asks', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  load.mockRejectedValueOnce(new Error('no network'));
  const part = lazyPart(load);
  await expect(part.load()).rejects.toThrow('no network');
  expect(part.loaded()).toBeNull();
  expect(await part.load()).toBe('part');
});

test('what is made of a part is made once, by the first who takes it', async () => {
  const part = lazyPart(async () => 'part');
  const make = vi.fn<(code: string) => { of: string }>((code) => ({ of: code }));
  const made = madeOf(part, make);
  expect(made.loaded()).toBeNull();
  const first = await made.load();
  expect(made.loaded()).toBe(first);
  expect(make.mock.calls).toEqual([['part']]);
  expect(first).toEqual({ of: 'part' });
});
