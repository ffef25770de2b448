/** The context, the events and the other types of the lifecycle of a PC's routes, and how they stand by its context. */
import type { ApiError } from '@tram/api/result';
import type { Image, SshRoute, WanRequest } from '@tram/api/types';
import type { DeadlineEvent } from '../actors/deadline.ts';
import { isCurrentRecord, isNotOlder } from '../answers/record.ts';
import { pcImageAllows, pcImageStatusOf } from '../pc-image/rules.ts';
import { timeOf } from '../rules/time.ts';
import type { WatchEvent } from '../actors/watch.ts';
import { LONGEST_ROUTE_CHANGE } from './rules.ts';
import type { IpRotationSituation, IpRotationStatus, RouteAction, RouteWait } from './rules.ts';

/** The routes of a PC, without its tunnel API. */
export type IpRotationRoutes = Pick<
  SshRoute,
  '_id' | 'router' | 'router_xoay' | 'wan_selected' | 'updatedAt'
>;

/**
 * What the lifecycle needs of a PC's record. The rest, passwords above all, stays in the cache of the front end.
 *
 * The flags are numbers, because a server may send one that this version does not know.
 */
export interface IpRotationRecord extends Pick<
  Image,
  '_id' | 'estimate_used' | 'int_ip_address' | 'updatedAt'
> {
  is_booting: number;
  is_installed: number;
  ssh: IpRotationRoutes | null;
}

/** A change that the customer wants: sent once. */
export interface IpRotationIntention {
  readonly action: RouteAction;
  readonly route: string;
  /** What the server is asked, by the record of the moment. */
  readonly request: WanRequest;
  /** The route's public address before; `null` when this account did not hold it, or while nobody knew it. */
  readonly ip: string | null;
}

/**
 * Why a change did not come about, for the screen's words; `error.message` are the server's.
 *
 * - `taken`: another account holds the route. `not-held`: this account does not hold it any more.
 * - `changing`: another change of this PC is on its way. `conflict`: another reason; a second PC of the account, for one.
 * - `too-soon`: `waits` says until when.
 * - `router-failed`: the router did not do it, everything is as it was.
 * - `closed`: the rental is over, or the PC is being made again. `pc-changed`: it has another address by now. `gone`: there is no
 *   such PC. `not-found`: the server knows no such route of it.
 * - `session-ended`: nobody is signed in any more. `not-allowed`: this account may not.
 * - `not-received`: the answer was lost, and the PC shows that nothing has changed.
 * - `unfinished`: the answer was lost, and the router seems to be at it still.
 * - `unknown`: a refusal that we do not know.
 */
export type IpRotationReason =
  | 'taken'
  | 'not-held'
  | 'changing'
  | 'conflict'
  | 'too-soon'
  | 'router-failed'
  | 'closed'
  | 'pc-changed'
  | 'gone'
  | 'not-found'
  | 'session-ended'
  | 'not-allowed'
  | 'not-received'
  | 'unfinished'
  | 'unknown';

/** Why the PC has to be read before anything is said: its answer was lost, or says that the state does not allow it. */
export type IpRotationUncertainty = 'lost' | 'conflict';

/** A change as the port is asked for it. */
export interface RouteOrder {
  action: RouteAction;
  request: WanRequest;
}

/** How the lifecycle of a PC's routes begins. */
export interface IpRotationInput {
  /** The PC as a list gave it. */
  record: IpRotationRecord;
  /** Id of the account that is signed in. */
  accountId: string;
}

/** What the lifecycle remembers. Nothing here is secret, and none of it is to be persisted. */
export interface IpRotationContext {
  readonly accountId: string;
  /** The newest record that was seen. */
  record: IpRotationRecord;
  /** The server knows no such PC. */
  isMissing: boolean;
  /** The paid time of the present record is over, by the server's clock. */
  isOver: boolean;
  /** A change that the record shows on its way is too old to be: a server that died has left it. */
  isAbandoned: boolean;
  /** The change that has no answer yet. */
  intention: IpRotationIntention | null;
  /** What is being found out about it; `null` when nothing is. */
  uncertainty: IpRotationUncertainty | null;
  /** How often the PC has been read for that. */
  checks: number;
  /** The change that was answered last. */
  last: IpRotationIntention | null;
  /** Why it did not come about; `null` when it did. */
  reason: IpRotationReason | null;
  /** The call behind the reason or the unknown outcome; `null` when none failed. */
  error: ApiError | null;
  /** Why the PC cannot be read at the moment; it is tried again. */
  readError: ApiError | null;
  /** What the server would refuse for a while yet. */
  waits: readonly RouteWait[];
}

/** The events: from the customer, from the world outside, from the lifecycle's own actors. */
export type IpRotationEvent =
  /** Go through a plain route. */
  | { type: 'CHOOSE'; route: string }
  /** Stop using a route. */
  | { type: 'RELEASE'; route: string }
  /** Hold a rotating route ('Start'). */
  | { type: 'START'; route: string }
  /** Give a rotating route a new public address ('Đổi IP'). */
  | { type: 'CHANGE_IP'; route: string }
  /** The customer has seen how it ended. */
  | { type: 'ACKNOWLEDGE' }
  /** Something may have changed: a real-time event, the connection or the tab came back. */
  | { type: 'REFRESH' }
  /** A change that was on its way on the server cannot be any more. */
  | { type: 'CLAIM_ENDED' }
  /** What has to wait has changed. */
  | { type: 'COOL' }
  /** The first of what had to wait is allowed again. */
  | { type: 'COOLED' }
  | WatchEvent<IpRotationRecord>
  | DeadlineEvent;

/** Said once, for toasts and for fetching the list again. `ip` is the route's public address afterwards, where it has one. */
export type IpRotationEmitted =
  | { type: 'DONE'; action: RouteAction; route: string; ip: string | null }
  | {
      type: 'REFUSED';
      action: RouteAction;
      route: string;
      reason: IpRotationReason;
      error: ApiError | null;
    };

/** The lifecycle's part of a PC's routes: anything else that a caller passes is dropped. */
function routesOf(ssh: IpRotationRoutes): IpRotationRoutes {
  const { _id, router, router_xoay, wan_selected, updatedAt } = ssh;
  return {
    _id,
    router: [...router],
    router_xoay: [...router_xoay],
    wan_selected: wan_selected.map(({ name, ip, account_id }) => ({ name, ip, account_id })),
    updatedAt,
  };
}

/** The lifecycle's part of a record: anything else that a caller passes, above all passwords, is dropped. */
export function recordOf(record: IpRotationRecord): IpRotationRecord {
  const { _id, is_booting, is_installed, estimate_used, int_ip_address, ssh, updatedAt } = record;
  return {
    _id,
    is_booting,
    is_installed,
    estimate_used,
    int_ip_address,
    ssh: ssh === null ? null : routesOf(ssh),
    updatedAt,
  };
}

/** The public address of a route that an account holds; `null` when it holds none of that name, or while it changes. */
export function ipOf(
  route: string,
  { ssh }: Pick<IpRotationRecord, 'ssh'>,
  accountId: string,
): string | null {
  return (
    ssh?.wan_selected.find(({ name, account_id }) => name === route && account_id === accountId)
      ?.ip ?? null
  );
}

/** Whether a record shows a change of this account on its way: a route without an address. */
export function isUnfinished({ ssh }: Pick<IpRotationRecord, 'ssh'>, accountId: string): boolean {
  return (
    ssh !== null &&
    ssh.wan_selected.some(({ ip, account_id }) => ip === null && account_id === accountId)
  );
}

/** When a change that a record shows on its way cannot be any more, ms of server time; `null` when that is not known. */
export function claimEndOf({ ssh }: Pick<IpRotationRecord, 'ssh'>): number | null {
  const began = timeOf(ssh?.updatedAt);
  return began === null ? null : began + LONGEST_ROUTE_CHANGE;
}

/** Whether the routes can be changed, by what is remembered of the PC. */
export function statusOf({
  accountId,
  record,
  isMissing,
  isOver,
  isAbandoned,
}: IpRotationContext): IpRotationStatus {
  if (isMissing) return 'gone';
  const status = pcImageStatusOf(record);
  if (status === 'unknown') return 'unknown';
  if (!pcImageAllows('rotateIp', status)) return 'closed';
  if (record.ssh === null || record.int_ip_address === null) return 'unknown';
  if (!isAbandoned && isUnfinished(record, accountId)) return 'settling';
  return isOver ? 'ending' : 'open';
}

/** What decides whether a change may be begun. */
export function situationOf(context: IpRotationContext): IpRotationSituation {
  const { accountId, record, intention, waits } = context;
  return {
    status: statusOf(context),
    accountId,
    routes: record.ssh,
    isChanging: intention !== null,
    waits,
  };
}

/**
 * Whether a record says something new. It is compared whole: what other accounts do with the routes of a router changes no
 * `updatedAt` of this PC. The same record again must not restart a deadline that has passed.
 */
export function isNews(candidate: IpRotationRecord, context: IpRotationContext): boolean {
  if (!isCurrentRecord(candidate, context.record)) return false;
  return (
    context.isMissing || JSON.stringify(recordOf(candidate)) !== JSON.stringify(context.record)
  );
}

/**
 * The record with the routes that a change was answered with; `null` when they are of another rental or older than what is
 * known. It counts as read when the routes were, so that a slow reading from before does not bring the old ones back.
 */
export function withRoutes(
  record: IpRotationRecord,
  answer: IpRotationRoutes,
): IpRotationRecord | null {
  if (record.ssh === null || record.ssh._id !== answer._id) return null;
  if (!isNotOlder(answer, record.ssh)) return null;
  const updatedAt = isNotOlder(record, answer) ? record.updatedAt : answer.updatedAt;
  return { ...record, ssh: routesOf(answer), updatedAt };
}
