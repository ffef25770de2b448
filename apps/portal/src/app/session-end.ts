import { noPermission, unknownError } from '@tram/api/error-catalogue';
import type { LoginCredentials } from '@tram/api/types';
import type { SessionEvent, SessionView } from '@tram/machines/session';
import type { Drafts } from './drafts.ts';
import { createListeners } from './listeners.ts';
import { accessOf, type Navigator, loginPathFor } from './navigation.ts';
import type { Notify } from './notices.ts';
import { currentWords } from './words.ts';
import { appWords } from './words.vi.ts';
import { placeAfterLogin } from './wanted-place.ts';

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
  readonly drafts: Drafts;
}

/**
 * Leads the customer where the session has gone (specification, sections 2, 4 and 6):
 * - signed in, on an open form → the place they came from or have signed up for, or '/';
 * - logged out here → the login;
 * - logged out in another tab → the login, which says so, and from there the same customer back to the same place;
 * - their own action was refused for the token → its message, the login, and from there back to the same place;
 * - the account was locked → why, and the login;
 * - refused in the background → nothing moves, `ended` is raised;
 * - another customer than the last one here is inside → '/', with nothing of what the last one has typed; under an open page it says so.
 */
export function followSession(lifecycle: SessionLifecycle, followers: Followers): void {
  let before = lifecycle.view();
  /** Id of the customer who was inside last, with an account. */
  let owner = before.user?._id ?? null;
  react(null, before, owner, lifecycle, followers);
  lifecycle.subscribe(() => {
    const last = before;
    const lastOwner = owner;
    before = lifecycle.view();
    if (before.isInside && !before.isBusy) owner = before.user?._id ?? owner;
    react(last, before, lastOwner, lifecycle, followers);
  });
}

function react(
  before: SessionView | null,
  now: SessionView,
  lastOwner: string | null,
  lifecycle: SessionLifecycle,
  { navigator, notify, ended, endedElsewhere, drafts }: Followers,
): void {
  const place = navigator.place();
  // In place of the page that is no longer for them: Back would only lead them away from it again.
  const leadTo = (path: string) => navigator.navigate(path, { replace: true });
  ended.set(now.phase === 'expired');
  const owner = now.isInside ? (now.user?._id ?? null) : null;
  if (owner !== null) {
    drafts.admit(owner);
    endedElsewhere.set(false);
  }
  if (now.isInside && !now.isBusy && accessOf(place.pathname) === 'guests') {
    // The addresses of another customer name machines of theirs.
    const isSomebodyElse = lastOwner !== null && owner !== lastOwner;
    void leadTo(placeAfterLogin(isSomebodyElse ? '' : place.search, window.location.origin));
    return;
  }
  if (before?.isInside === true && owner !== null && owner !== before.user?._id) {
    notify('warn', currentWords(appWords).anotherCustomer, { keep: true });
    void leadTo('/');
    return;
  }
  if (now.phase === 'locked') {
    notify('inValid', now.error?.message ?? noPermission, { keep: true });
    lifecycle.send({ type: 'CONTINUE' });
    void leadTo('/login');
    return;
  }
  if (before === null || !before.isInside || now.isInside) return;
  if (now.reason === 'expired') {
    if (before.phase !== 'expired') {
      notify('inValid', now.error?.message ?? unknownError, { keep: true });
    }
    void leadTo(loginPathFor(place));
  } else if (now.reason === 'elsewhere') {
    endedElsewhere.set(true);
    void leadTo(loginPathFor(place));
  } else {
    void leadTo('/login');
  }
}
