/**
 * What may happen to a request for additional hardware in which status: data alone, the same for the lifecycle, for the
 * dialog, and for the server that refuses. Sources: specification, section 4 ("Additional-hardware request"); contract,
 * `addCloudHardware`.
 */
import { cloudImageAllows, type CloudImageStatus } from '../cloud-image/rules.ts';

/** `accepted_add_hardwares` on the wire. */
export type HardwareRequestCode = 1 | 2 | 3 | 4;

/** `accepted_add_hardwares` by name. */
export type HardwareRequestStatusName = 'none' | 'pending' | 'accepted' | 'failed';

/** Name of each value of `accepted_add_hardwares`. */
export const hardwareRequestStatusNames: Readonly<
  Record<HardwareRequestCode, HardwareRequestStatusName>
> = { 1: 'none', 2: 'pending', 3: 'accepted', 4: 'failed' };

/** `submit` and `withdraw`: by the customer. `accept` and `refuse`: by the operator. */
export type HardwareRequestAction = 'submit' | 'withdraw' | 'accept' | 'refuse';

/**
 * In which statuses each action is allowed. A pending selection may be replaced by another one; what has been accepted
 * never changes again.
 */
export const hardwareRequestActions: Readonly<
  Record<HardwareRequestAction, readonly HardwareRequestStatusName[]>
> = {
  submit: ['none', 'pending', 'failed'],
  withdraw: ['pending'],
  accept: ['pending'],
  refuse: ['pending'],
};

/** What each action leads to. */
export const hardwareRequestResults: Readonly<Record<HardwareRequestAction, HardwareRequestCode>> =
  { submit: 2, withdraw: 1, accept: 3, refuse: 4 };

/** Whether an action is allowed with this `accepted_add_hardwares`; with a value that we do not know, none is. */
export function hardwareRequestAllows(action: HardwareRequestAction, status: number): boolean {
  return isHardwareRequestCode(status)
    ? hardwareRequestActions[action].includes(hardwareRequestStatusNames[status])
    : false;
}

/** Whether a number is one of the four statuses. */
export function isHardwareRequestCode(status: number): status is HardwareRequestCode {
  return status in hardwareRequestStatusNames;
}

/** Most pieces of hardware that one request can name (contract, `CloudHardwareRequest`). */
export const MOST_HARDWARE = 50;

/** What decides whether something may happen to a request. */
export interface HardwareRequestSituation {
  /** `accepted_add_hardwares`; a value that we do not know allows nothing. */
  readonly status: number;
  /** State of the cloud machine; one that is not there any more counts as deleted. */
  readonly machine: CloudImageStatus;
  /** How many pieces its package offers. */
  readonly offered: number;
}

/**
 * Why something may not happen to a request.
 *
 * `creating`, `deleted`: the machine. `unknown-status`: a value of either that this version does not know. `accepted`: the
 * request has been accepted and stays as it is. `nothing-pending`: there is nothing to withdraw or to decide. `no-hardware`: the package
 * offers none ('chưa có phần cứng', section 8).
 */
export type HardwareRequestRefusal =
  | 'creating'
  | 'deleted'
  | 'unknown-status'
  | 'accepted'
  | 'nothing-pending'
  | 'no-hardware';

/** Why an action may not happen now, or `null` when it may. In the order in which the server asks. */
export function hardwareRequestRefusal(
  action: HardwareRequestAction,
  { status, machine, offered }: HardwareRequestSituation,
): HardwareRequestRefusal | null {
  if (machine === 'creating' || machine === 'deleted') return machine;
  if (!cloudImageAllows('addHardware', machine) || !isHardwareRequestCode(status)) {
    return 'unknown-status';
  }
  if (!hardwareRequestAllows(action, status)) {
    return hardwareRequestStatusNames[status] === 'accepted' ? 'accepted' : 'nothing-pending';
  }
  return action === 'submit' && offered === 0 ? 'no-hardware' : null;
}

/** What an extension has to pay for: the price of each piece once the request is accepted, nothing before (section 9). */
export function hardwarePricesOf(
  status: number,
  hardwares: readonly { readonly price: number }[],
): number[] {
  if (!isHardwareRequestCode(status)) return [];
  const isAccepted = hardwareRequestStatusNames[status] === 'accepted';
  return isAccepted ? hardwares.map((hardware) => hardware.price) : [];
}
