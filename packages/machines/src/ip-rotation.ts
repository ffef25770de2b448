/** Public entry `@tram/machines/ip-rotation`: the internet routes of one PC. See `ip-rotation/README.md`. */
export * from './ip-rotation/machine.ts';
export * from './ip-rotation/ports.ts';
export * from './ip-rotation/rules.ts';
export type {
  IpRotationContext,
  IpRotationEmitted,
  IpRotationEvent,
  IpRotationInput,
  IpRotationIntention,
  IpRotationReason,
  IpRotationRecord,
  IpRotationRoutes,
  IpRotationUncertainty,
  RouteOrder,
} from './ip-rotation/model.ts';
export * from './ip-rotation/view.ts';
export type * from './actors/public-types.ts';
