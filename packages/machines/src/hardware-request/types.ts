/** The words of a request for hardware: what goes into the lifecycle, what it remembers, what it is told and what it says. */
import type { ApiError } from '@tram/api/result';
import type { CloudHardware, CloudImage, CloudPackage } from '@tram/api/types';
import type { WatchEvent } from '../watch/watch.ts';
import type { HardwareRequestRefusal } from './rules.ts';

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

/** A request as a record shows it: what was asked for, and what became of it. */
export interface HardwareRequestState {
  status: number;
  pieces: readonly HardwarePiece[];
}

/** One wish of the customer that has no answer yet. */
export interface HardwareWish {
  action: 'submit' | 'withdraw';
  /** What is asked for, at the prices that the customer saw; nothing for a withdrawal. */
  pieces: readonly HardwarePiece[];
  /** The request as it was before: what the record shows when nothing came of the wish. */
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

/** Why the record has to be asked what became of a wish. */
export type HardwareDoubt = 'lost' | 'cancelled' | 'conflict' | 'not-found';

/** How the lifecycle of a request begins: with its machine's record, always. */
export interface HardwareRequestInput {
  record: HardwareRequestRecord;
  /** `discount_cloud` of the account, percent; without it no price of an extension is told. */
  discount?: number | null;
}

/** What the lifecycle remembers. Nothing here is secret. */
export interface HardwareRequestContext {
  /** The newest record that was seen. */
  record: HardwareRequestRecord;
  /** Whether the server says that there is no such machine. */
  isMissing: boolean;
  /** `discount_cloud` of the account, percent; `null` while unknown. */
  discount: number | null;
  /** Whether the customer is choosing, or was when the wish on its way began. */
  isOpen: boolean;
  /** Ids of the chosen pieces; `null` while they are those of the request. */
  chosen: readonly string[] | null;
  /** What is on its way or in doubt. */
  wish: HardwareWish | null;
  /** What is being found out about it; `null` when nothing is in doubt. */
  doubt: HardwareDoubt | null;
  /** How often the record said since then that nothing came of it. */
  checks: number;
  reason: HardwareRequestReason | null;
  /** The call that failed behind the reason; `null` when none did. */
  error: ApiError | null;
  /** Why the record could not be read; it is read again. */
  lookError: ApiError | null;
}

/** What the lifecycle is told: by the customer, by the world, by its own actors. */
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
 * Said once, for toasts and for reading the machine again. `SUBMITTED`, `WITHDRAWN`: the customer's wish was done. `ACCEPTED`,
 * `DECLINED`: the operator has decided; an accepted request costs from the next extension on.
 */
export type HardwareRequestEmitted =
  | { type: 'SUBMITTED' }
  | { type: 'WITHDRAWN' }
  | { type: 'ACCEPTED' }
  | { type: 'DECLINED' };
