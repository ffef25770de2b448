import { accessOf } from './guard.ts';
import type { Place } from './navigator.ts';

/** Query parameter of `/login` that says where the customer came from. */
const returnParameter = 'from';

/**
 * Where to go after a login: the place the customer came from, if it is a page of this portal behind the login, else '/'.
 * An address of another site is never followed, however it is written (`//evil.example`, `/\evil.example`, `https:…`).
 */
export function returnPathFrom(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter);
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin) return '/';
  // Sending somebody who has just logged in back to an open page would look as if the login had failed.
  if (accessOf(url.pathname) !== 'customers') return '/';
  return url.pathname + url.search + url.hash;
}

/** The login page that leads back to a place of the portal. */
export function loginPathFor(place: Place): string {
  const from = place.pathname + place.search + place.hash;
  return from === '/' ? '/login' : `/login?${returnParameter}=${encodeURIComponent(from)}`;
}
