import { HOUR } from './time.ts';
import { MAXIMUM_RENTAL_HOURS, MAXIMUM_RENTAL_PERIOD, MINIMUM_RENTAL_PERIOD } from './limits.ts';

/** Units in which a PC is rented (section 9). */
export type RentalUnit = 'hour' | 'day' | 'month';

/** Every rental unit, shortest first (section 9). */
export const RENTAL_UNITS: readonly RentalUnit[] = ['hour', 'day', 'month'];

/** Hours of one unit of a PC rental: a day is 24 hours, a month 30 days (interpretations, "Status values"). */
export const HOURS_PER_UNIT: Readonly<Record<RentalUnit, number>> = {
  hour: 1,
  day: 24,
  month: 720,
};

/** A length of rental as the customer chooses it (section 5, "Rental by hours"). */
export interface RentalTerm {
  unit: RentalUnit;
  /** How many units. */
  period: number;
}

/**
 * Whether a term can be asked for: a whole number of units within the limits, and no longer than a rental can be in all
 * (sections 5 and 9; the contract's `createOrder`).
 */
export function isRentalTerm(term: RentalTerm): boolean {
  return isExtensionTerm(term, 0);
}

/**
 * Whether a rental can be extended by a term (sections 5 and 9; the contract's `extendOrder`).
 *
 * @param rentedHours hours that the rental has so far (`rental_period` of its order)
 */
export function isExtensionTerm({ unit, period }: RentalTerm, rentedHours: number): boolean {
  return (
    RENTAL_UNITS.includes(unit) &&
    Number.isSafeInteger(period) &&
    period >= MINIMUM_RENTAL_PERIOD &&
    period <= MAXIMUM_RENTAL_PERIOD &&
    rentedHours + rentalHours({ unit, period }) <= MAXIMUM_RENTAL_HOURS
  );
}

/** How many units the longest rental has that can be asked for at once (sections 5 and 9; the contract's `createOrder`). */
export function longestPeriod(unit: RentalUnit): number {
  return Math.min(MAXIMUM_RENTAL_PERIOD, Math.floor(MAXIMUM_RENTAL_HOURS / HOURS_PER_UNIT[unit]));
}

/** Hours that a term buys. PC orders store their period in hours (interpretations, "Status values"). */
export function rentalHours({ unit, period }: RentalTerm): number {
  return period * HOURS_PER_UNIT[unit];
}

/** When a rental that starts at `start` ends; both ms since 1970 (section 4; interpretations, "Status values"). */
export function rentalEnd(start: number, term: RentalTerm): number {
  return start + rentalHours(term) * HOUR;
}

/**
 * When an extended rental ends, ms since 1970 (the contract's `extendOrder`).
 *
 * The extension is appended to the present end; a rental that has already run out is extended from now, so that nobody
 * pays for hours that are gone.
 *
 * @param now server time, ms since 1970
 * @param presentEnd present end, ms since 1970; `null` when nothing is rented
 */
export function extensionEnd(now: number, presentEnd: number | null, term: RentalTerm): number {
  return rentalEnd(Math.max(now, presentEnd ?? now), term);
}
