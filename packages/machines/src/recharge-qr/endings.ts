/** Where the answers of the calls and the readings lead, and what they leave behind. */
import type { Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import type { RechargeStatusName } from './rules.ts';

type Answered = { event: { output: Result<Recharge> } };

const answer = ({ event }: Answered) => event.output;
const answersWith = (status: RechargeStatusName) =>
  ({
    type: 'answersWith',
    params: ({ event }: Answered) => ({ result: event.output, status }),
  }) as const;
const takeId = { type: 'takeId', params: answer } as const;
const takeAnswer = { type: 'takeAnswer', params: answer } as const;

/** Where the request leads. */
export const requestEnds = [
  { guard: answersWith('pending'), target: '#open.awaiting', actions: takeAnswer },
  // The answer to a request of before, when something has become of the recharge since: it is read.
  { guard: { type: 'succeeded', params: answer }, target: '#open', actions: takeId },
  { guard: { type: 'isUndecided', params: answer }, target: 'unsure', actions: takeAnswer },
  { target: 'failed', actions: takeAnswer },
] as const;

/** Where the cancellation leads. A refusal is no end: it may have been paid meanwhile. */
export const cancelEnds = [
  { guard: answersWith('cancelled'), target: 'cancelled', actions: takeAnswer },
  {
    guard: { type: 'succeeded', params: answer },
    target: 'checking',
    actions: 'markCancelRefused',
  },
  { target: 'checking', actions: ['markCancelRefused', takeAnswer] },
] as const;

/** The recharge that was read has this status. */
export const says = (status: RechargeStatusName) => ({ type: 'says', params: { status } }) as const;

/** The transitions of a RECORD, by the status that it carries. */
export const whenPaid = (leaf: 'onTime' | 'late' | 'beforeCancel') =>
  ({
    guard: says('successful'),
    target: `#paid.${leaf}`,
    actions: ['takeRecord', { type: 'sayPaid', params: { late: leaf === 'late' } }],
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
export const startOver = { target: '#editing', actions: 'forgetRecharge' } as const;
