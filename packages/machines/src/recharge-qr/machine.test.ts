import type { Recharge } from '@tram/api/types';
import { describe, expect, test } from 'vitest';
import { conflictError, networkError } from '../fixtures/api-errors.ts';
import type { PaymentSnapshot } from '../payment/view.ts';
import { leavesOf } from '../testing/leaves.ts';
import { reach } from '../testing/reach.ts';
import {
  pendingRecharge,
  rechargeIntention,
  rechargeQrAnswers,
  rechargeQrEvents,
  rechargeQrSnapshots,
} from './fixtures.ts';
import { rechargeQrMachine } from './machine.ts';
import { withRechargeQrPorts } from './ports.ts';
import type { RechargeDraft } from './model.ts';

const order = rechargeIntention.order;
const nothing = { intention: null, tries: 0, checks: 0, error: null, finding: null, end: null };
/** Every step of the request. */
const requestSnapshots: readonly PaymentSnapshot<RechargeDraft, Recharge>[] = [
  { value: 'sending', context: { ...nothing, intention: rechargeIntention, tries: 1 } },
  { value: 'unsure', context: { ...nothing, intention: rechargeIntention, error: networkError } },
  {
    value: { resting: 'refused' },
    context: { ...nothing, end: { type: 'REFUSED', order, error: conflictError } },
  },
  {
    value: { resting: 'paid' },
    context: { ...nothing, end: { type: 'PAID', order, answer: pendingRecharge } },
  },
];

describe('every state', () => {
  const paths = reach(rechargeQrMachine, {
    inputs: [{}, { resume: pendingRecharge._id }, { intention: rechargeIntention }],
    events: Object.values(rechargeQrEvents).flat(),
    answers: rechargeQrAnswers,
    snapshots: { request: requestSnapshots },
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
