import { expect, test } from 'vitest';
import { failureOfAnswer, failureOfError } from './FailureScreen.tsx';

test.for([
  [400, '400 Bad Request', null],
  [403, '403 Forbidden', null],
  [404, '404 Not Found', 'No route matches URL'],
  [405, '405 Method Not Allowed', null],
  [500, '500 Unknown Server Error', null],
  // @spec 2.12 8.24
] as const)('an answer of %i is named as the specification names it', ([code, status, message]) => {
  expect(failureOfAnswer({ status: code, data: '' })).toEqual({ status, message, stack: null });
});

// @spec 2.12
test('a thrown error shows its message and its stack', () => {
  const error = new TypeError('Cannot read properties of undefined');
  const failure = failureOfError(error);
  expect(failure.message).toBe('Cannot read properties of undefined');
  expect(failure.stack).toContain('failure.test.ts');
  expect(failureOfError('text').message).toBe('text');
});
