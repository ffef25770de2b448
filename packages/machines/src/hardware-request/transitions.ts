/** What an event or an answer changes in the context of a request for hardware, and what a failed call means. Pure; the machine says when. */
import type { Result } from '@tram/api/result';
import { outcomeUnknown } from '../answers/retry.ts';
import { isNotOlder } from '../answers/record.ts';
import {
  areRepriced,
  areSamePieces,
  chosenIds,
  chosenPieces,
  isCurrent,
  isSameRequest,
  mayChange,
  recordOf,
  refusalOf,
  requestOf,
  selectionRefusal,
  statusOf,
} from './model.ts';
import type {
  HardwareRequestContext,
  HardwareRequestEmitted,
  HardwareRequestReason,
  HardwareRequestRecord,
  HardwareIntention,
} from './model.ts';
import { hardwareRequestResults } from './rules.ts';

/** Part of what is remembered. */
type HardwareChange = Partial<HardwareRequestContext>;

/** The record as it was read; `null` when the server has none. */
export type HardwareReading = Result<HardwareRequestRecord | null>;

/** No reason, and nothing that belongs to one. */
export const noReason = { reason: null, error: null, readError: null } satisfies HardwareChange;

/** Nothing is on its way, and no outcome is unknown. */
export const noIntention = {
  intention: null,
  uncertainty: null,
  checks: 0,
} satisfies HardwareChange;

/** Nobody is choosing. */
export const closed = { isOpen: false, chosen: null } satisfies HardwareChange;

/** A record was read. Neither an older one nor an older package in it overwrites what is known. */
function recordTaken(
  context: HardwareRequestContext,
  candidate: HardwareRequestRecord,
): HardwareChange {
  if (!isCurrent(candidate, context)) return {};
  const record = recordOf(candidate);
  const known = context.record.cloud;
  const cloud = isNotOlder(record.cloud, known) ? record.cloud : known;
  return { record: { ...record, cloud }, isMissing: false, readError: null };
}

/** What a reading shows, its absence included. */
export function readingTaken(
  context: HardwareRequestContext,
  reading: HardwareReading,
): HardwareChange {
  if (!reading.ok) return {};
  if (reading.value === null) return { isMissing: true, readError: null };
  return recordTaken(context, reading.value);
}

/** The same, as it is remembered afterwards. */
export function afterReading(
  context: HardwareRequestContext,
  reading: HardwareReading,
): HardwareRequestContext {
  return { ...context, ...readingTaken(context, reading) };
}

/** Something else than our own intention has changed the record: a customer who is choosing gets the reason. */
export function newsTaken(
  context: HardwareRequestContext,
  reading: HardwareReading,
): HardwareChange {
  const change = readingTaken(context, reading);
  if (!context.isOpen || context.intention !== null) return change;
  const reason = reasonOfNews(context, { ...context, ...change });
  return reason === null ? change : { ...change, error: null, reason };
}

function reasonOfNews(
  before: HardwareRequestContext,
  after: HardwareRequestContext,
): HardwareRequestReason | null {
  if (!mayChange(after)) return refusalOf('submit', after);
  if (!isSameRequest(requestOf(before.record), requestOf(after.record))) {
    if (hasDeclined(before, after)) return 'declined';
    return isAlreadyRequested(after) ? 'already-requested' : 'changed-elsewhere';
  }
  if (chosenPieces(after).length < chosenPieces(before).length) return 'hardware-gone';
  return areRepriced(chosenPieces(before), chosenPieces(after)) ? 'price-changed' : null;
}

const hasDeclined = (before: HardwareRequestContext, after: HardwareRequestContext) =>
  statusOf(before) === 'pending' && statusOf(after) === 'failed';

/** Whether the customer has chosen just what is pending by now. */
const isAlreadyRequested = (after: HardwareRequestContext) =>
  after.chosen !== null && selectionRefusal(after) === 'unchanged';

/** What the operator has decided between two states; `null` for nothing. */
export function decisionOf(
  before: HardwareRequestContext,
  after: HardwareRequestContext,
): Extract<HardwareRequestEmitted['type'], 'ACCEPTED' | 'DECLINED'> | null {
  const [was, status] = [statusOf(before), statusOf(after)];
  // A machine that is listed again has decided nothing.
  if (was === status || was === 'gone' || was === 'unknown') return null;
  if (status === 'accepted') return 'ACCEPTED';
  return status === 'failed' ? 'DECLINED' : null;
}

/** The choice is opened, with what was asked for before as far as it is still offered. */
export function opened(context: HardwareRequestContext): HardwareChange {
  const hasAll = chosenPieces(context).length === context.record.hardwares.length;
  return { ...noReason, isOpen: true, reason: hasAll ? null : 'hardware-gone' };
}

/** A piece is chosen, or not any more. */
export function toggled(context: HardwareRequestContext, piece: string): HardwareChange {
  const ids = chosenIds(context);
  const chosen = ids.includes(piece) ? ids.filter((id) => id !== piece) : [...ids, piece];
  return { ...noReason, chosen };
}

/** The customer begins something. */
export function intentionBegun(
  context: HardwareRequestContext,
  action: HardwareIntention['action'],
): HardwareChange {
  const pieces = action === 'submit' ? chosenPieces(context) : [];
  const intention: HardwareIntention = { action, pieces, before: requestOf(context.record) };
  return { ...noReason, ...noIntention, intention };
}

/** Whether the record shows that the intention was carried out: what it was before has become what was asked for. */
export function hasArrived(context: HardwareRequestContext, reading: HardwareReading): boolean {
  const { intention } = context;
  if (intention === null || !reading.ok || reading.value === null) return false;
  const request = requestOf(reading.value);
  if (isSameRequest(request, intention.before)) return false;
  const status = statusOf({ record: reading.value, isMissing: false });
  if (intention.action === 'withdraw') return status === 'none';
  const isRequested = status === 'pending' || status === 'accepted' || status === 'failed';
  return isRequested && areSamePieces(request.pieces, intention.pieces);
}

/** The intention was carried out, by its own answer or as the record shows. */
export function intentionDone(
  context: HardwareRequestContext,
  reading: HardwareReading,
): HardwareChange {
  const { intention, uncertainty } = context;
  const isRepriced =
    intention !== null &&
    reading.ok &&
    areRepriced(reading.value?.hardwares ?? [], intention.pieces);
  const late = uncertainty === 'cancelled' ? 'done-before-cancel' : null;
  const reason = isRepriced ? 'price-changed' : late;
  return { ...readingTaken(context, reading), ...noReason, ...noIntention, ...closed, reason };
}

/** The record shows that nothing came of the intention. The error of the lost call stays, for its words. */
export function intentionNotDone(
  context: HardwareRequestContext,
  reading: HardwareReading,
): HardwareChange {
  const after = afterReading(context, reading);
  return {
    ...readingTaken(context, reading),
    ...noIntention,
    reason: conclusionOf(context, after),
  };
}

function conclusionOf(
  { intention, uncertainty }: HardwareRequestContext,
  after: HardwareRequestContext,
): HardwareRequestReason {
  if (intention === null) return 'unknown';
  const isDeclined =
    intention.before.status === hardwareRequestResults.submit && statusOf(after) === 'failed';
  const refusal = refusalOf(intention.action, after);
  if (refusal !== null) return isDeclined ? 'declined' : refusal;
  if (uncertainty === 'not-found' && intention.action === 'submit') return 'hardware-gone';
  if (uncertainty === 'not-found' || uncertainty === 'conflict') return 'unknown';
  if (isDeclined) return 'declined';
  if (!isSameRequest(requestOf(after.record), intention.before)) return 'changed-elsewhere';
  return uncertainty === 'cancelled' ? 'cancelled' : 'not-received';
}

/** A call was refused: why, and nothing is on its way any more. */
export function refused(result: Result<unknown>): HardwareChange {
  if (result.ok) return {};
  return {
    ...noIntention,
    reason: reasonOfFailure(failureOf(result)),
    error: result.error,
    readError: null,
  };
}

/** `lost`: nobody knows whether the server did it. The others are answers. */
export type HardwareFailure =
  | 'lost'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'not-found'
  | 'too-many-requests'
  | 'other';

/** What a failure is; `null` for a success. */
export function failureOf(result: Result<unknown>): HardwareFailure | null {
  if (result.ok) return null;
  const { error } = result;
  // Sent once: there is no earlier try that the refusal says nothing about.
  if (outcomeUnknown(error, 1)) return 'lost';
  const { kind, status } = error;
  if (kind === 'unauthorized' || kind === 'forbidden') return kind;
  if (kind === 'conflict' || kind === 'not-found') return kind;
  return status === 429 ? 'too-many-requests' : 'other';
}

const reasons: Partial<Readonly<Record<HardwareFailure, HardwareRequestReason>>> = {
  unauthorized: 'session-ended',
  forbidden: 'not-allowed',
  'too-many-requests': 'too-many-requests',
};

/** The reason to give for a call that failed, where its own words are all that there is to say. */
function reasonOfFailure(failure: HardwareFailure | null): HardwareRequestReason {
  return (failure === null ? undefined : reasons[failure]) ?? 'unknown';
}
