import { expect, test } from 'vitest';
import { isTakeOverRequest, questionIn, takeOverRequest, type Question } from './messages.ts';

test.each<Question>([
  { ask: 'build', build: '/assets/main.js' },
  { ask: 'pressed', tag: 'pc-1' },
])('a tab reads the question %j, and nothing else of the message', (question) => {
  expect(questionIn({ ...question, token: 'x' })).toEqual(question);
});

test.each([null, 'build', {}, { ask: 'build' }, { ask: 'pressed', tag: 1 }, takeOverRequest])(
  '%j is no question that a tab knows',
  (message) => expect(questionIn(message)).toBeNull(),
);

test('a waiting worker knows the request of a tab', () => {
  expect(isTakeOverRequest({ ...takeOverRequest })).toBe(true);
  expect(isTakeOverRequest({ ask: 'build' })).toBe(false);
  expect(isTakeOverRequest(null)).toBe(false);
});
