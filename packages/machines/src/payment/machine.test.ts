import { describe, expect, test } from 'vitest';
import { conflictError, networkError } from '../fixtures/api-errors.ts';
import { leavesOf } from '../testing/leaves.ts';
import { reach } from '../testing/reach.ts';
import { unprovided } from '../actors/port.ts';
import {
  keyedIntention,
  paymentAnswers,
  paymentEvents,
  paymentSnapshots,
  samplePaymentMachine,
  writtenIntention,
  type SampleOrder,
} from './fixtures.ts';
import { paymentMachine } from './machine.ts';

/** One of a server that does not honour keys. */
const withoutKeys = paymentMachine<SampleOrder, string>({
  send: unprovided,
  newKey: () => 'not provided',
  evidence: { read: unprovided, find: unprovided },
  quote: null,
});

/** The successes, a lost answer and a refusal: the others lead to the same states and take the walk long. */
const few = <Answer extends { ok: boolean }>(answers: readonly Answer[]) =>
  answers.filter(
    (answer) =>
      !('error' in answer) || answer.error === networkError || answer.error === conflictError,
  );

describe('every state', () => {
  const walks = [samplePaymentMachine, withoutKeys].map((machine) =>
    reach(machine, {
      inputs: [{ intention: null }, { intention: keyedIntention }, { intention: writtenIntention }],
      events: Object.values(paymentEvents).flat(),
      answers: {
        send: few(paymentAnswers.send),
        read: few(paymentAnswers.read),
        find: few(paymentAnswers.find),
      },
      key: ({ intention, tries, checks }) => [intention, Math.min(tries, 2), Math.min(checks, 7)],
      limit: 20_000,
    }),
  );

  test.each(leavesOf(samplePaymentMachine))('%s is reached', (leaf) => {
    expect(walks.some((paths) => paths.has(leaf))).toBe(true);
  });

  test.each(leavesOf(samplePaymentMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(paymentSnapshots)).toContain(leaf);
  });

  test('where keys are not honoured nothing is ever asked again with one', () => {
    expect([walks[0]?.has('unsure'), walks[1]?.has('unsure')]).toEqual([true, false]);
  });
});
