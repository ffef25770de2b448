import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerClock } from '@tram/api/clock';
import { tickerOf } from './ticker.ts';

const start = Date.UTC(2026, 10, 20, 8, 40);

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

test('all that follow a clock share one timer, and none is left after them', () => {
  const clock = createServerClock();
  const moved = vi.fn<(now: number) => void>();
  const ends = Array.from({ length: 60 }, () => tickerOf(clock).follow(moved, null));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(moved).toHaveBeenCalledTimes(60);
  expect(moved).toHaveBeenLastCalledWith(start + 15_000);
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock that is set right is followed at once', () => {
  const clock = createServerClock();
  const moved = vi.fn<(now: number) => void>();
  const end = tickerOf(clock).follow(moved, null);
  clock.observe(start + 3_600_000);
  expect(moved.mock.calls).toEqual([[clock.now()]]);
  end();
});

test('out of sight nothing is told, without a timer, and the time is right on coming back', () => {
  const clock = createServerClock();
  const moved = vi.fn<(now: number) => void>();
  const watchers: ((isInSight: boolean) => void)[] = [];
  const say = (isInSight: boolean) => watchers.forEach((changed) => changed(isInSight));
  const end = tickerOf(clock).follow(moved, (changed) => {
    watchers.push(changed);
    return () => undefined;
  });
  say(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(moved).not.toHaveBeenCalled();
  say(true);
  expect(moved.mock.calls).toEqual([[start + 60_000]]);
  vi.advanceTimersByTime(15_000);
  expect(moved).toHaveBeenCalledTimes(2);
  end();
});
