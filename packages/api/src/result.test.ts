import { expect, test } from 'vitest';
import { type ErrorKind, failure, mayHaveHappened } from './result.ts';

test.each<[ErrorKind, number | null, boolean]>([
  ['network', null, true],
  ['timeout', null, true],
  ['aborted', null, true],
  ['malformed', 200, true],
  ['server', 500, true],
  ['server', 503, true],
  ['server', 429, false],
  ['server', 501, false],
  ['unauthorized', 401, false],
  ['forbidden', 403, false],
  ['not-found', 404, false],
  ['conflict', 409, false],
  ['invalid', 400, false],
])('a call that failed by %s (%s) may have happened: %s', (kind, status, expected) => {
  expect(mayHaveHappened(failure(kind, { status }).error)).toBe(expected);
});
