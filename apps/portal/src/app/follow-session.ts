import { noPermission, unknownError } from '@tram/api/error-catalogue';
import type { SessionView } from '@tram/machines/session';
import { accessOf, loginPathFor } from './navigation.ts';
import { eventWords } from '../data/event-words.vi.ts';
import type { Drafts } from './drafts.ts';
import type { Followers, SessionLifecycle } from './session-end.ts';
import { placeAfterLogin } from './wanted-place.ts';
import { currentWords } from './words.ts';

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
export function followSession(
  lifecycle: SessionLifecycle,
  followers: Followers & { readonly drafts: Drafts },
): void {
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
  { navigator, notify, ended, endedElsewhere, drafts }: Followers & { readonly drafts: Drafts },
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
    notify('warn', currentWords(eventWords).anotherCustomer, { keep: true });
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
