import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { retryAfterMs } from './read-answer.ts';

const now = Date.UTC(2026, 10, 20, 8, 40);
const longestTimer = 2 ** 31 - 1;

afterEach(() => vi.useRealTimers());

/** Of an answer that was given `now`. */
function headers(retryAfter: string | null): Headers {
  const date = new Date(now).toUTCString();
  return new Headers({ date, ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) });
}

test.each<[string | null, number | null]>([
  [null, null],
  ['30', 30_000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 08:40:05 GMT', 5000],
  ['Fri, 20 Nov 2026 08:39:00 GMT', 0],
  ['soon', null],
  ['2592000', longestTimer],
  ['Tue, 20 Nov 2096 08:40:05 GMT', longestTimer],
])('Retry-After %s is %s ms', (header, expected) => {
  expect(retryAfterMs(headers(header))).toBe(expected);
});

test('a date counts from the Date of its answer, regardless of the clock of this device', () => {
  vi.useFakeTimers({ now: now - 3_600_000 });
  expect(retryAfterMs(headers('Fri, 20 Nov 2026 08:40:05 GMT'))).toBe(5000);
});

test.each(['', 'yesterday'])(
  'beside the Date "%s" it counts from the clock of this device',
  (date) => {
    vi.useFakeTimers({ now });
    const answer = new Headers({ date, 'retry-after': 'Fri, 20 Nov 2026 08:40:05 GMT' });
    expect(retryAfterMs(answer)).toBe(5000);
  },
);

test('any delay that the server asks for fits into a timer', () => {
  const dates = fc.date({ noInvalidDate: true }).map((date) => date.toUTCString());
  const digits = fc.bigInt({ min: 0n }).map(String);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme-ascii' }), digits, dates), (header) => {
      const wait = retryAfterMs(headers(header)) ?? 0;
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(longestTimer);
    }),
  );
});
