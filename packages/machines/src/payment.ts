/** Public entry `@tram/machines/payment`: paying for something once, even if the answer is lost. See `payment/README.md`. */
export type { FailureName } from './answers/failure.ts';
export { paymentMachine, type PaymentMachine } from './payment/machine.ts';
export type * from './payment/model.ts';
export * from './payment/view.ts';
export type { Port } from './actors/port.ts';
