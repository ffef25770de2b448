/**
 * What may happen to a recharge in which status: data alone, the same for the lifecycle and for the server that refuses.
 * Sources: specification, sections 4 ("Payment/general status"), 5 ("Recharge") and 9; interpretations, "Status values".
 */
import type { RechargeStatus } from '@tram/api/types';
import { MAXIMUM_RECHARGE, MINIMUM_RECHARGE } from '../rules/limits.ts';

/** `is_succeeded` by name. */
export type RechargeStatusName = 'pending' | 'successful' | 'cancelled' | 'timed-out';

/** Name of each value of `is_succeeded`. */
export const rechargeStatusNames: Readonly<Record<RechargeStatus, RechargeStatusName>> = {
  0: 'pending',
  1: 'successful',
  2: 'cancelled',
  3: 'timed-out',
};

/** Name of an `is_succeeded`; `null` for one that no version of the specification names. */
export function rechargeStatusOf(code: number | undefined): RechargeStatusName | null {
  return code !== undefined && isRechargeStatus(code) ? rechargeStatusNames[code] : null;
}

function isRechargeStatus(code: number): code is RechargeStatus {
  return code in rechargeStatusNames;
}

/** `cancel`: by the customer. `expire`: 15 minutes are over. `credit`: the bank reports the transfer. */
export type RechargeAction = 'cancel' | 'expire' | 'credit';

/**
 * In which statuses each action is allowed. Money that arrives is credited in any state of the recharge; a
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

/** Why an action is refused: what has become of the recharge. */
export type RechargeRefusal = 'still-pending' | 'already-paid' | 'already-cancelled' | 'timed-out';

const refusalByStatus: Readonly<Record<RechargeStatusName, RechargeRefusal>> = {
  pending: 'still-pending',
  successful: 'already-paid',
  cancelled: 'already-cancelled',
  'timed-out': 'timed-out',
};

/** Why an action is refused on a recharge with this `is_succeeded`, or `null` when it is allowed. */
export function rechargeRefusal(
  action: RechargeAction,
  status: RechargeStatus,
): RechargeRefusal | null {
  return rechargeAllows(action, status) ? null : refusalByStatus[rechargeStatusNames[status]];
}

/** Why sum and bank cannot be sent. */
export type RechargeDraftRefusal =
  | 'not-whole-money'
  | 'below-minimum'
  | 'above-maximum'
  | 'bank-missing';

/**
 * Why sum and bank cannot be sent, or `null` when they can: at least 50.000 VND ('Nạp tối thiểu 50.000đ') and a bank.
 *
 * @param draft `money` in VND
 */
export function rechargeDraftRefusal(draft: {
  readonly money: number;
  readonly bankId: string;
}): RechargeDraftRefusal | null {
  if (!Number.isSafeInteger(draft.money)) return 'not-whole-money';
  if (draft.money < MINIMUM_RECHARGE) return 'below-minimum';
  if (draft.money > MAXIMUM_RECHARGE) return 'above-maximum';
  return draft.bankId === '' ? 'bank-missing' : null;
}
