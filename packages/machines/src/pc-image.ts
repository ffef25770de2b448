/** Public entry `@tram/machines/pc-image`: one physical PC of a customer. See `pc-image/README.md`. */
export * from './pc-image/machine.ts';
export type {
  PcImageContext,
  PcImageEmitted,
  PcImageEvent,
  PcImageInput,
  PcImageIntention,
  PcImageOperationFailure,
  PcImageOrder,
  PcImagePaymentAnswer,
  PcImageRecord,
} from './pc-image/model.ts';
export * from './pc-image/ports.ts';
export * from './pc-image/rules.ts';
export * from './pc-image/view.ts';
export type * from './actors/public-types.ts';
