import type { Account, AuthSession, LoginCredentials, Notification } from '@tram/api/types';
import { portActor, requiring, type Port } from '../actors/port.ts';
import { sessionMachine, type SessionMachine } from './machine.ts';

/** The effects of a session. Each of them is required. */
export interface SessionPorts {
  /** `login` (`POST /auth/login`); name and password arrive trimmed. */
  login: Port<LoginCredentials, AuthSession>;
  /** `getNotification` (`GET /notification`). */
  getNotification: Port<void, Notification>;
  /** `getMyAccount` (`GET /accounts/me`), through the cache that the screens read. */
  getMyAccount: Port<void, Account>;
  /** Stores token and user (section 9, storage keys). Called for role USER alone. */
  openSession: (session: AuthSession) => void;
  /** Removes token and user from storage. */
  closeSession: () => void;
  /** Forgets everything of the customer that is not stored: caches, sockets, running lifecycles. */
  forgetCustomer: () => void;
}

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withSessionPorts(ports: SessionPorts): SessionMachine {
  return sessionMachine.provide({
    actors: {
      login: portActor(requiring(ports.login)),
      getNotification: portActor(ports.getNotification),
      getMyAccount: portActor(ports.getMyAccount),
    },
    actions: {
      openSession: (_, result) => {
        if (result.ok) ports.openSession(result.value);
      },
      closeSession: () => ports.closeSession(),
      forgetCustomer: () => ports.forgetCustomer(),
    },
  });
}
