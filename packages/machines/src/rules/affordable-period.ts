import { basisPoints, unitPriceOf } from './price.ts';
import type { UnitPrices } from './price.ts';
import type { RentalUnit } from './rental-period.ts';

/**
 * The largest period of a unit that a balance pays for, for "giảm còn 6 ngày" (interpretations, "Money").
 *
 * 0 when not even one unit is paid for; `Infinity` when the unit costs nothing.
 */
export function affordablePeriod(
  prices: UnitPrices,
  unit: RentalUnit,
  discountPercent: number,
  balance: number,
): number {
  if (!Number.isFinite(balance) || balance < 0) return 0;
  const perUnit = BigInt(unitPriceOf(prices, unit)) * BigInt(10_000 - basisPoints(discountPercent));
  if (perUnit === 0n) return Infinity;
  // floor(period × perUnit / 10000) ≤ balance  ⇔  period × perUnit < (balance + 1) × 10000
  return Number((BigInt(Math.floor(balance) + 1) * 10_000n - 1n) / perUnit);
}
