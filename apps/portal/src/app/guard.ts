import { routes, type Access } from '../routes.ts';

/** Where a route sends those who may not open it, or null when they may. */
export function refusedTo(access: Access, hasToken: boolean): '/' | '/home' | null {
  if (access === 'guests' && hasToken) return '/';
  if (access === 'customers' && !hasToken) return '/home';
  return null;
}

/** Who may open the page at a path, known before any of its code is loaded. */
export function accessOf(pathname: string): Access {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path)?.access ?? 'customers';
}
