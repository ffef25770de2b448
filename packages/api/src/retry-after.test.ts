import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.UTC(2026, 10, 20, 8, 40);

test.each<[string | null, number | null]>([
  [null, null],
  ['30', 30_000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 08:40:05 GMT', 5000],
  ['Fri, 20 Nov 2026 08:39:00 GMT', 0],
  ['soon', null],
])('Retry-After %s is %s ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
