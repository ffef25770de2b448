import type { SshRoute } from '@tram/api/types';

/** A route's name in its two parts: 'WAN11 VNPT xoay' is the route WAN11 of 'VNPT xoay'. */
export interface RouteName {
  readonly code: string;
  /** Whose line it is; empty where the name has one part. */
  readonly line: string;
}

/** The parts of a route's name as it is stored, in the form 'WAN00 …'. */
export function routeNameOf(route: string): RouteName {
  const space = route.indexOf(' ');
  if (space === -1) return { code: route, line: '' };
  return { code: route.slice(0, space), line: route.slice(space + 1) };
}

/** The plain route that a PC goes through, by the routes of its router; null while it goes the default way. */
export function plainRouteInUse(
  ssh: Pick<SshRoute, 'router' | 'wan_selected'> | null,
): string | null {
  if (ssh === null) return null;
  // A plain route belongs to nobody: what is selected of them is this PC's.
  return ssh.wan_selected.find(({ name }) => ssh.router.includes(name))?.name ?? null;
}
