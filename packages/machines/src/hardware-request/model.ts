/** The context, the events and the other types of a request for hardware, and how it stands by its context. */
import type { ApiError, Result } from '@tram/api/result';
import type { CloudHardware, CloudImage, CloudPackage } from '@tram/api/types';
import { cloudImageStatusOf } from '../cloud-image/rules.ts';
import type { WatchEvent } from '../actors/watch.ts';
import {
  hardwareRequestRefusal,
  hardwareRequestStatusNames,
  isHardwareRequestCode,
  MOST_HARDWARE,
} from './rules.ts';
import type { HardwareRequestRefusal, HardwareRequestStatusName } from './rules.ts';

/** A piece of hardware with its price, VND before the discount. */
export type HardwarePiece = Readonly<CloudHardware>;

/** What the lifecycle needs of a cloud machine's package: its price and what it offers. */
export interface HardwareOffer extends Pick<CloudPackage, '_id' | 'price' | 'updatedAt'> {
  hardwares: readonly HardwarePiece[];
}

/**
 * What the lifecycle needs of a cloud machine's record. The rest, credentials above all, stays in the cache of the front
 * end. The status is a number, because a server may send one that this version does not know.
 */
export interface HardwareRequestRecord extends Pick<
  CloudImage,
  '_id' | 'is_creating' | 'is_running' | 'is_deleted' | 'has_expired' | 'updatedAt'
> {
  cloud: HardwareOffer;
  /** What was asked for, at the prices of that moment. */
  hardwares: readonly HardwarePiece[];
  accepted_add_hardwares: number;
}

/** The record as it was read; `null` when the server has none. */
export type HardwareReading = Result<HardwareRequestRecord | null>;

/** A request as a record shows it: what was asked for, and what became of it. */
export interface HardwareRequestState {
  status: number;
  pieces: readonly HardwarePiece[];
}

/** What the customer wants and has no answer to yet. */
export interface HardwareIntention {
  action: 'submit' | 'withdraw';
  /** What is asked for, at the prices that the customer saw; nothing for a withdrawal. */
  pieces: readonly HardwarePiece[];
  /** The request as it was before: what the record shows when nothing came of the intention. */
  before: HardwareRequestState;
}

/**
 * Why things are as they are, for the screen's words. Those of `HardwareRequestRefusal` say what the machine or its request
 * does not allow (any more).
 *
 * - `changed-elsewhere`: the request was changed meanwhile, in another tab or on another device.
 * - `already-requested`: what is chosen here has been asked for meanwhile.
 * - `declined`: the operator has declined the pending request meanwhile; it may be asked for again.
 * - `hardware-gone`: a piece that was chosen or asked for is not offered any more.
 * - `price-changed`: a price is another than the one that was shown; a pending request can be withdrawn.
 * - `not-received`: the answer was lost, and the record shows that nothing came of it.
 * - `cancelled`: by the customer, and nothing came of it. `done-before-cancel`: it had been done already.
 * - `session-ended`: nobody is signed in any more. `not-allowed`: this account may not.
 * - `too-many-requests`: `error` says how long to wait.
 * - `unknown`: a refusal that we do not know; `error.message` is all there is.
 */
export type HardwareRequestReason =
  | HardwareRequestRefusal
  | 'changed-elsewhere'
  | 'already-requested'
  | 'declined'
  | 'hardware-gone'
  | 'price-changed'
  | 'not-received'
  | 'cancelled'
  | 'done-before-cancel'
  | 'session-ended'
  | 'not-allowed'
  | 'too-many-requests'
  | 'unknown';

/** Why the record has to be asked what became of an intention. */
export type HardwareUncertainty = 'lost' | 'cancelled' | 'conflict' | 'not-found';

/** A call: the whole intention, for one machine. */
export interface HardwareCall {
  /** Id of the cloud machine. */
  image: string;
  /** Ids of the pieces that are asked for, in place of all before; none withdraws the request. */
  hardwares: readonly string[];
}

/** How the lifecycle of a request begins: with its machine's record, always. */
export interface HardwareRequestInput {
  record: HardwareRequestRecord;
  /** `discount_cloud` of the account, percent; without it no price of an extension is shown. */
  discount?: number | null | undefined;
}

/** What the lifecycle remembers. Nothing here is secret. */
export interface HardwareRequestContext {
  /** The newest record that was seen. */
  record: HardwareRequestRecord;
  /** Whether the server says that there is no such machine. */
  isMissing: boolean;
  /** `discount_cloud` of the account, percent; `null` while unknown. */
  discount: number | null;
  /** Whether the customer is choosing, or was when the intention on its way began. */
  isOpen: boolean;
  /** Ids of the chosen pieces; `null` while they are those of the request. */
  chosen: readonly string[] | null;
  /** What is on its way, or whose outcome is unknown. */
  intention: HardwareIntention | null;
  /** What is being found out about it; `null` when no outcome is unknown. */
  uncertainty: HardwareUncertainty | null;
  /** How often the record said since then that nothing came of it. */
  checks: number;
  reason: HardwareRequestReason | null;
  /** The call that failed behind the reason; `null` when none did. */
  error: ApiError | null;
  /** Why the record could not be read; it is read again. */
  readError: ApiError | null;
}

export const noReason = {
  reason: null,
  error: null,
  readError: null,
} satisfies Partial<HardwareRequestContext>;

export const noIntention = {
  intention: null,
  uncertainty: null,
  checks: 0,
} satisfies Partial<HardwareRequestContext>;

/** Nobody is choosing. */
export const closed = { isOpen: false, chosen: null } satisfies Partial<HardwareRequestContext>;

/** The events: from the customer, from the world outside, from the lifecycle's own actors. */
export type HardwareRequestEvent =
  /** Open the choice of pieces. */
  | { type: 'CHOOSE' }
  /** Choose a piece, or not any more. */
  | { type: 'TOGGLE'; piece: string }
  /** Ask for what is chosen, in place of what was asked for before. */
  | { type: 'SUBMIT' }
  /** Withdraw the pending request. */
  | { type: 'WITHDRAW' }
  /** Close the choice, or stop what is on its way. */
  | { type: 'CANCEL' }
  /** The customer has seen how it ended. */
  | { type: 'ACKNOWLEDGE' }
  /** The account's discount was read (again), percent. */
  | { type: 'DISCOUNT'; percent: number }
  /** Something may have changed: a real-time event, the connection or the tab came back. */
  | { type: 'REFRESH' }
  /** An answer was taken into what is remembered: see what it says. */
  | { type: 'DECIDE' }
  | WatchEvent<HardwareRequestRecord>;

/**
 * Said once, for toasts and for reading the machine again. `SUBMITTED`, `WITHDRAWN`: the customer's intention was carried out. `ACCEPTED`,
 * `DECLINED`: the operator has decided; an accepted request costs from the next extension on.
 */
export type HardwareRequestEmitted =
  | { type: 'SUBMITTED' }
  | { type: 'WITHDRAWN' }
  | { type: 'ACCEPTED' }
  | { type: 'DECLINED' };

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

/** The lifecycle's part of a record: anything else that a caller passes, above all credentials, is dropped. */
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
