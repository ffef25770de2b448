import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle, throttleInterval } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a thousand calls in ten seconds are eleven works at most, and the last value is among them', async () => {
  const done: number[] = [];
  const look = createThrottle<number>((_, value) => done.push(value));
  for (let call = 1; call <= 1000; call += 1) {
    look('a', call);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(throttleInterval);
  expect(done[0]).toBe(1);
  expect(done.at(-1)).toBe(1000);
  expect(done.length).toBeLessThanOrEqual(11);
});

test('one call is one work, at once; another thing does not wait for it', async () => {
  const done: string[] = [];
  const look = createThrottle<null>((key) => done.push(key));
  expect(look('a', null)).toBe('at once');
  expect(look('b', null)).toBe('at once');
  expect(done).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(10 * throttleInterval);
  expect(done).toEqual(['a', 'b']);
  expect(look('a', null)).toBe('at once');
});

test('a task that takes long runs once more for all requests that came meanwhile, also when it fails', async () => {
  const done: number[] = [];
  const took = 20 * throttleInterval;
  const look = createThrottle<number>(async (_, value) => {
    done.push(value);
    await new Promise((resolve) => {
      setTimeout(resolve, took);
    });
    throw new Error('lost');
  });
  look('a', 1);
  for (const value of [2, 3, 4]) expect(look('a', value)).toBe('later');
  await vi.advanceTimersByTimeAsync(took);
  expect(done).toEqual([1]);
  await vi.advanceTimersByTimeAsync(throttleInterval);
  expect(done).toEqual([1, 4]);
});
