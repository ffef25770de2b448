import type { EarlyRequest } from './protocol.ts';

/** The first calls of pages, as the build makes them of the table of routes (`scripts/build/first-calls.ts`). */
export interface FirstCalls {
  /** The call of every page behind the login. */
  readonly inside: string;
  /** Pages that a customer with a token does not stay on, or that need no call of their own. */
  readonly open: readonly string[];
  /** By path. An address that ends with `=` is completed by the page that the location names. */
  readonly routes: Readonly<
    Record<string, { readonly address: string; readonly unless?: readonly [string, string] }>
  >;
}

/**
 * The addresses, with the base in front, that the page at this location will ask for first. A wrong one costs a wasted request and
 * nothing else: what no loader asks for is never read.
 */
export function firstCallsOf(
  { inside, open, routes }: FirstCalls,
  location: { pathname: string; search: string },
  apiBase: string,
): string[] {
  if (open.includes(location.pathname)) return [];
  const calls = [apiBase + inside];
  const own = routes[location.pathname];
  const query = new URLSearchParams(location.search);
  if (own === undefined) return calls;
  const { address, unless } = own;
  if (unless !== undefined && query.get(unless[0]) === unless[1]) return calls;
  const page = query.get('page') ?? '';
  const isPage = /^[1-9]\d{0,5}$/.test(page);
  return [...calls, apiBase + address + (address.endsWith('=') ? (isPage ? page : '1') : '')];
}

/** Sends them. A failure is not handled here: the loader that takes the promise over handles it like its own call's. */
export function sendEarly(
  addresses: readonly string[],
  token: string,
  send: typeof fetch,
): Map<string, EarlyRequest> {
  return new Map(
    addresses.map((address) => {
      const sentAt = performance.now();
      const response = send(address, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      });
      // Nobody may come for it; an unhandled rejection would be reported as a fault of the page.
      response.catch(() => undefined);
      return [address, { token, sentAt, response }];
    }),
  );
}
