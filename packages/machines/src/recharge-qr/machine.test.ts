import { describe, expect, test } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { reach } from '../testing/reach.ts';
import {
  pendingRecharge,
  rechargeIntention,
  rechargeQrAnswers,
  rechargeQrEvents,
  rechargeQrSnapshots,
  rechargeRequestSnapshots,
} from './fixtures.ts';
import { rechargeQrMachine } from './machine.ts';
import { withRechargeQrPorts } from './ports.ts';

describe('every state', () => {
  const paths = reach(rechargeQrMachine, {
    inputs: [{}, { resume: pendingRecharge._id }, { intention: rechargeIntention }],
    events: Object.values(rechargeQrEvents).flat(),
    answers: rechargeQrAnswers,
    snapshots: { request: rechargeRequestSnapshots },
    key: ({ id, request, recharge, cancelRefused }) => [
      id,
      request.step,
      recharge?.is_succeeded,
      cancelRefused,
    ],
    limit: 20_000,
  });

  test.each(leavesOf(rechargeQrMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(rechargeQrMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(rechargeQrSnapshots)).toContain(leaf);
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { now: () => 0, newKey: () => '' };
    // @ts-expect-error -- requestRecharge, cancelRecharge and readRecharge are missing
    expect(withRechargeQrPorts(incomplete)).toBeDefined();
  });
});
