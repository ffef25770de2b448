import type { VpsOrder } from '@tram/api/types';
import type { CurrentVps } from './current-rental.ts';
import { timeOf } from './time.ts';
import { isVpsPeriod, vpsOrderTotal, vpsPrice, vpsRentalEnd } from './vps-rental.ts';
import { isWholeMoney } from './whole-money.ts';

/** What is read of an order of a VPS (section 3). */
export interface RentedVps extends Pick<
  VpsOrder,
  '_id' | 'time_start' | 'end_time' | 'rental_period' | 'status' | 'discount' | 'total_price'
> {
  readonly vps: Pick<VpsOrder['vps'], 'user' | 'config'>;
}

/**
 * A VPS as a current rental, or `null` when its order has ended (section 4, "VPS order").
 *
 * It ends when its order says, or the rented months after its start where the order does not. One that is not handed over yet has
 * nobody to log in as, and its times are an estimate (the contract's `createVpsOrder`).
 *
 * @param discountPercent `discount_vps`; `null` while the account is not known
 */
export function currentVps(order: RentedVps, discountPercent: number | null): CurrentVps | null {
  if (order.status !== 'on_rental') return null;
  const { config } = order.vps;
  const months = order.rental_period;
  const startedAt = timeOf(order.time_start);
  const price = config.monthly_rental_price;
  return {
    kind: 'vps',
    id: order._id,
    name: config.config_name,
    offer: config.config_name,
    stage: order.vps.user === null ? 'making' : 'ready',
    startedAt,
    endsAt: timeOf(order.end_time) ?? (startedAt === null ? null : vpsRentalEnd(startedAt, months)),
    paid: vpsOrderTotal(order),
    shortestExtension:
      discountPercent !== null && isVpsPeriod(months + 1) && isWholeMoney(price)
        ? {
            term: { unit: 'calendar-month', period: 1 },
            price: vpsPrice(price, 1, discountPercent).total,
          }
        : null,
    monthlyPrice: price,
    months,
    discountPercent,
  };
}
