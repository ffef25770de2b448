/** Who may open a route (specification, section 2). */
export type Access =
  /** Everybody, logged in or not: the landing page. */
  | 'everybody'
  /** Only without a token: login and register. */
  | 'guests'
  /** Only with a token: all the rest, unknown paths too. */
  | 'customers';

/** Where a route sends those who may not open it, or null when they may. */
export function refusedTo(access: Access, hasToken: boolean): '/' | '/home' | null {
  if (access === 'guests' && hasToken) return '/';
  if (access === 'customers' && !hasToken) return '/home';
  return null;
}

/** The access of a path before the route table is there: the same rule on the first page load, without loading anything. */
export function accessOf(pathname: string): Access {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === '/home') return 'everybody';
  return path === '/login' || path === '/register' ? 'guests' : 'customers';
}
