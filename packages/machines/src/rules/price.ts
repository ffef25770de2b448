import type { RentalTerm, RentalUnit } from './rental-period.ts';

/**
 * A sum that is a whole number of VND ≥ 0 and counted exactly (interpretations, "Wire conventions"); what is computed from
 * anything else could be neither charged nor shown.
 *
 * @throws RangeError for any other number
 */
export function wholeMoney(amount: number): number {
  if (!isWholeMoney(amount)) {
    throw new RangeError(`A sum of money must be a whole number of VND, not ${amount}`);
  }
  return amount;
}

/** Whether a number is a sum of money: whole VND ≥ 0, counted exactly (interpretations, "Wire conventions"). */
export function isWholeMoney(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}

/** Prices of a package, VND for one unit (section 3, "Package"). */
export interface UnitPrices {
  price_per_hour: number;
  price_per_day: number;
  price_per_month: number;
}

/** What a term costs (section 9). All sums are whole VND. */
export interface Price {
  /** Price of one unit before the discount. */
  unitPrice: number;
  /** Period × unit price, before the discount. */
  subtotal: number;
  /** Discount of the account, percent. */
  discountPercent: number;
  /** What the discount takes off. `subtotal − discount = total`, always. */
  discount: number;
  /** What is charged. */
  total: number;
}

/** Price of one unit, VND (section 9: the unit price comes from the package). */
export function unitPriceOf(prices: UnitPrices, unit: RentalUnit): number {
  return prices[`price_per_${unit}` as const];
}

/** A percentage in hundredths of a percent, kept between 0 and 100 %: integers, so that sums stay exact. */
export function basisPoints(percent: number): number {
  if (!Number.isFinite(percent)) return 0;
  return Math.min(Math.max(Math.round(percent * 100), 0), 10_000);
}

/**
 * A sum less a percentage: `amount × (100 − percent) / 100`, rounded down to whole VND (interpretations, "Money").
 *
 * Exact for every safe integer: floating point would lose a đồng on percentages such as 12.3.
 *
 * @throws RangeError when `amount` is not a safe integer ≥ 0
 */
export function discounted(amount: number, percent: number): number {
  return Number((BigInt(wholeMoney(amount)) * BigInt(10_000 - basisPoints(percent))) / 10_000n);
}

/**
 * Price of a rental or an extension: period × unit price, less the account's discount, rounded down once for the order
 * (section 5, "Rental by hours"; interpretations, "Money").
 *
 * The server charges by this function and the portal previews by it, so the two cannot differ.
 *
 * @throws RangeError when the price or the period is not a whole number ≥ 0, or the sum exceeds what a number holds exactly
 */
export function priceOf(prices: UnitPrices, term: RentalTerm, discountPercent: number): Price {
  return priceOfUnits(unitPriceOf(prices, term.unit), term.period, discountPercent);
}

/** Whether a term has a price to show: whole VND, counted exactly (section 5). `priceOf` throws for the others. */
export function canBePriced(prices: UnitPrices, { unit, period }: RentalTerm): boolean {
  const unitPrice = unitPriceOf(prices, unit);
  return (
    Number.isSafeInteger(period) && isWholeMoney(unitPrice) && isWholeMoney(period * unitPrice)
  );
}

/**
 * Price of so many units at a price each, VND, less a discount, rounded down once (section 9; interpretations, "Money").
 *
 * @throws RangeError when the price or the period is not a whole number ≥ 0, or the sum exceeds what a number holds exactly
 */
export function priceOfUnits(unitPrice: number, period: number, discountPercent: number): Price {
  if (!Number.isSafeInteger(period) || period < 0) {
    throw new RangeError(`A rental period must be a whole number, not ${period}`);
  }
  const subtotal = wholeMoney(unitPrice) * period;
  const total = discounted(subtotal, discountPercent);
  return { unitPrice, subtotal, discountPercent, discount: subtotal - total, total };
}
