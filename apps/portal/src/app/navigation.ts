import type { RentalKind } from '@tram/machines/rules';
import { routes, type Access } from '../routes.ts';

/** A place of the portal, as the router and the browser name it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where the customer is or is going, and how to navigate elsewhere. The router is one. */
export interface Navigator {
  readonly navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
  readonly place: () => Place;
}

/** Where a route sends those who may not open it, or null when they may. */
function refusedTo(access: Access, hasToken: boolean): '/' | '/home' | null {
  if (access === 'guests' && hasToken) return '/';
  if (access === 'customers' && !hasToken) return '/home';
  return null;
}

/** Who may open the page at a path, known before any of its code is loaded. */
export function accessOf(pathname: string): Access {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path)?.access ?? 'customers';
}

/** Query parameter of `/login` and `/register` that says where the customer is to be led afterwards. */
const returnParameter = 'from';

/** The query of a login or a sign-up that leads to a path of the portal. */
export function searchFrom(path: string): string {
  return `?${returnParameter}=${encodeURIComponent(path)}`;
}

/** Where an offer of each kind is rented: its screen, and the dialog there that is about one offer. */
export const offerDialogs = {
  pc: { screen: '/', dialog: 'create' },
  vps: { screen: '/vps', dialog: 'choose' },
  cloud: { screen: '/create-clouds', dialog: 'rent' },
} as const satisfies Readonly<
  Record<RentalKind, { readonly screen: string; readonly dialog: string }>
>;

/** The address, behind the login, of the dialog that rents this very offer. */
export function offerAddress(kind: RentalKind, id: string): string {
  const { screen, dialog } = offerDialogs[kind];
  return `${screen}?${dialog}=${encodeURIComponent(id)}`;
}

/**
 * The place that is opened in the stead of one that may not be, or null when it may: who is signed in already is led from a login or
 * a sign-up to where it would have led them.
 */
export function placeInstead(
  access: Access,
  { search, origin }: Pick<URL, 'search' | 'origin'>,
  hasToken: boolean,
): string | null {
  const elsewhere = refusedTo(access, hasToken);
  return elsewhere === '/' ? returnPathFrom(search, origin) : elsewhere;
}

/**
 * Where to go after a login: the place the customer came from, if it is a page of this portal behind the login, else '/'.
 * An address of another site is never followed, however it is written (`//evil.example`, `/\evil.example`, `/.//evil.example`, `https:…`).
 */
export function returnPathFrom(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter) ?? '';
  if (!wanted.startsWith('/')) return '/';
  // Behind the origin it can only be a path; one that begins with two slashes, once dots are resolved, would be a host elsewhere.
  const { pathname, search: query, hash } = new URL(origin + wanted);
  if (pathname.startsWith('//')) return '/';
  // Returning to an open page after a login would look as if the login had failed.
  if (accessOf(pathname) !== 'customers') return '/';
  return pathname + query + hash;
}

/** The login page that leads back to a place of the portal. */
export function loginPathFor(place: Place): string {
  const from = place.pathname + place.search + place.hash;
  return from === '/' ? '/login' : `/login${searchFrom(from)}`;
}
