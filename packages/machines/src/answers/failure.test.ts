import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abortedError,
  conflictError,
  forbiddenError,
  invalidError,
  malformedError,
  missingMoneyError,
  networkError,
  notFoundError,
  serverError,
  timeoutError,
  tooManyRequestsError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { LONGEST_TIMER, SECOND } from '../rules/time.ts';
import { failureNameOf } from './failure.ts';
import { LONGEST_RETRY_DELAY, outcomeUnknown, retryDelay } from './retry.ts';

describe('whether a failed write may have happened', () => {
  test.each([networkError, timeoutError, abortedError, malformedError, serverError])(
    '$kind: yes',
    (error) => {
      expect([outcomeUnknown(error, 1), outcomeUnknown(error, 2)]).toEqual([true, true]);
    },
  );

  test.each([conflictError, invalidError, notFoundError])('$kind: no', (error) => {
    expect([outcomeUnknown(error, 1), outcomeUnknown(error, 2)]).toEqual([false, false]);
  });

  test.each([
    unauthorizedError,
    forbiddenError,
    tooManyRequestsError,
    { ...serverError, status: 501 },
  ])('$status: only when an earlier try was lost', (error) => {
    expect([outcomeUnknown(error, 1), outcomeUnknown(error, 2)]).toEqual([false, true]);
  });
});

describe('the pause before the next try', () => {
  test('doubles from a second to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map((tries) => retryDelay(tries) / 1000)).toEqual([
      1, 2, 4, 8, 16, 30, 30, 30,
    ]);
  });

  test('is at least what the server asks for', () => {
    expect(retryDelay(1, 5000)).toBe(5000);
    expect(retryDelay(9, 5000)).toBe(LONGEST_RETRY_DELAY);
  });

  test('any delay that the server asks for fits into a timer', () => {
    const asked = fc.option(fc.oneof(fc.integer(), fc.double()));
    fc.assert(
      fc.property(fc.integer(), asked, (tries, retryAfter) => {
        const delay = retryDelay(tries, retryAfter);
        expect(delay).toBeGreaterThanOrEqual(SECOND);
        expect(delay).toBeLessThanOrEqual(LONGEST_TIMER);
      }),
    );
  });
});

describe('the name of a failure', () => {
  test.each([
    [networkError, 'no-answer'],
    [timeoutError, 'no-answer'],
    [abortedError, 'no-answer'],
    [malformedError, 'no-answer'],
    [serverError, 'server-failed'],
    [{ ...serverError, status: 501 }, 'server-failed'],
    [tooManyRequestsError, 'too-many-requests'],
    [unauthorizedError, 'session-ended'],
    [forbiddenError, 'not-allowed'],
    [notFoundError, 'not-found'],
    [invalidError, 'invalid'],
    [conflictError, 'conflict'],
    [missingMoneyError, 'missing-money'],
  ] as const)('%j: %s', (error, name) => {
    expect(failureNameOf(error)).toBe(name);
  });
});
