import { priceOf, unitPriceOf } from './price.ts';
import type { Price, UnitPrices } from './price.ts';
import type { RentalTerm } from './rental-period.ts';

/** The receipt that a customer sees before paying. Whole VND. */
export interface PricePreview extends Price {
  /** Balance before. */
  balance: number;
  /** Balance after, or `null` when the balance does not pay for it: a balance never goes below zero. */
  balanceAfter: number | null;
  /** What is missing to pay for it; 0 when nothing is. */
  missing: number;
}

/**
 * What a term costs and leaves, while the customer still types (section 5; interpretations, "Money").
 *
 * `null` while the period is no whole number ≥ 0 or the sum is beyond counting: there is nothing honest to show.
 */
export function pricePreview(
  prices: UnitPrices,
  term: RentalTerm,
  discountPercent: number,
  balance: number,
): PricePreview | null {
  const { period, unit } = term;
  if (!Number.isSafeInteger(period) || period < 0) return null;
  if (!Number.isSafeInteger(period * unitPriceOf(prices, unit))) return null;
  const price = priceOf(prices, term, discountPercent);
  const missing = missingAmount(price.total, balance);
  return { ...price, balance, missing, balanceAfter: missing > 0 ? null : balance - price.total };
}

/** VND that a balance lacks to pay a sum; 0 when it suffices (interpretations, "Money"). */
export function missingAmount(total: number, balance: number): number {
  return Math.max(total - balance, 0);
}
