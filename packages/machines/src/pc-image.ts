/** Public entry `@tram/machines/pc-image`: one physical PC of a customer. See `pc-image/README.md`. */
export type { FailureName } from './answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './actors/deadline.ts';
export { PC_IMAGE_PACE, pcImageMachine } from './pc-image/machine.ts';
export type {
  KnownPcImage,
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
export { withPcImagePorts } from './pc-image/ports.ts';
export type { PaymentOrder, PcImagePorts } from './pc-image/ports.ts';
export {
  pcImageActions,
  pcImageAllows,
  pcImageRefusal,
  pcImageStatusOf,
} from './pc-image/rules.ts';
export type {
  PcImageAction,
  PcImageOperation,
  PcImagePayment,
  PcImageRefusal,
  PcImageSituation,
  PcImageStatus,
} from './pc-image/rules.ts';
export { pcImageView } from './pc-image/view.ts';
export type { PcImageOperationView, PcImageView } from './pc-image/view.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
