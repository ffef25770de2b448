/** Public entry `@tram/machines/ip-rotation`: the internet routes of one PC. See `ip-rotation/README.md`. */
export type { FailureName } from './answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './actors/deadline.ts';
export { IP_ROTATION_PACE, ipRotationMachine } from './ip-rotation/machine.ts';
export { withIpRotationPorts } from './ip-rotation/ports.ts';
export type { IpRotationPorts } from './ip-rotation/ports.ts';
export {
  ipRotationActionOf,
  ipRotationActions,
  ipRotationAllows,
  ipRotationHolderOf,
  ipRotationRefusal,
  LONGEST_ROUTE_CHANGE,
  routeActions,
  SHORTEST_IP_STAY,
} from './ip-rotation/rules.ts';
export type {
  HeldRoute,
  IpRotationAction,
  IpRotationHolder,
  IpRotationRefusal,
  IpRotationSituation,
  IpRotationStatus,
  RouteAction,
  RouteKind,
  RoutesOfPc,
  RouteWait,
} from './ip-rotation/rules.ts';
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
export { ipRotationView } from './ip-rotation/view.ts';
export type { IpRotationView, RouteChangeView, RouteView } from './ip-rotation/view.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
