/**
 * What may be done with the internet routes of a PC by the one who holds them: data alone, the same for the lifecycle, for the
 * buttons, and for the server that refuses. Sources: specification, section 4 ("IP rotation per route") and section 7 (the
 * four calls); contract, `chooseWan`, `releaseWan`, `startIpRotation`, `changeIpRotation`.
 */
import { MINUTE, SECOND } from '../rules/time.ts';

/**
 * Who holds a rotating route.
 *
 * - `own`: this account.
 * - `other`: another account; shown greyed out.
 * - `free`: nobody.
 */
export type IpRotationHolder = 'own' | 'other' | 'free';

/** What a customer can ask of a rotating route: hold it ('Start'), or give it a new public address ('Đổi IP'). */
export type IpRotationAction = 'start' | 'change';

/** The one action that each holder allows; null is none. */
export const ipRotationActions: Readonly<Record<IpRotationHolder, IpRotationAction | null>> = {
  own: 'change',
  other: null,
  free: 'start',
};

/** A route that somebody holds: what the rules need of an entry of `wan_selected`. */
export interface HeldRoute {
  readonly name: string;
  readonly account_id: string;
}

/** Who holds a route, by the routes that are held (`wan_selected`). */
export function ipRotationHolderOf(
  route: string,
  held: readonly HeldRoute[],
  accountId: string,
): IpRotationHolder {
  const holding = held.find((one) => one.name === route);
  if (holding === undefined) return 'free';
  return holding.account_id === accountId ? 'own' : 'other';
}

/** What an account may ask of a route, or null when nothing. */
export function ipRotationActionOf(
  route: string,
  held: readonly HeldRoute[],
  accountId: string,
): IpRotationAction | null {
  return ipRotationActions[ipRotationHolderOf(route, held, accountId)];
}

/** Whether an action is the one that this holder allows. */
export function ipRotationAllows(action: IpRotationAction, holder: IpRotationHolder): boolean {
  return ipRotationActions[holder] === action;
}

/** How long a new public address stays at least, ms: a provider that is asked too often gives out the same one again. */
export const SHORTEST_IP_STAY = MINUTE;

/**
 * How long a change of a PC's routes keeps other changes of it out, ms: longer than a router may take. One that is older was
 * left by a server that died; the next call takes it over.
 */
export const LONGEST_ROUTE_CHANGE = 30 * SECOND;

/**
 * Everything that can be asked of a PC's routes. `choose`: go through a plain one, in place of the one before. `release`: stop
 * using one, plain or rotating. A rotating one is started and changed.
 */
export type RouteAction = 'choose' | 'release' | IpRotationAction;

/** `plain`: in `ssh.router`. `rotating`: in `ssh.router_xoay`. `unlisted`: in neither any more, but still held. */
export type RouteKind = 'plain' | 'rotating' | 'unlisted';

/** Which kinds of routes each action is about, and who may hold them for it. A plain route belongs to nobody. */
export const routeActions: Readonly<
  Record<
    RouteAction,
    { readonly kinds: readonly RouteKind[]; readonly holders: readonly IpRotationHolder[] }
  >
> = {
  choose: { kinds: ['plain'], holders: ['free', 'other'] },
  release: { kinds: ['plain', 'rotating', 'unlisted'], holders: ['own'] },
  start: { kinds: ['rotating'], holders: ['free'] },
  change: { kinds: ['rotating'], holders: ['own'] },
};

/** The routes of a PC: what the rules need of its `ssh`. */
export interface RoutesOfPc {
  readonly router: readonly string[];
  readonly router_xoay: readonly string[];
  readonly wan_selected: readonly HeldRoute[];
}

/** What kinds a route is of; none when the PC has no such route. */
function kindsOf(route: string, routes: RoutesOfPc): RouteKind[] {
  const kinds: RouteKind[] = [];
  if (routes.router.includes(route)) kinds.push('plain');
  if (routes.router_xoay.includes(route)) kinds.push('rotating');
  const isHeld = routes.wan_selected.some(({ name }) => name === route);
  return kinds.length === 0 && isHeld ? ['unlisted'] : kinds;
}

/**
 * Whether the routes of a PC can be changed.
 *
 * - `open`: they can. `ending`: they can still, but the paid time is over and the server has not said so yet.
 * - `settling`: a change is on its way that began elsewhere, or before a reload.
 * - `closed`: the PC is not rented, or not made yet.
 * - `unknown`: values that we do not know. `gone`: there is no such PC.
 */
export type IpRotationStatus = 'open' | 'ending' | 'settling' | 'closed' | 'unknown' | 'gone';

/** An action on a route that the server would refuse until a moment, ms of server time. */
export interface RouteWait {
  readonly action: RouteAction;
  readonly route: string;
  readonly until: number;
}

/** What decides whether a change may be begun. */
export interface IpRotationSituation {
  readonly status: IpRotationStatus;
  readonly accountId: string;
  /** `null` until the PC is installed. */
  readonly routes: RoutesOfPc | null;
  /** A change that began here has no answer yet. */
  readonly isChanging: boolean;
  /** What has to wait, as far as it is known. */
  readonly waits: readonly RouteWait[];
}

/**
 * Why an action cannot be begun.
 *
 * `not-installed`, `unknown-status`, `gone` come from the PC; `no-such-route` from its router; `held` (by this account),
 * `held-by-other`, `not-held` from who holds the route; `changing` from what is on its way; `too-soon` from the last change.
 */
export type IpRotationRefusal =
  | 'not-installed'
  | 'unknown-status'
  | 'gone'
  | 'no-such-route'
  | 'held'
  | 'held-by-other'
  | 'not-held'
  | 'changing'
  | 'too-soon';

const refusalByStatus: Readonly<Record<IpRotationStatus, IpRotationRefusal | null>> = {
  open: null,
  ending: null,
  settling: null, // Who holds the route says more.
  closed: 'not-installed',
  unknown: 'unknown-status',
  gone: 'gone',
};

const refusalByHolder: Readonly<Record<IpRotationHolder, IpRotationRefusal>> = {
  own: 'held',
  other: 'held-by-other',
  free: 'not-held',
};

/** Why an action on a route cannot be begun now, or `null` when it can. One change of a PC at a time. */
export function ipRotationRefusal(
  action: RouteAction,
  route: string,
  { status, accountId, routes, isChanging, waits }: IpRotationSituation,
): IpRotationRefusal | null {
  const byStatus = refusalByStatus[status];
  if (byStatus !== null) return byStatus;
  if (routes === null) return 'unknown-status';
  const { kinds, holders } = routeActions[action];
  if (!kindsOf(route, routes).some((kind) => kinds.includes(kind))) return 'no-such-route';
  const holder = ipRotationHolderOf(route, routes.wan_selected, accountId);
  if (!holders.includes(holder)) return refusalByHolder[holder];
  if (isChanging || status === 'settling') return 'changing';
  const hasToWait = waits.some((wait) => wait.action === action && wait.route === route);
  return hasToWait ? 'too-soon' : null;
}
