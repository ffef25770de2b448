import { cheapestTerm } from './rental-terms.ts';
import type {
  CurrentCloud,
  CurrentPc,
  CurrentRental,
  CurrentVps,
  RentalExtension,
} from './current-rental.ts';
import { DAY, HOUR } from './time.ts';
import { MAXIMUM_CLOUD_DAYS_AHEAD } from './limits.ts';
import { rentalEnd } from './rental-period.ts';
import { isVpsPeriod, vpsPrice, vpsRentalEnd } from './vps-rental.ts';
import { isWholeMoney } from './price.ts';

/** One extension that keeps a machine, and when the machine ends then (section 9). */
export interface Continuation extends RentalExtension {
  /** ms since 1970. */
  readonly endsAt: number;
}

/**
 * The cheapest single extension that keeps a machine at least until a moment (section 9): of a PC the cheapest of hours, days
 * and months, of a VPS calendar months, of a cloud machine its package so many times.
 *
 * It is appended to the present end, so it is the same whenever it is bought before that.
 *
 * @param until ms since 1970, after the present end
 * @param now server time, ms since 1970
 * @returns `null` where none can be bought: the end is not known or has passed, nothing has a price, or the rental would be
 * longer than it can be in all
 */
export function continuationUntil(
  rental: CurrentRental,
  until: number,
  now: number,
): Continuation | null {
  const { endsAt } = rental;
  if (endsAt === null || endsAt <= now) return null;
  switch (rental.kind) {
    case 'pc':
      return pcUntil(rental, endsAt, until);
    case 'vps':
      return vpsUntil(rental, until);
    case 'cloud':
      return cloudUntil(rental, endsAt, until, now);
    default:
      return rental satisfies never;
  }
}

function pcUntil(
  { prices, discountPercent, rentedHours }: CurrentPc,
  endsAt: number,
  until: number,
): Continuation | null {
  if (discountPercent === null) return null;
  const hours = Math.ceil((until - endsAt) / HOUR);
  const cheapest = cheapestTerm(prices, hours, discountPercent, rentedHours ?? 0);
  if (cheapest === null) return null;
  const { total: price, ...term } = cheapest;
  return { term, price, endsAt: rentalEnd(endsAt, term) };
}

function vpsUntil(
  { startedAt, months, monthlyPrice, discountPercent }: CurrentVps,
  until: number,
): Continuation | null {
  if (startedAt === null || discountPercent === null || !isWholeMoney(monthlyPrice)) return null;
  for (let period = 1; isVpsPeriod(months + period); period += 1) {
    const endsAt = vpsRentalEnd(startedAt, months + period);
    if (endsAt < until) continue;
    const price = vpsPrice(monthlyPrice, period, discountPercent).total;
    return { term: { unit: 'calendar-month', period }, price, endsAt };
  }
  return null;
}

function cloudUntil(
  { shortestExtension }: CurrentCloud,
  endsAt: number,
  until: number,
  now: number,
): Continuation | null {
  if (shortestExtension?.term.unit !== 'package') return null;
  const { days, hours } = shortestExtension.term;
  if (days <= 0) return null;
  const period = Math.ceil((until - endsAt) / (days * DAY));
  const end = endsAt + period * days * DAY;
  if (end > now + MAXIMUM_CLOUD_DAYS_AHEAD * DAY) return null;
  // Every time is an order of its own, rounded on its own.
  const price = period * shortestExtension.price;
  return { term: { unit: 'package', period, days, hours }, price, endsAt: end };
}
