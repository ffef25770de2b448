/** Public entry `@tram/machines/session`: who is signed in, from the login to the end. See `session/README.md`. */
export { sessionMachine } from './session/machine.ts';
export { withSessionPorts } from './session/ports.ts';
export type { SessionPorts } from './session/ports.ts';
export { credentialsRefusal, mayEnter, sessionActions, sessionAllows } from './session/rules.ts';
export type { CredentialsRefusal, SessionAction, SessionPhase } from './session/rules.ts';
export type {
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionReason,
  SessionUser,
} from './session/model.ts';
export { sessionView } from './session/view.ts';
export type { SessionView } from './session/view.ts';
