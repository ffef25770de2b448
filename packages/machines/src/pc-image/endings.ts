/** Where the answers of the calls lead, and what they leave behind: the transitions of the states that wait for one. */
import type { Result } from '@tram/api/result';
import type { Image } from '@tram/api/types';

const paid = ({ event }: { event: { output: Result<Image> } }) => event.output;
const operated = ({ event }: { event: { output: Result<string | null> } }) => event.output;

const settlePayment = { type: 'settlePayment', params: paid } as const;
const settleOperation = { type: 'settleOperation', params: operated } as const;

/** Where a rental or an extension leads. */
export const paymentEnds = [
  { guard: { type: 'succeeded', params: paid }, target: 'resting.paid', actions: settlePayment },
  {
    guard: { type: 'isUndecided', params: paid },
    target: 'unsure',
    actions: { type: 'keepPaymentError', params: paid },
  },
  { target: 'resting.refused', actions: settlePayment },
] as const;

/** Where a call to the machine leads. */
export const operationEnds = [
  {
    guard: { type: 'succeeded', params: operated },
    target: 'resting.done',
    actions: settleOperation,
  },
  { target: 'resting.refused', actions: settleOperation },
] as const;
