import { expect, test } from 'vitest';
import { nothingFound, verdictOf } from './picture-checks.ts';

test('a picture without a fault is good', () => {
  expect(verdictOf(nothingFound)).toBe('good');
});

test('a fault makes a picture doubtful, until the customer sends it all the same', () => {
  const blurred = { ...nothingFound, faults: ['blurred', 'glare'] } as const;
  expect(verdictOf(blurred)).toBe('doubtful');
  expect(verdictOf({ ...blurred, isAccepted: true })).toBe('accepted');
});

test('a picture that the server does not take cannot be sent all the same', () => {
  const tiny = { ...nothingFound, faults: ['below-limit', 'blurred'] } as const;
  expect(verdictOf({ ...tiny, isAccepted: true })).toBe('impossible');
});
