/** Public entry `@tram/machines/ip-rotation`: the internet routes of one PC. See `ip-rotation/README.md`. */
export type { FailureName } from './answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './actors/deadline.ts';
export * from './ip-rotation/machine.ts';
export * from './ip-rotation/ports.ts';
export * from './ip-rotation/rules.ts';
export type { RouteOrder } from './ip-rotation/model.ts';
export type {
  IpRotationContext,
  IpRotationUncertainty,
  IpRotationEmitted,
  IpRotationEvent,
  IpRotationInput,
  IpRotationReason,
  IpRotationRecord,
  IpRotationRoutes,
  IpRotationIntention,
} from './ip-rotation/model.ts';
export * from './ip-rotation/view.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
