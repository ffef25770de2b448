/** Public entry `@tram/machines/recharge-qr`: one top-up by QR code. See `recharge-qr/README.md`. */
export type { FailureName } from './answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './actors/deadline.ts';
export { rechargeQrMachine } from './recharge-qr/machine.ts';
export { withRechargeQrPorts } from './recharge-qr/ports.ts';
export type { RechargeOrder, RechargeQrPorts } from './recharge-qr/ports.ts';
export {
  rechargeActions,
  rechargeAllows,
  rechargeDraftRefusal,
  rechargeRefusal,
  rechargeStatusNames,
  rechargeStatusOf,
  rechargeSuccessors,
} from './recharge-qr/rules.ts';
export type {
  RechargeAction,
  RechargeDraftRefusal,
  RechargeRefusal,
  RechargeStatusName,
} from './recharge-qr/rules.ts';
export { RECHARGE_PACE } from './recharge-qr/setup.ts';
export type {
  RechargeDraft,
  RechargeIntention,
  RechargeQrContext,
  RechargeQrEmitted,
  RechargeQrEvent,
  RechargeQrInput,
} from './recharge-qr/model.ts';
export { rechargeQrView } from './recharge-qr/view.ts';
export type { RechargeQrReason, RechargeQrStep, RechargeQrView } from './recharge-qr/view.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
