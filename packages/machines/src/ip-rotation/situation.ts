/** What a PC's routes are, out of what their lifecycle remembers. The lifecycle decides and its view explains by this alone. */
import { isNotOlder } from '../newer/newer.ts';
import { pcImageAllows, pcImageStatusOf } from '../pc-image/rules.ts';
import { timeOf } from '../rules/time.ts';
import { LONGEST_ROUTE_CHANGE } from './rules.ts';
import type { IpRotationSituation, IpRotationStatus } from './rules.ts';
import type { IpRotationContext, IpRotationRecord, IpRotationRoutes } from './types.ts';

/** The lifecycle's part of a PC's routes: whatever else a caller passes is left behind. */
export function routesOf(ssh: IpRotationRoutes): IpRotationRoutes {
  const { _id, router, router_xoay, wan_selected, updatedAt } = ssh;
  return {
    _id,
    router: [...router],
    router_xoay: [...router_xoay],
    wan_selected: wan_selected.map(({ name, ip, account_id }) => ({ name, ip, account_id })),
    updatedAt,
  };
}

/** The lifecycle's part of a record: whatever else a caller passes, passwords above all, is left behind. */
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
  const { accountId, record, wish, waits } = context;
  return {
    status: statusOf(context),
    accountId,
    routes: record.ssh,
    isChanging: wish !== null,
    waits,
  };
}

/** Whether a record is of this PC and at least as new as the one that is known. */
export function isCurrent(candidate: IpRotationRecord, { record }: IpRotationContext): boolean {
  return candidate._id === record._id && isNotOlder(candidate, record);
}

/**
 * Whether a record tells something. It is compared whole: what other accounts do with the routes of a router changes no
 * `updatedAt` of this PC. The same record again must not restart a deadline that has passed.
 */
export function isNews(candidate: IpRotationRecord, context: IpRotationContext): boolean {
  if (!isCurrent(candidate, context)) return false;
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
