import type { VpsOrder } from '@tram/api/types';
import { MAXIMUM_VPS_MONTHS, MINIMUM_RENTAL_PERIOD } from './limits.ts';
import { isWholeMoney, priceOfUnits, type Price } from './price.ts';
import { VIETNAM_OFFSET } from './zone-time.ts';

/** Whether a VPS can be rented for so many months in all: a whole number within the limits (sections 5 and 9). */
export function isVpsPeriod(months: number): boolean {
  return (
    Number.isSafeInteger(months) && months >= MINIMUM_RENTAL_PERIOD && months <= MAXIMUM_VPS_MONTHS
  );
}

/**
 * When a VPS rental ends, ms since 1970: the start plus calendar months, at the same time of day, on the same day of the
 * month or on its last day when the month is shorter (interpretations, "Status values").
 *
 * Months are counted on the Vietnamese calendar, the one that the customer reads the dates by. An extended rental ends so
 * many months after its **start**, all extensions added up: counted from the end before, 31 January would become 28
 * February and stay on the 28th, and the customer would lose days.
 *
 * @param start ms since 1970
 * @param months calendar months in all, extensions included
 */
export function vpsRentalEnd(start: number, months: number): number {
  const local = new Date(start + VIETNAM_OFFSET);
  const end = new Date(local);
  // First to the first of the month: every month has it.
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(local.getUTCDate(), lastDay));
  return end.getTime() - VIETNAM_OFFSET;
}

/**
 * Price of a VPS rental or of an extension: months × monthly price, less the account's `discount_vps`, rounded down once
 * (section 9; interpretations, "Money").
 *
 * @param monthlyPrice VND
 * @throws RangeError when the months are not a whole number ≥ 0, or the sum exceeds what a number holds exactly
 */
export function vpsPrice(monthlyPrice: number, months: number, discountPercent: number): Price {
  return priceOfUnits(monthlyPrice, months, discountPercent);
}

/** What is read of a VPS order for the sum that it was charged (section 3). */
export interface ChargedVps extends Pick<VpsOrder, 'rental_period' | 'discount' | 'total_price'> {
  readonly vps: { readonly config: Pick<VpsOrder['vps']['config'], 'monthly_rental_price'> };
}

/**
 * VND that a VPS order was charged in all: what it says, or its months at the monthly price less its discount where it does not
 * (sections 3 and 9; interpretations, "Money"). `null` when the price is not known either.
 */
export function vpsOrderTotal(order: ChargedVps): number | null {
  const { total_price: said, rental_period: months, discount, vps } = order;
  if (said !== undefined && isWholeMoney(said)) return said;
  const price = vps.config.monthly_rental_price;
  return isWholeMoney(price) && Number.isSafeInteger(months) && isWholeMoney(months * price)
    ? vpsPrice(price, months, discount).total
    : null;
}
