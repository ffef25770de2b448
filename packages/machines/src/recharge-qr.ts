/** Public entry `@tram/machines/recharge-qr`: one top-up by QR code. See `recharge-qr/README.md`. */
export * from './recharge-qr/machine.ts';
export * from './recharge-qr/ports.ts';
export * from './recharge-qr/rules.ts';
export { RECHARGE_PACE } from './recharge-qr/setup.ts';
export type * from './recharge-qr/model.ts';
export * from './recharge-qr/view.ts';
export type * from './actors/public-types.ts';
