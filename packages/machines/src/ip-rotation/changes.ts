/** What an event or an answer changes in what is remembered of a PC's routes. Pure; the lifecycle says when. */
import type { ApiError } from '@tram/api/result';
import { MINUTE } from '../rules/duration.ts';
import { SHORTEST_IP_STAY } from './rules.ts';
import type { RouteAction, RouteWait } from './rules.ts';
import { ipOf, recordOf } from './situation.ts';
import type {
  IpRotationContext,
  IpRotationEmitted,
  IpRotationEvent,
  IpRotationReason,
  IpRotationRecord,
  IpRotationWish,
} from './types.ts';

/** Part of what is remembered. */
export type IpRotationChange = Partial<IpRotationContext>;

/** How long to wait where the server does not say, ms. */
const usualWait = MINUTE;

/** The events by which a customer asks for something, and what each asks for. */
const askedBy = {
  CHOOSE: 'choose',
  RELEASE: 'release',
  START: 'start',
  CHANGE_IP: 'change',
} as const satisfies Partial<Record<IpRotationEvent['type'], RouteAction>>;

/** Nothing has ended that would have to be said. */
export const nothingSaid = { last: null, reason: null, error: null } satisfies IpRotationChange;

/** What a customer asks for; `null` for other events. */
export function askOf(event: IpRotationEvent): { action: RouteAction; route: string } | null {
  return 'route' in event ? { action: askedBy[event.type], route: event.route } : null;
}

/** A new wish, and no trace of the last one. */
export function wishTaken(
  { record, accountId }: IpRotationContext,
  event: IpRotationEvent,
): IpRotationChange {
  const ask = askOf(event);
  if (ask === null || record.ssh === null || record.int_ip_address === null) return {};
  const wish: IpRotationWish = {
    ...ask,
    request: {
      image_id: record._id,
      ssh_id: record.ssh._id,
      int_ip_address: record.int_ip_address,
      wan: ask.route,
    },
    ip: ipOf(ask.route, record, accountId),
  };
  return { ...nothingSaid, wish, doubt: null, checks: 0 };
}

/** The PC says something new. */
export function newsTaken(record: IpRotationRecord): IpRotationChange {
  return {
    record: recordOf(record),
    isMissing: false,
    isOver: false,
    isAbandoned: false,
    lookError: null,
  };
}

/** How a wish ended: what the PC is by now, where that is known, and why it was refused. */
interface WishEnd {
  readonly record: IpRotationRecord | null;
  /** `null` when it was done. */
  readonly reason: IpRotationReason | null;
  readonly error: ApiError | null;
}

/** The wish has its end: what changes by that, and what is said of it. */
export function wishEnded(
  { wish, accountId }: IpRotationContext,
  { record, reason, error }: WishEnd,
): { change: IpRotationChange; said: IpRotationEmitted | null } {
  const change = { wish: null, doubt: null, checks: 0, last: wish, reason, error, lookError: null };
  if (wish === null) return { change, said: null };
  const { action, route } = wish;
  const ip = record === null ? null : ipOf(route, record, accountId);
  const said: IpRotationEmitted =
    reason === null
      ? { type: 'DONE', action, route, ip }
      : { type: 'REFUSED', action, route, reason, error };
  return { change, said };
}

/**
 * What has to wait after a change was answered: another address for as long as this one stays, a route that is given up for
 * nothing, and what was asked too soon until the server takes it again.
 *
 * @param error why it was refused; `null` when it was not
 * @param now ms of server time
 */
export function waitsAfter(
  { wish, waits }: IpRotationContext,
  error: ApiError | null,
  now: number,
): IpRotationChange {
  if (wish === null) return {};
  const { action, route } = wish;
  // One that still waits cannot have been asked for: there is none to replace.
  const until = (length: number): readonly RouteWait[] => [
    ...waits,
    { action, route, until: now + length },
  ];
  if (error !== null) return { waits: until(error.retryAfterMs ?? usualWait) };
  if (action === 'change') return { waits: until(SHORTEST_IP_STAY) };
  if (action === 'release') return { waits: waits.filter((wait) => wait.route !== route) };
  return {};
}

/** The next moment at which something is allowed again, ms of server time; `null` when nothing waits. */
export function nextCooling({ waits }: Pick<IpRotationContext, 'waits'>): number | null {
  return waits.length === 0 ? null : Math.min(...waits.map(({ until }) => until));
}

/** That moment has come. */
export function cooled(context: IpRotationContext): IpRotationChange {
  const next = nextCooling(context);
  return next === null ? {} : { waits: context.waits.filter(({ until }) => until > next) };
}
