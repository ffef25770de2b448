import type { LoginCredentials } from '@tram/api/types';
import type { SessionEvent, SessionView } from '@tram/machines/session';
import { createListeners } from './listeners.ts';
import type { Navigator } from './navigation.ts';
import type { Notify } from './notices.ts';

/** Who is signed in, as `session-lifecycle.ts` makes it. */
export interface SessionLifecycle {
  readonly view: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: SessionEvent) => void;
  /** Logs in; resolves when the customer is inside or has been turned away, with what then is true. */
  readonly logIn: (credentials: LoginCredentials) => Promise<SessionView>;
}

/** What the rest of the portal needs of a session's end, before and after the lifecycle's code is there. */
export interface SessionEnd {
  /** True after a call in the background was refused: the page stays with what was typed, and a banner leads to the login. */
  readonly hasEnded: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The banner's way on: the login, and from there back here. */
  readonly continueToLogin: () => void;
  /** The customer logs out: forgets token, user and everything cached, goes to the login. */
  readonly logOut: () => void;
  /** Up from a log-out in another tab that led to the login until somebody is inside again: the login says why it is there. */
  readonly endedElsewhere: Pick<Flag, 'get' | 'subscribe'>;
}

export type Flag = ReturnType<typeof createFlag>;

/** A flag that is down. */
export function createFlag() {
  let raised = false;
  const { subscribe, emit } = createListeners();
  return {
    get: () => raised,
    set(value: boolean) {
      if (raised === value) return;
      raised = value;
      emit();
    },
    subscribe,
  };
}

/** What follows a session's lifecycle: the pages, the notices, the banner. */
export interface Followers {
  readonly navigator: Navigator;
  readonly notify: Notify;
  readonly ended: Flag;
  readonly endedElsewhere: Flag;
}
