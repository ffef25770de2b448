import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '@tram/machines/rules';
import { clockTime } from './clock-time.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 20, 14, 30) }));
afterEach(() => vi.useRealTimers());

test('is the minute at which an answer came', () => {
  expect(clockTime(Date.now() - 5 * MINUTE, { now: () => Date.now() })).toBe('14:25');
});

test('follows the server’s clock, however wrong the customer’s is', () => {
  const server = { now: () => new Date(2026, 10, 20, 9, 0).getTime() };
  expect(clockTime(Date.now() - 5 * MINUTE, server)).toBe('08:55');
});

test('has its date when it is of another half of the day', () => {
  expect(clockTime(Date.now() - 24 * HOUR, { now: () => Date.now() })).toBe('14:30, 19/11/2026');
});
