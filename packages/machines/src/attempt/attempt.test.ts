import { describe, expect, test } from 'vitest';
import {
  conflictError,
  forbiddenError,
  invalidError,
  malformedError,
  networkError,
  notFoundError,
  serverError,
  timeoutError,
  tooManyRequestsError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { LONGEST_RETRY_DELAY, retryDelay } from './retry-delay.ts';
import { undecided } from './undecided.ts';

describe('whether a failed write may have happened', () => {
  test.each([networkError, timeoutError, malformedError, serverError])('$kind: yes', (error) => {
    expect([undecided(error, 1), undecided(error, 2)]).toEqual([true, true]);
  });

  test.each([conflictError, invalidError, notFoundError])('$kind: no', (error) => {
    expect([undecided(error, 1), undecided(error, 2)]).toEqual([false, false]);
  });

  test.each([
    unauthorizedError,
    forbiddenError,
    tooManyRequestsError,
    { ...serverError, status: 501 },
  ])('$status: only when an earlier try was lost', (error) => {
    expect([undecided(error, 1), undecided(error, 2)]).toEqual([false, true]);
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
});
