/**
 * What may happen to a recharge in which status: data alone, the same for the lifecycle and for the server that refuses.
 * Sources: specification, section 4 ("Payment/general status"); interpretations, "Status values".
 */
import type { RechargeStatus } from '@tram/api/types';

/** `is_succeeded` by name. */
export type RechargeStatusName = 'pending' | 'successful' | 'cancelled' | 'timed-out';

/** Name of each value of `is_succeeded`. */
export const rechargeStatusNames: Readonly<Record<RechargeStatus, RechargeStatusName>> = {
  0: 'pending',
  1: 'successful',
  2: 'cancelled',
  3: 'timed-out',
};

/** `cancel`: by the customer. `expire`: 15 minutes are over. `credit`: the bank reports the transfer. */
export type RechargeAction = 'cancel' | 'expire' | 'credit';

/**
 * In which statuses each action is allowed. Money that arrives is credited whatever became of the recharge meanwhile; a
 * successful one never changes again.
 */
export const rechargeActions: Readonly<Record<RechargeAction, readonly RechargeStatusName[]>> = {
  cancel: ['pending'],
  expire: ['pending'],
  credit: ['pending', 'cancelled', 'timed-out'],
};

/** Which statuses can follow each status. */
export const rechargeSuccessors: Readonly<
  Record<RechargeStatusName, readonly RechargeStatusName[]>
> = {
  pending: ['successful', 'cancelled', 'timed-out'],
  cancelled: ['successful'],
  'timed-out': ['successful'],
  successful: [],
};

/** Whether an action is allowed on a recharge with this `is_succeeded`. */
export function rechargeAllows(action: RechargeAction, status: RechargeStatus): boolean {
  return rechargeActions[action].includes(rechargeStatusNames[status]);
}
