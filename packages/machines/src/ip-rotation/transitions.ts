/**
 * What an event or an answer changes in the context of a PC's routes, what a refusal means, and what became of a change whose outcome
 * has to be found out by reading the PC. Pure; the machine says when.
 */
import type { ApiError, Result } from '@tram/api/result';
import { writeFailureOf } from '../answers/failure.ts';
import { pcImageAllows, pcImageStatusOf } from '../pc-image/rules.ts';
import { MINUTE } from '../rules/time.ts';
import { isCurrentRecord } from '../answers/record.ts';
import { ipOf, isUnfinished } from './model.ts';
import type {
  IpRotationContext,
  IpRotationEmitted,
  IpRotationEvent,
  IpRotationReason,
  IpRotationRecord,
  IpRotationIntention,
} from './model.ts';
import { ipRotationHolderOf, SHORTEST_IP_STAY, type RouteAction, type RouteWait } from './rules.ts';

type IpRotationChange = Partial<IpRotationContext>;

/** The events by which a customer asks for something, and what each asks for. */
const askedBy = {
  CHOOSE: 'choose',
  RELEASE: 'release',
  START: 'start',
  CHANGE_IP: 'change',
} as const satisfies Partial<Record<IpRotationEvent['type'], RouteAction>>;

/** Nothing has ended that would have to be said. */
export const noReason = { last: null, reason: null, error: null } satisfies IpRotationChange;

/** What a customer asks for; `null` for other events. */
export function askOf(event: IpRotationEvent): { action: RouteAction; route: string } | null {
  return 'route' in event ? { action: askedBy[event.type], route: event.route } : null;
}

/** How an intention ended: what the PC is by now, where that is known, and why it was refused. */
interface IntentionEnd {
  readonly record: IpRotationRecord | null;
  /** `null` when it was done. */
  readonly reason: IpRotationReason | null;
  readonly error: ApiError | null;
}

/** The intention has its end: what changes by that, and what is said of it. */
export function intentionEnded(
  { intention, accountId }: IpRotationContext,
  { record, reason, error }: IntentionEnd,
): { change: IpRotationChange; said: IpRotationEmitted | null } {
  const change = {
    intention: null,
    uncertainty: null,
    checks: 0,
    last: intention,
    reason,
    error,
    readError: null,
  };
  if (intention === null) return { change, said: null };
  const { action, route } = intention;
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
  { intention, waits }: IpRotationContext,
  error: ApiError | null,
  now: number,
): IpRotationChange {
  if (intention === null) return {};
  const { action, route } = intention;
  // One that still waits cannot have been asked for: there is none to replace.
  const until = (length: number): readonly RouteWait[] => [
    ...waits,
    { action, route, until: now + length },
  ];
  // A minute where the server does not say.
  if (error !== null) return { waits: until(error.retryAfterMs ?? MINUTE) };
  if (action === 'change') return { waits: until(SHORTEST_IP_STAY) };
  if (action === 'release') return { waits: waits.filter((wait) => wait.route !== route) };
  return {};
}

/** The next moment at which something is allowed again, ms of server time; `null` when nothing waits. */
export function nextCooling({ waits }: Pick<IpRotationContext, 'waits'>): number | null {
  return waits.length === 0 ? null : Math.min(...waits.map(({ until }) => until));
}

/** `lost`: nobody knows whether the server did it. `conflict`: reading the PC says why. The others are the reason itself. */
type IpRotationFailure = 'lost' | IpRotationReason;

export function failureOf(result: Result<unknown>): IpRotationFailure | null {
  // The contract's answer that the router did not do it; where a proxy gives it, the reading that follows says more.
  if (!result.ok && result.error.status === 503) return 'router-failed';
  const failure = writeFailureOf(result);
  if (failure === 'too-many-requests') return 'too-soon';
  return failure === 'invalid' || failure === 'server-failed' ? 'unknown' : failure;
}

/** The reason to give for a change whose answer is all there is to know; `null` for a success. */
export function reasonOf(result: Result<unknown>): IpRotationReason | null {
  const failure = failureOf(result);
  return failure === 'lost' ? 'unknown' : failure;
}

/** `again`: not certain yet, read once more; a reading that says nothing is not counted. */
type IpRotationVerdict =
  | { readonly is: 'again'; readonly isCounted: boolean }
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly reason: IpRotationReason };

/**
 * How often the PC has to show nothing of a change before that is believed: the call may be on its way to the server, or
 * at work there, for a while yet.
 */
export const CHECKS_OF_NOTHING = 5;

/** How often the PC may show a change on its way. With the pauses in between it is longer than a change can take. */
export const CHECKS_OF_UNFINISHED = 12;

const refused = (reason: IpRotationReason): IpRotationVerdict => ({ is: 'refused', reason });

/** What a reading of the PC says about the change whose outcome is unknown. */
export function verdictOf(
  context: IpRotationContext,
  reading: Result<IpRotationRecord | null>,
): IpRotationVerdict {
  const { intention, uncertainty, accountId } = context;
  if (!reading.ok) {
    if (reading.error.kind === 'unauthorized') return refused('session-ended');
    if (reading.error.kind === 'forbidden') return refused('not-allowed');
    return { is: 'again', isCounted: false };
  }
  const record = reading.value;
  if (intention === null || record === null) return refused('gone');
  if (!isCurrentRecord(record, context.record)) return { is: 'again', isCounted: false };
  const lapse = lapseOf(intention, record);
  if (lapse !== null) return refused(lapse);
  return uncertainty === 'conflict'
    ? refused(conflictOf(intention, record, accountId))
    : lostVerdict(intention, record, context);
}

/** Why the intention means nothing to the PC as it is now; `null` when it does. */
function lapseOf(
  { request }: IpRotationIntention,
  record: IpRotationRecord,
): IpRotationReason | null {
  const status = pcImageStatusOf(record);
  if (status === 'unknown') return 'unknown';
  if (!pcImageAllows('rotateIp', status)) return 'closed';
  const isSame =
    record.ssh?._id === request.ssh_id && record.int_ip_address === request.int_ip_address;
  return isSame ? null : 'pc-changed';
}

function conflictOf(
  { action, route }: IpRotationIntention,
  record: IpRotationRecord,
  accountId: string,
): IpRotationReason {
  if (isUnfinished(record, accountId)) return 'changing';
  const holder = ipRotationHolderOf(route, record.ssh?.wan_selected ?? [], accountId);
  if ((action === 'start' || action === 'change') && holder === 'other') return 'taken';
  if ((action === 'change' || action === 'release') && holder !== 'own') return 'not-held';
  return 'conflict';
}

function lostVerdict(
  intention: IpRotationIntention,
  record: IpRotationRecord,
  { accountId, checks }: IpRotationContext,
): IpRotationVerdict {
  const { action, route, ip: before } = intention;
  const holder = ipRotationHolderOf(route, record.ssh?.wan_selected ?? [], accountId);
  const ip = ipOf(route, record, accountId);
  const again = (most: number, otherwise: IpRotationReason): IpRotationVerdict =>
    checks + 1 < most ? { is: 'again', isCounted: true } : refused(otherwise);
  if (holder === 'own' && ip === null) return again(CHECKS_OF_UNFINISHED, 'unfinished');
  const isRotation = action === 'start' || action === 'change';
  if (isRotation && holder === 'other') return refused('taken');
  if (action === 'change' && holder === 'free') return refused('not-held');
  const wasDone: Readonly<Record<RouteAction, boolean>> = {
    choose: holder === 'own',
    release: holder !== 'own',
    start: holder === 'own',
    change: ip !== before,
  };
  return wasDone[action] ? { is: 'done' } : again(CHECKS_OF_NOTHING, 'not-received');
}
