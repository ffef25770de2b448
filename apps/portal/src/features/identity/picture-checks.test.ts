import { expect, test } from 'vitest';
import { emptied, noTries, tried, verdictOf } from './picture-checks.ts';

const likeness = [true, false];

test('a picture without a fault is good', () => {
  expect(verdictOf(tried(noTries, [], likeness))).toBe('good');
});

test('a fault refuses the first and the second picture, and only doubts the third', () => {
  const first = tried(noTries, ['blurred'], likeness);
  const second = tried(first, ['glare'], likeness);
  const third = tried(second, ['blurred'], likeness);
  expect([first, second, third].map(verdictOf)).toEqual(['refused', 'refused', 'doubtful']);
});

test('taking a picture away and choosing another one is the next try', () => {
  const second = tried(emptied(tried(noTries, ['blurred'], likeness)), ['blurred'], likeness);
  expect(verdictOf(tried(emptied(second), ['blurred'], likeness))).toBe('doubtful');
});

test('a good picture in between restarts the count', () => {
  const after = tried(
    tried(tried(noTries, ['blurred'], likeness), [], likeness),
    ['glare'],
    likeness,
  );
  expect(verdictOf(after)).toBe('refused');
});
