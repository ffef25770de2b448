import { describe, expect, test } from 'vitest';
import { conflictError, networkError } from '../fixtures/api-errors.ts';
import { leavesOf } from '../testing/leaves.ts';
import { reach } from '../testing/reach.ts';
import {
  extendIntention,
  notRentedImage,
  pcImageAnswers,
  pcImageEvents,
  pcImageSnapshots,
  readyImage,
} from './fixtures.ts';
import { pcImageMachine } from './machine.ts';
import { withPcImagePorts } from './ports.ts';
import { situationOf } from './model.ts';
import type { PcImageContext } from './model.ts';

/** The account and the tunnel only forbid: they lead to no other states and take the walk long. */
const doing = (context: PcImageContext) => {
  const { status, payment, operation } = situationOf(context);
  return [status, payment, operation];
};

/** The successes, a lost answer and a refusal: the others lead to the same states and take the walk long. */
const few = <Answer extends { ok: boolean }>(answers: readonly Answer[]) =>
  answers.filter(
    (answer) =>
      !('error' in answer) || answer.error === networkError || answer.error === conflictError,
  );

describe('every state', () => {
  const paths = reach(pcImageMachine, {
    inputs: [{ record: notRentedImage }, { record: readyImage, intention: extendIntention }],
    events: Object.values(pcImageEvents).flat(),
    answers: { operate: few(pcImageAnswers.operate) },
    key: (context) => [...doing(context), context.record.updatedAt],
    limit: 60_000,
  });

  test.each(leavesOf(pcImageMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(pcImageMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(pcImageSnapshots)).toContain(leaf);
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { now: () => 0, newKey: () => '' };
    // @ts-expect-error -- the calls are missing
    expect(withPcImagePorts(incomplete)).toBeDefined();
  });
});
