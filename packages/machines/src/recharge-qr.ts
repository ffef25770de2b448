/** Public entry `@tram/machines/recharge-qr`: one top-up by QR code. See `recharge-qr/README.md`. */
export { RECHARGE_PACE, rechargeQrMachine } from './recharge-qr/machine.ts';
export { withRechargeQrPorts } from './recharge-qr/ports.ts';
export type { RechargeQrPorts } from './recharge-qr/ports.ts';
export {
  rechargeActions,
  rechargeAllows,
  rechargeStatusNames,
  rechargeSuccessors,
} from './recharge-qr/rules.ts';
export type { RechargeAction, RechargeStatusName } from './recharge-qr/rules.ts';
export type {
  RechargeAttempt,
  RechargeDraft,
  RechargeQrContext,
  RechargeQrEmitted,
  RechargeQrEvent,
  RechargeQrInput,
} from './recharge-qr/types.ts';
export { rechargeQrView } from './recharge-qr/view.ts';
export type { RechargeQrReason, RechargeQrStep, RechargeQrView } from './recharge-qr/view.ts';
