import type { EarlyRequest } from './protocol.ts';

/**
 * The first calls of a route, as the addresses that its loaders ask for, by path. They leave while the code is still
 * loading. A wrong address costs one wasted request and nothing else: what no loader asks for is never read.
 */
const firstCalls: Readonly<Record<string, (query: URLSearchParams) => readonly string[]>> = {
  '/': (query) => [`/images?page=${pageOf(query)}`],
  '/clouds': (query) => [`/image-cloud?page=${pageOf(query)}`],
  '/create-clouds': () => ['/clouds'],
  '/order-cloud-management': (query) => [`/image-cloud?tab=cloud_order&page=${pageOf(query)}`],
  '/vps': () => ['/computer-configs'],
  '/payment-history': (query) => [`/recharges?page=${pageOf(query)}`],
};

/** Every page behind the login shows the account. */
const accountCall = '/accounts/me';

/** Pages that a customer with a token does not stay on, or that need no call of their own. */
const openPages = new Set(['/home', '/login', '/register']);

function pageOf(query: URLSearchParams): string {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? page : '1';
}

/** The addresses, with the base in front, that the page at this location will ask for first. */
export function firstCallsOf(
  location: { pathname: string; search: string },
  apiBase: string,
): string[] {
  if (openPages.has(location.pathname)) return [];
  const own = firstCalls[location.pathname]?.(new URLSearchParams(location.search)) ?? [];
  return [accountCall, ...own].map((call) => apiBase + call);
}

/** Sends them. A failure is not handled here: the loader that takes the promise over handles it like its own call's. */
export function sendEarly(
  addresses: readonly string[],
  token: string,
  send: typeof fetch,
): Map<string, EarlyRequest> {
  return new Map(
    addresses.map((address) => {
      const response = send(address, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      });
      // Nobody may come for it; an unhandled rejection would be reported as a fault of the page.
      response.catch(() => undefined);
      return [address, { token, response }];
    }),
  );
}
