/** Public entry `@tram/machines/recharge-qr`: one top-up by QR code. See `recharge-qr/README.md`. */
export type { FailureName } from './answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './actors/deadline.ts';
export * from './recharge-qr/machine.ts';
export * from './recharge-qr/ports.ts';
export * from './recharge-qr/rules.ts';
export { RECHARGE_PACE } from './recharge-qr/setup.ts';
export type * from './recharge-qr/model.ts';
export * from './recharge-qr/view.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
