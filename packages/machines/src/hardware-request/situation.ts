/** What a request for hardware looks like, out of what its lifecycle remembers. Its guards and its view ask here alone. */
import { cloudImageStatusOf } from '../cloud-image/rules.ts';
import { isNotOlder } from '../newer/newer.ts';
import {
  hardwareRequestRefusal,
  hardwareRequestStatusNames,
  isHardwareRequestCode,
  MOST_HARDWARE,
} from './rules.ts';
import type { HardwareRequestRefusal, HardwareRequestStatusName } from './rules.ts';
import type {
  HardwareOffer,
  HardwarePiece,
  HardwareRequestContext,
  HardwareRequestRecord,
  HardwareRequestState,
} from './types.ts';

/** How a request stands. `unknown`: a value that this version does not know. `gone`: there is no such machine any more. */
export type HardwareRequestStatus = HardwareRequestStatusName | 'unknown' | 'gone';

/** Why a selection cannot be sent, beside what the machine and its request do not allow. */
export type HardwareSelectionRefusal =
  | HardwareRequestRefusal
  | 'nothing-chosen'
  | 'too-many'
  | 'unchanged';

const pieceOf = ({ _id, name, price }: HardwarePiece): HardwarePiece => ({ _id, name, price });

function offerOf({ _id, price, updatedAt, hardwares }: HardwareOffer): HardwareOffer {
  return { _id, price, updatedAt, hardwares: hardwares.map(pieceOf) };
}

/** The lifecycle's part of a record: whatever else a caller passes, credentials above all, is left behind. */
export function recordOf(image: HardwareRequestRecord): HardwareRequestRecord {
  const { _id, is_creating, is_running, is_deleted, has_expired, updatedAt } = image;
  return {
    _id,
    is_creating,
    is_running,
    is_deleted,
    has_expired,
    updatedAt,
    cloud: offerOf(image.cloud),
    hardwares: image.hardwares.map(pieceOf),
    accepted_add_hardwares: image.accepted_add_hardwares,
  };
}

type Known = Pick<HardwareRequestContext, 'record' | 'isMissing'>;

/** How the request stands. */
export function statusOf({ record, isMissing }: Known): HardwareRequestStatus {
  if (isMissing || record.is_deleted) return 'gone';
  const status = record.accepted_add_hardwares;
  return isHardwareRequestCode(status) ? hardwareRequestStatusNames[status] : 'unknown';
}

/** Why the customer may not submit or withdraw now; `null` when they may. */
export function refusalOf(
  action: 'submit' | 'withdraw',
  { record, isMissing }: Known,
): HardwareRequestRefusal | null {
  return hardwareRequestRefusal(action, {
    status: record.accepted_add_hardwares,
    machine: isMissing ? 'deleted' : cloudImageStatusOf(record),
    offered: record.cloud.hardwares.length,
  });
}

/** Whether anything about the request may be changed now. */
export function mayChange(known: Known): boolean {
  return refusalOf('submit', known) === null || refusalOf('withdraw', known) === null;
}

/** The request of a record. */
export function requestOf(record: HardwareRequestRecord): HardwareRequestState {
  return { status: record.accepted_add_hardwares, pieces: record.hardwares };
}

/** Whether two lists name the same pieces, in any order. */
export function areSamePieces(a: readonly HardwarePiece[], b: readonly HardwarePiece[]): boolean {
  return a.length === b.length && a.every(({ _id }) => b.some((other) => other._id === _id));
}

/** Whether a piece that both lists name has another price in each. */
export function areRepriced(a: readonly HardwarePiece[], b: readonly HardwarePiece[]): boolean {
  return a.some(({ _id, price }) => b.some((other) => other._id === _id && other.price !== price));
}

/** Whether two requests are the same: their status, pieces and prices. */
export function isSameRequest(a: HardwareRequestState, b: HardwareRequestState): boolean {
  return (
    a.status === b.status && areSamePieces(a.pieces, b.pieces) && !areRepriced(a.pieces, b.pieces)
  );
}

/** Ids of the pieces that are chosen, offered or not: those of the request until the customer has touched them. */
export function chosenIds({
  chosen,
  record,
}: Pick<HardwareRequestContext, 'chosen' | 'record'>): readonly string[] {
  return chosen ?? record.hardwares.map(({ _id }) => _id);
}

/** The chosen pieces that are offered, at the present prices. */
export function chosenPieces(
  context: Pick<HardwareRequestContext, 'chosen' | 'record'>,
): readonly HardwarePiece[] {
  const ids = new Set(chosenIds(context));
  return context.record.cloud.hardwares.filter(({ _id }) => ids.has(_id));
}

/** Why what is chosen cannot be sent; `null` when it can. Asking for the same again changes something only by its prices. */
export function selectionRefusal(context: HardwareRequestContext): HardwareSelectionRefusal | null {
  const refusal = refusalOf('submit', context);
  if (refusal !== null) return refusal;
  const pieces = chosenPieces(context);
  if (pieces.length === 0) return 'nothing-chosen';
  if (pieces.length > MOST_HARDWARE) return 'too-many';
  const { record } = context;
  const isPending = statusOf(context) === 'pending';
  const isSame = areSamePieces(pieces, record.hardwares) && !areRepriced(pieces, record.hardwares);
  return isPending && isSame ? 'unchanged' : null;
}

/** Whether a record is of this machine and at least as new as the one that is known. */
export function isCurrent(candidate: HardwareRequestRecord, { record }: Known): boolean {
  return candidate._id === record._id && isNotOlder(candidate, record);
}
