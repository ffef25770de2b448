import { basisPoints, unitPriceOf } from './price.ts';
import type { UnitPrices } from './price.ts';
import type { RentalUnit } from './rental-period.ts';
import { wholeMoney } from './whole-money.ts';

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
