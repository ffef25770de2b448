import { byEnd } from './current-rentals.ts';
import type { CurrentRental } from './current-rental.ts';
import { missingAmount } from './price-preview.ts';
import { continuationUntil, type Continuation } from './rental-continuation.ts';
import { DAY } from './time.ts';

/** A machine within a runway (section 9). */
export interface RunwayStop<Rental extends CurrentRental = CurrentRental> {
  readonly rental: Rental;
  /** What keeps it until the runway's end; `null` when it is paid for until then. */
  readonly extension: Continuation | null;
  /** When it ends then, ms since 1970. */
  readonly endsAt: number;
}

/** Every machine kept until a moment; `null` when one of them cannot be. */
function stopsUntil<Rental extends CurrentRental>(
  rentals: readonly Rental[],
  until: number,
  now: number,
): readonly RunwayStop<Rental>[] | null {
  const stops: RunwayStop<Rental>[] = [];
  for (const rental of rentals) {
    const end = rental.endsAt ?? now;
    const extension = end >= until ? null : continuationUntil(rental, until, now);
    if (end < until && extension === null) return null;
    stops.push({ rental, extension, endsAt: extension?.endsAt ?? end });
  }
  return stops;
}

/** VND that the extensions of a plan cost together. */
function costOf(stops: readonly RunwayStop[]): number {
  return stops.reduce((sum, { extension }) => sum + (extension?.price ?? 0), 0);
}

/** How far ahead a runway looks, ms: a year (sections 5 and 9: prices and discounts are those of today). */
export const RUNWAY_HORIZON = 365 * DAY;

/** For how many days from now it is said what is missing (section 9, remaining time; ours). */
export const RUNWAY_DAYS = [1, 7, 30] as const;

/** What it takes to keep all machines for some days (section 9). */
export interface RunwayNeed {
  /** Days from now: 1, 7 or 30. */
  readonly days: (typeof RUNWAY_DAYS)[number];
  /** Now and these days, ms since 1970. */
  readonly until: number;
  /** VND that it costs; `null` when a machine cannot be extended so far at any price. */
  readonly cost: number | null;
  /** VND that the balance lacks for it, 0 when it suffices; `null` as `cost`. */
  readonly missing: number | null;
}

/** How long a balance keeps all machines of a customer (section 9). An estimate: nothing is extended automatically. */
export interface Runway<Rental extends CurrentRental = CurrentRental> {
  /** Until when all of `stops` are kept, ms since 1970; `null` when there are none. */
  readonly keptUntil: number | null;
  /** The balance keeps them for the whole horizon. */
  readonly isBeyond: boolean;
  /**
   * Those that end at that moment and that the rest of the balance does not keep on; where it would keep each of them but not
   * all, all of them. None when `isBeyond`.
   */
  readonly endsFirst: readonly Rental[];
  /** Every machine with an end to come, in the order in which they end now, with the extension that keeps it. */
  readonly stops: readonly RunwayStop<Rental>[];
  /** VND that these extensions cost together: never more than the balance. */
  readonly spent: number;
  /** What is missing for a day, a week and 30 days; empty when there is nothing to keep. */
  readonly needs: readonly RunwayNeed[];
  /** Machines of which the API says no end, or whose end has passed: nothing is reckoned with them. */
  readonly uncounted: readonly Rental[];
}

/**
 * How long a balance keeps all machines, which of them end first when it is used up, and what is missing for longer
 * (section 9; interpretations, "Money": a balance never goes below zero).
 *
 * The runway ends at the last moment until which every machine can be kept by at most one extension each, the cheapest that
 * reaches it ({@link continuationUntil}), all paid for by the balance of now at the prices of now. Every customer who
 * extends in the order in which the machines end can do so.
 *
 * @param balance VND
 * @param rentals in any order
 * @param now server time, ms since 1970
 */
export function runway<Rental extends CurrentRental>(
  balance: number,
  rentals: readonly Rental[],
  now: number,
): Runway<Rental> {
  const ordered = [...rentals].sort(byEnd);
  const counted = ordered.filter(({ endsAt }) => endsAt !== null && endsAt > now);
  const uncounted = ordered.filter((rental) => !counted.includes(rental));
  if (counted.length === 0) {
    return {
      keptUntil: null,
      isBeyond: false,
      endsFirst: [],
      stops: [],
      spent: 0,
      needs: [],
      uncounted,
    };
  }
  const keptUntil = lastAffordable(balance, counted, now);
  const isBeyond = keptUntil >= now + RUNWAY_HORIZON;
  const stops = stopsUntil(counted, keptUntil, now) ?? [];
  return {
    keptUntil,
    isBeyond,
    endsFirst: isBeyond ? [] : endingFirst(stops, keptUntil, balance, now),
    stops,
    spent: costOf(stops),
    needs: RUNWAY_DAYS.map((days) => needFor(days, balance, counted, now)),
    uncounted,
  };
}

function endingFirst<Rental extends CurrentRental>(
  stops: readonly RunwayStop<Rental>[],
  keptUntil: number,
  balance: number,
  now: number,
): readonly Rental[] {
  const left = balance - costOf(stops);
  const ending = stops.filter(({ endsAt }) => endsAt === keptUntil);
  const lost = ending.filter(({ rental, extension }) => {
    const onward = continuationUntil(rental, keptUntil + 1, now);
    return onward === null || onward.price - (extension?.price ?? 0) > left;
  });
  return (lost.length > 0 ? lost : ending).map(({ rental }) => rental);
}

/** The last moment until which all can be kept. What that costs never falls with time, so it is found by halving. */
function lastAffordable(balance: number, rentals: readonly CurrentRental[], now: number): number {
  const fits = (until: number): boolean => {
    const stops = stopsUntil(rentals, until, now);
    return stops !== null && costOf(stops) <= balance;
  };
  // Until the first of them ends nothing has to be paid.
  let kept = Math.min(...rentals.map(({ endsAt }) => endsAt ?? Infinity), now + RUNWAY_HORIZON);
  let lost = now + RUNWAY_HORIZON + 1;
  while (lost - kept > 1) {
    const middle = Math.floor((kept + lost) / 2);
    if (fits(middle)) kept = middle;
    else lost = middle;
  }
  return kept;
}

function needFor(
  days: RunwayNeed['days'],
  balance: number,
  rentals: readonly CurrentRental[],
  now: number,
): RunwayNeed {
  const until = now + days * DAY;
  const stops = stopsUntil(rentals, until, now);
  const cost = stops === null ? null : costOf(stops);
  return { days, until, cost, missing: cost === null ? null : missingAmount(cost, balance) };
}
