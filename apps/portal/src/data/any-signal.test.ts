import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test('it is aborted with the first of its signals, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = anySignal([one.signal, other.signal]);
  expect(either.aborted).toBe(false);
  other.abort('late');
  one.abort('left');
  expect(either.reason).toBe('late');
});

test('it is aborted from the start where one of its signals is', () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort('left')]).reason).toBe('left');
});
