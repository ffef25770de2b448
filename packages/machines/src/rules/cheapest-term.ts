import { priceOf, unitPriceOf } from './price.ts';
import type { UnitPrices } from './price.ts';
import { HOURS_PER_UNIT, RENTAL_UNITS, rentalHours } from './rental-period.ts';
import type { RentalTerm } from './rental-period.ts';

/** A term that gives at least the wanted hours for less money. */
export interface CheaperTerm extends RentalTerm {
  /** What it costs, VND, after the discount. */
  total: number;
  /** What it saves against the wanted term, VND, always > 0. */
  saving: number;
  /** Hours that it gives beyond the wanted ones, ≥ 0. */
  extraHours: number;
}

/**
 * The cheapest term of one unit that covers at least the wanted hours, or `null` when the wanted term is already the
 * cheapest (section 5, price preview; the hint "24 giờ đắt hơn 1 ngày").
 *
 * Of two terms of one price the longer wins. A unit without a price is not offered.
 */
export function cheaperTerm(
  prices: UnitPrices,
  wanted: RentalTerm,
  discountPercent: number,
): CheaperTerm | null {
  if (!Number.isSafeInteger(wanted.period) || wanted.period < 1) return null;
  const hours = rentalHours(wanted);
  if (!Number.isSafeInteger(hours * unitPriceOf(prices, wanted.unit))) return null;
  const asked = priceOf(prices, wanted, discountPercent).total;
  let best: CheaperTerm | null = null;
  for (const unit of RENTAL_UNITS) {
    if (unit === wanted.unit || unitPriceOf(prices, unit) <= 0) continue;
    const term = { unit, period: Math.ceil(hours / HOURS_PER_UNIT[unit]) };
    if (!Number.isSafeInteger(term.period * unitPriceOf(prices, unit))) continue;
    const { total } = priceOf(prices, term, discountPercent);
    const extraHours = rentalHours(term) - hours;
    if (total >= asked) continue;
    const better =
      best === null || total < best.total || (total === best.total && extraHours > best.extraHours);
    if (better) best = { ...term, total, saving: asked - total, extraHours };
  }
  return best;
}
