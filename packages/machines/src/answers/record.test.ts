import { expect, test } from 'vitest';
import { isNotOlder } from './record.ts';

const at = (updatedAt: string) => ({ updatedAt });

test.each([
  ['2026-11-20T08:40:00.001Z', '2026-11-20T08:40:00.000Z', true],
  ['2026-11-20T08:40:00.000Z', '2026-11-20T08:40:00.000Z', true],
  ['2026-11-20T08:40:00Z', '2026-11-20T15:40:00+07:00', true],
  ['2026-11-20T08:39:59.999Z', '2026-11-20T08:40:00.000Z', false],
  ['never', '2026-11-20T08:40:00.000Z', true],
])('%s over %s: %s', (candidate, known, isTaken) => {
  expect(isNotOlder(at(candidate), at(known))).toBe(isTaken);
});
