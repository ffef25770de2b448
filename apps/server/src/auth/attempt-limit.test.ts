import { expect, test } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';
import { TooManyAttempts } from './too-many-attempts.ts';

function limited() {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const limit = createAttemptLimit({ attempts: 2, windowMs: 60_000 }, clock);
  return { limit, pass: (ms: number) => (now += ms) };
}

test('so many tries a key and window, then a refusal that says how long to wait', () => {
  const { limit, pass } = limited();
  limit.count('a');
  limit.check('a');
  pass(10_000);
  limit.count('a');
  expect(() => limit.check('a')).toThrow('Bạn đã thử quá nhiều lần, vui lòng thử lại sau 50 giây');
  limit.check('b');
  pass(49_999);
  expect(() => limit.check('a')).toThrow(TooManyAttempts);
  pass(1);
  limit.check('a');
});

test('a success forgets the failures before it', () => {
  const { limit } = limited();
  limit.count('a');
  limit.count('a');
  expect(() => limit.check('a')).toThrow(TooManyAttempts);
  limit.forget('a');
  expect(() => limit.check('a')).not.toThrow();
});
