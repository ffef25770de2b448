/** Public entry `@tram/machines/hardware-request`: one request for additional hardware. See `hardware-request/README.md`. */
export type { FailureName } from './answers/failure.ts';
export * from './hardware-request/view.ts';
export * from './hardware-request/machine.ts';
export * from './hardware-request/ports.ts';
export * from './hardware-request/rules.ts';
export { HARDWARE_CHECKS, HARDWARE_REQUEST_PACE } from './hardware-request/setup.ts';
export type {
  HardwareCall,
  HardwareIntention,
  HardwareOffer,
  HardwarePiece,
  HardwareReading,
  HardwareRequestContext,
  HardwareRequestEmitted,
  HardwareRequestEvent,
  HardwareRequestInput,
  HardwareRequestReason,
  HardwareRequestRecord,
  HardwareRequestState,
  HardwareRequestStatus,
  HardwareSelectionRefusal,
  HardwareUncertainty,
} from './hardware-request/model.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
