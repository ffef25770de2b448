import { MAXIMUM_RECHARGE, MINIMUM_RECHARGE } from './limits.ts';
import { canBePriced, priceOf, type Price, type UnitPrices } from './price.ts';
import type { RentalTerm } from './rental-period.ts';

/** What paying a sum does to a balance (interpretations, "Money"). Whole VND. */
export interface PaymentPreview {
  /** Balance before. */
  balance: number;
  /** Balance after, or `null` when the balance does not pay for it: a balance never goes below zero. */
  balanceAfter: number | null;
  /** What is missing to pay for it; 0 when nothing is. */
  missing: number;
}

/** The receipt that a customer sees before paying (section 5, price preview). Whole VND. */
export interface PricePreview extends Price, PaymentPreview {}

/**
 * What a term costs and leaves, VND, while the customer still types (section 5; interpretations, "Money").
 *
 * `null` while the period is no whole number ≥ 0, the price is none, or the sum is beyond counting: there is nothing honest
 * to show.
 *
 * @param balance VND
 */
export function pricePreview(
  prices: UnitPrices,
  term: RentalTerm,
  discountPercent: number,
  balance: number,
): PricePreview | null {
  if (!canBePriced(prices, term)) return null;
  const price = priceOf(prices, term, discountPercent);
  return { ...price, ...paymentPreview(price.total, balance) };
}

/**
 * What paying a sum leaves or lacks, VND: for any total, of a PC, a VPS or a cloud machine (interpretations, "Money").
 *
 * @param total VND to pay
 * @param balance VND
 */
export function paymentPreview(total: number, balance: number): PaymentPreview {
  const missing = missingAmount(total, balance);
  return { balance, missing, balanceAfter: missing > 0 ? null : balance - total };
}

/** VND that a balance lacks to pay a sum; 0 when it suffices (interpretations, "Money"). */
export function missingAmount(total: number, balance: number): number {
  return Math.max(total - balance, 0);
}

/**
 * What to top up, VND, so that a missing sum is there: no less than the least top-up and no more than the largest one
 * (interpretations, "Money": a refusal names a way to top up; section 9). 0 when nothing is missing.
 */
export function rechargeToCover(missing: number): number {
  if (missing <= 0) return 0;
  return Math.min(Math.max(missing, MINIMUM_RECHARGE), MAXIMUM_RECHARGE);
}
