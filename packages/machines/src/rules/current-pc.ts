import type { Image, Order } from '@tram/api/types';
import { pcImageStatusOf } from '../pc-image/rules.ts';
import type { CurrentPc, RentalExtension } from './current-rental.ts';
import type { OrderedImage } from './order-of-image.ts';
import { canBePriced, priceOf, unitPriceOf } from './price.ts';
import type { UnitPrices } from './price.ts';
import { RENTAL_UNITS } from './rental-period.ts';
import { timeOf } from './time.ts';

/** What is read of a PC (section 3). Its flags are numbers, because a server may send one that this version does not know. */
export interface RentedImage extends Pick<
  Image,
  '_id' | 'name' | 'int_ip_address' | 'estimate_used'
> {
  readonly is_booting: number;
  readonly is_installed: number;
  readonly package: UnitPrices & { readonly name: string };
}

/** What is read of its renting order (section 3). */
export interface RentingOrder
  extends Pick<Order, 'time_boot' | 'end_time' | 'rental_period' | 'total_price'>, OrderedImage {}

/**
 * A PC as a current rental, or `null` when it is not rented (section 4, "PC image states").
 *
 * Its end is the estimate that its card counts down to, or that of its renting order where the card has none. A PC that is
 * being made has neither.
 *
 * @param order its renting order, where that is known
 * @param discountPercent `discount_pc`; `null` while the account is not known
 */
export function currentPc(
  image: RentedImage,
  order: RentingOrder | null,
  discountPercent: number | null,
): CurrentPc | null {
  const status = pcImageStatusOf(image);
  if (status === 'notRented' || status === 'unknown') return null;
  return {
    kind: 'pc',
    id: image._id,
    name: image.name,
    offer: image.package.name,
    stage: status === 'waiting' ? 'making' : 'ready',
    startedAt: timeOf(order?.time_boot),
    endsAt: timeOf(image.estimate_used) ?? timeOf(order?.end_time),
    paid: order?.total_price ?? null,
    shortestExtension: shortestOf(image.package, discountPercent),
    prices: image.package,
    rentedHours: order?.rental_period ?? null,
    discountPercent,
  };
}

/** One of the shortest unit that has a price. */
function shortestOf(prices: UnitPrices, discountPercent: number | null): RentalExtension | null {
  if (discountPercent === null) return null;
  for (const unit of RENTAL_UNITS) {
    const term = { unit, period: 1 };
    if (unitPriceOf(prices, unit) <= 0 || !canBePriced(prices, term)) continue;
    return { term, price: priceOf(prices, term, discountPercent).total };
  }
  return null;
}
