/** Public entry `@tram/machines/cloud-image`: one cloud machine of a customer. See `cloud-image/README.md`. */
export type { CloudImageReading } from './cloud-image/transitions.ts';
export * from './cloud-image/machine.ts';
export * from './cloud-image/ports.ts';
export * from './cloud-image/rules.ts';
export { CLOUD_IMAGE_PACE } from './cloud-image/setup.ts';
export type {
  CloudExtension,
  CloudImageAnswer,
  CloudImageContext,
  CloudImageEmittedAction,
  CloudImageEmitted,
  CloudImageEnd,
  CloudImageEvent,
  CloudImageInput,
  CloudImageIntention,
  CloudImageActiveCommand,
  CloudImageReason,
  CloudImageRecord,
  CloudImageResult,
  CloudImageSession,
  CloudImageReport,
  CloudPaymentAnswer,
} from './cloud-image/model.ts';
export * from './cloud-image/view.ts';
export type * from './actors/public-types.ts';
