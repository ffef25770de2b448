import { MINUTE, timeOf } from './time.ts';

/** What `GET /packages` says about the machines of a package (section 3). */
export interface SlotSource {
  /** 1: a machine is free now. */
  readonly is_available: number;
  /** When the rentals of its machines end, ISO 8601. */
  readonly orders_end_time: readonly (string | null | undefined)[];
}

/**
 * When a machine of a package can be rented (section 2, check time ready): now, at a time that is an estimate because its
 * renter may extend, or nobody knows.
 */
export type FreeSlot =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'expected';
      /** The soonest end, ms since 1970. */
      readonly at: number;
    }
  | { readonly kind: 'unknown' };

/**
 * When machines of a package that are rented now come to the end of their time, ms since 1970, soonest first (section 2, check
 * time ready). What cannot be read and what is over is left out; two machines may end at the same moment.
 *
 * @param now server time, ms since 1970
 */
export function rentedUntil(ends: SlotSource['orders_end_time'], now: number): readonly number[] {
  return ends
    .map((end) => timeOf(end))
    .filter((end) => end !== null)
    .filter((end) => end > now)
    .sort((one, other) => one - other);
}

/**
 * When the next machine of a package is expected to be free (section 2, check time ready).
 *
 * @param now server time, ms since 1970
 */
export function freeSlot(offer: SlotSource, now: number): FreeSlot {
  if (offer.is_available === 1) return { kind: 'free' };
  const [at] = rentedUntil(offer.orders_end_time, now);
  return at === undefined ? { kind: 'unknown' } : { kind: 'expected', at };
}

/** How long an answer about free machines is waited with at the most, ms: a renter may also leave early. */
const longestWait = 5 * MINUTE;
/** The server needs a moment to take a machine back, ms. */
const shortestWait = MINUTE / 4;

/**
 * How long to wait before asking again whether a machine is free, ms: until the expected end, 15 seconds at the least, 5 minutes
 * at the most; 0 where one is free (section 2, check time ready; the waits are ours).
 *
 * @param now server time, ms since 1970
 */
export function freeSlotWait(slot: FreeSlot, now: number): number {
  switch (slot.kind) {
    case 'free':
      return 0;
    case 'expected':
      return Math.min(Math.max(slot.at - now, 0) + shortestWait, longestWait);
    case 'unknown':
      return longestWait;
    default:
      return slot satisfies never;
  }
}
