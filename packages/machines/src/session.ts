/** Public entry `@tram/machines/session`: who is signed in, from the login to the end. See `session/README.md`. */
export * from './session/machine.ts';
export * from './session/ports.ts';
export * from './session/rules.ts';
export type {
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionReason,
  SessionUser,
} from './session/model.ts';
export * from './session/view.ts';
