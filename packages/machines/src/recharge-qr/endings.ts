/** Where the answers of the calls and the readings lead, and what they leave behind. */
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { paymentView } from '../payment/view.ts';
import type { PaymentSnapshot, PaymentStep } from '../payment/view.ts';
import type { RechargeStatusName } from './rules.ts';
import type { RechargeDraft } from './types.ts';

type Answered = { event: { output: Result<Partial<Recharge>> } };

const answer = ({ event }: Answered) => event.output;
const answersWith = (status: RechargeStatusName) =>
  ({
    type: 'answersWith',
    params: ({ event }: Answered) => ({ result: event.output, status }),
  }) as const;
const takeCancelled = { type: 'takeCancelled', params: answer } as const;

type Asked = { event: { snapshot: PaymentSnapshot<RechargeDraft, Recharge> } };
const request = ({ event }: Asked) => paymentView(event.snapshot);
const asks = (step: PaymentStep) =>
  ({
    type: 'asks',
    params: ({ event }: Asked) => ({ step, request: paymentView(event.snapshot) }),
  }) as const;
const takeRequest = { type: 'takeRequest', params: request } as const;

/** Where the request leads, step by step. */
export const requestSteps = [
  {
    guard: { type: 'opens', params: request },
    target: '#open.awaiting',
    actions: [takeRequest, { type: 'takeRecharge', params: request }],
  },
  // The answer to a request of before, when something has become of the recharge since, or one that is only an id: it is read.
  {
    guard: { type: 'answers', params: request },
    target: '#open',
    actions: [takeRequest, { type: 'takeId', params: request }],
  },
  { guard: { type: 'isNameless', params: request }, target: '#failed', actions: takeRequest },
  { guard: asks('sending'), target: '#creating', actions: takeRequest },
  { guard: asks('unsure'), target: '#unsure', actions: takeRequest },
  { guard: asks('checking'), target: '#unsure', actions: takeRequest },
  { guard: asks('unconfirmed'), target: '#failed', actions: takeRequest },
  { guard: asks('refused'), target: '#failed', actions: takeRequest },
  { actions: takeRequest },
] as const;

/** Where the cancellation leads. A refusal is no end: it may have been paid meanwhile. */
export const cancelEnds = [
  { guard: answersWith('cancelled'), target: 'cancelled', actions: takeCancelled },
  {
    guard: { type: 'succeeded', params: answer },
    target: 'checking',
    actions: 'markCancelRefused',
  },
  { target: 'checking', actions: ['markCancelRefused', takeCancelled] },
] as const;

/** The recharge that was read has this status. */
export const says = (status: RechargeStatusName) => ({ type: 'says', params: { status } }) as const;

/** The transitions of a RECORD, by the status that it carries. */
export const whenPaid = (leaf: 'onTime' | 'late' | 'beforeCancel') =>
  ({
    guard: says('successful'),
    target: `#paid.${leaf}`,
    actions: ['takeRecord', { type: 'emitPaid', params: { late: leaf === 'late' } }],
  }) as const;
export const whenCancelled = {
  guard: says('cancelled'),
  target: '#cancelled',
  actions: 'takeRecord',
} as const;
export const whenExpired = {
  guard: says('timed-out'),
  target: '#expired',
  actions: 'takeRecord',
} as const;

/** Where it leads that there is no such recharge, or none that this account may see. */
export const whenGone = {
  MISSING: { target: '#failed', actions: 'takeLookRefusal' },
  LOOK_FAILED: [
    { guard: 'isHopeless', target: '#failed', actions: 'takeLookRefusal' },
    { actions: 'takeLookError' },
  ],
} as const;

/** Back to the form. */
export const startOver = {
  target: '#editing',
  actions: ['forgetRecharge', { type: 'tellRequest', params: { type: 'ABANDON' } }],
} as const;
