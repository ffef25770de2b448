/**
 * Public entry `@tram/machines/rules`: the pure rules of money, time and text. No dependency, no clock, no locale of the
 * machine unless asked for; the same functions price a rental on the server and preview it on a screen.
 */
export * from './rules/activity-feed.ts';
export * from './rules/balance-history.ts';
export * from './rules/rental-terms.ts';
export * from './rules/calendar-file.ts';
export * from './rules/citizen-number.ts';
export * from './rules/cloud-days.ts';
export * from './rules/cloud-price.ts';
export * from './rules/cloud-time-used.ts';
export * from './rules/cloud-time.ts';
export * from './rules/csv.ts';
export * from './rules/low-time.ts';
export * from './rules/remaining-time.ts';
export * from './rules/vietqr.ts';
export { currentRentals } from './rules/current-rentals.ts';
export type {
  RentalDiscounts,
  RentalLists,
  RentedCloud,
  RentedImage,
  RentedVps,
  RentingOrder,
} from './rules/current-rentals.ts';
export * from './rules/current-rental.ts';
export * from './rules/date-format.ts';
export { DAY, HOUR, isCalendarDate, MINUTE, SECOND, timeOf } from './rules/time.ts';
export * from './rules/freshness.ts';
export * from './rules/end-warnings.ts';
export * from './rules/expiry-axis.ts';
export * from './rules/free-slot.ts';
export * from './rules/limits.ts';
export * from './rules/leaving.ts';
export * from './rules/money.ts';
export * from './rules/phone-number.ts';
export * from './rules/recharge.ts';
export { discounted, priceOf, unitPriceOf } from './rules/price.ts';
export type { Price, UnitPrices } from './rules/price.ts';
export * from './rules/price-preview.ts';
export * from './rules/rental-period.ts';
export * from './rules/rental-continuation.ts';
export * from './rules/runway.ts';
export * from './rules/search-folding.ts';
export * from './rules/session-clock.ts';
export * from './rules/spending.ts';
export * from './rules/statement.ts';
export * from './rules/statement-entries.ts';
export * from './rules/usual-time.ts';
export {
  dayStart,
  VIETNAM_OFFSET,
  VIETNAM_TIME_ZONE,
  vietnamDay,
  vietnamDayEnd,
  vietnamDayStart,
  zoneName,
  zoneOffset,
} from './rules/zone-time.ts';
export * from './rules/vps-rental.ts';
