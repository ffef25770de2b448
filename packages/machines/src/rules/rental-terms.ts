import { basisPoints, canBePriced, priceOf, unitPriceOf, wholeMoney } from './price.ts';
import type { UnitPrices } from './price.ts';
import {
  HOURS_PER_UNIT,
  isExtensionTerm,
  isRentalTerm,
  RENTAL_UNITS,
  rentalHours,
} from './rental-period.ts';
import type { RentalTerm, RentalUnit } from './rental-period.ts';

/**
 * The largest period of a unit that a balance pays for, for "giảm còn 6 ngày" (interpretations, "Money").
 *
 * 0 when not even one unit is paid for; `Infinity` when the unit costs nothing. It may be longer than what can be rented.
 *
 * @param balance VND
 * @throws RangeError when the price of the unit is not whole VND
 */
export function affordablePeriod(
  prices: UnitPrices,
  unit: RentalUnit,
  discountPercent: number,
  balance: number,
): number {
  return affordableUnits(unitPriceOf(prices, unit), discountPercent, balance);
}

/**
 * How many units at a price each a balance pays for: hours of a PC, months of a VPS; see {@link affordablePeriod}
 * (interpretations, "Money").
 *
 * @param unitPrice VND of one unit before the discount
 * @param balance VND
 * @throws RangeError when the price is not whole VND
 */
export function affordableUnits(
  unitPrice: number,
  discountPercent: number,
  balance: number,
): number {
  const perUnit = BigInt(wholeMoney(unitPrice)) * BigInt(10_000 - basisPoints(discountPercent));
  if (!Number.isFinite(balance) || balance < 0) return 0;
  if (perUnit === 0n) return Infinity;
  // floor(period × perUnit / 10000) ≤ balance  ⇔  period × perUnit < (balance + 1) × 10000
  return Number(((BigInt(Math.floor(balance)) + 1n) * 10_000n - 1n) / perUnit);
}

/** A term that gives at least the wanted hours for less money (section 5). */
export interface CheaperTerm extends RentalTerm {
  /** What it costs, VND, after the discount. */
  total: number;
  /** What it saves against the wanted term, VND, always > 0. */
  saving: number;
  /** Hours that it gives beyond the wanted ones, ≥ 0. */
  extraHours: number;
}

/** A term that covers so many hours, and what it costs (section 5). */
export interface CoveringTerm extends RentalTerm {
  /** What it costs, VND, after the discount. */
  total: number;
}

/**
 * The cheapest term of one unit that covers at least so many hours, or `null` when no term does: none of the units has a
 * price, or the rental would be longer than can be rented (section 5, price preview).
 *
 * Of two terms of one price the longer wins, of two of one length the larger unit. A unit without a price is not offered.
 *
 * @param hours whole hours ≥ 1
 * @param rentedHours hours that the rental has so far, when it is extended; 0 for a new one
 */
export function cheapestTerm(
  prices: UnitPrices,
  hours: number,
  discountPercent: number,
  rentedHours = 0,
): CoveringTerm | null {
  let best: CoveringTerm | null = null;
  for (const unit of RENTAL_UNITS) {
    if (unitPriceOf(prices, unit) <= 0) continue;
    const term = { unit, period: Math.ceil(hours / HOURS_PER_UNIT[unit]) };
    if (!isExtensionTerm(term, rentedHours) || !canBePriced(prices, term)) continue;
    const { total } = priceOf(prices, term, discountPercent);
    // Units come shortest first: a later term of the same price is as long or longer.
    if (best === null || total <= best.total) best = { ...term, total };
  }
  return best;
}

/**
 * The {@link cheapestTerm} that covers at least the wanted hours, or `null` when the wanted term is already the cheapest
 * (section 5, price preview; the hint "24 giờ đắt hơn 1 ngày"). A wanted term that has no price or cannot be rented is
 * compared with nothing.
 */
export function cheaperTerm(
  prices: UnitPrices,
  wanted: RentalTerm,
  discountPercent: number,
): CheaperTerm | null {
  if (!isRentalTerm(wanted) || !canBePriced(prices, wanted)) return null;
  const hours = rentalHours(wanted);
  const asked = priceOf(prices, wanted, discountPercent).total;
  const best = cheapestTerm(prices, hours, discountPercent);
  if (best === null || best.total >= asked) return null;
  return { ...best, saving: asked - best.total, extraHours: rentalHours(best) - hours };
}
