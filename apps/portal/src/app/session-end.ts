import type { UnauthorizedCall } from '@tram/api/client';
import type { Session } from '@tram/api/session';
import { accessOf } from './guard.ts';
import type { Notify } from './notices.ts';
import { loginPathFor } from './return-path.ts';

/** Where the customer is, and how to lead them elsewhere. The router is one. */
export interface Navigator {
  readonly navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
  readonly place: () => { pathname: string; search: string; hash: string };
}

export interface SessionEnd {
  /** True after a call in the background was refused: the page stays with what was typed, and a banner leads to the login. */
  readonly hasEnded: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Given to the client: a call was refused because of its token. */
  readonly onUnauthorized: (call: UnauthorizedCall) => void;
  /** The customer logs out: forgets token and user, goes to the login. */
  readonly logOut: () => void;
}

/**
 * What happens when a session ends (specification, section 4; architecture, portal).
 * - The customer's own action was refused: the message, the login, and from there back to the same place.
 * - A call in the background was refused: nothing moves, `hasEnded` turns true.
 * - Another tab logged out: the login.
 */
export function createSessionEnd(
  session: Session,
  navigator: () => Navigator | null,
  notify: Notify,
): SessionEnd {
  let ended = false;
  /** This tab closes the session itself and has its own next step. */
  let closing = false;
  const listeners = new Set<() => void>();

  function setEnded(value: boolean): void {
    if (ended === value) return;
    ended = value;
    for (const listener of listeners) listener();
  }

  function close(): void {
    closing = true;
    session.close();
    closing = false;
  }

  function goToLogin(comeBack: boolean): void {
    const place = navigator()?.place();
    if (place === undefined) return;
    void navigator()?.navigate(comeBack ? loginPathFor(place) : '/login');
  }

  session.subscribe(() => {
    if (session.token() !== null) {
      setEnded(false);
      return;
    }
    const place = navigator()?.place();
    if (closing || place === undefined || accessOf(place.pathname) !== 'customers') return;
    goToLogin(false);
  });

  return {
    hasEnded: () => ended,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnauthorized({ background, error }) {
      close();
      if (background) {
        setEnded(true);
        return;
      }
      notify('inValid', error.message, { keep: true });
      goToLogin(true);
    },
    logOut() {
      close();
      goToLogin(false);
    },
  };
}
