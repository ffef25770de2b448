/**
 * Public entry `@tram/machines/rules`: the pure rules of money, time and text. No dependency, no clock, no locale of the
 * machine unless asked for; the same functions price a rental on the server and preview it on a screen.
 */
export { affordablePeriod } from './rules/affordable-period.ts';
export { cheaperTerm } from './rules/cheapest-term.ts';
export type { CheaperTerm } from './rules/cheapest-term.ts';
export { formatCountdown } from './rules/countdown.ts';
export { crc16 } from './rules/crc16.ts';
export { dateTimeParts, formatDateTime } from './rules/date-format.ts';
export type { DateTimeParts } from './rules/date-format.ts';
export { DAY, HOUR, MINUTE, SECOND } from './rules/duration.ts';
export {
  CUSTOMER_ROLE,
  MAXIMUM_RECHARGE,
  MAXIMUM_RENTAL_PERIOD,
  MINIMUM_RECHARGE,
  MINIMUM_RENTAL_PERIOD,
  OTP_DIGITS,
  PHONE_DIGITS,
  RECHARGE_LIFETIME,
  SHOWN,
  USERNAME_LENGTH,
} from './rules/limits.ts';
export { CURRENCY, formatMoney, formatNumber } from './rules/money-format.ts';
export { parseMoney } from './rules/money-input.ts';
export { parsePaymentLink } from './rules/payment-link.ts';
export type { PaymentLink } from './rules/payment-link.ts';
export { discounted, priceOf, unitPriceOf } from './rules/price.ts';
export type { Price, UnitPrices } from './rules/price.ts';
export { missingAmount, pricePreview } from './rules/price-preview.ts';
export type { PricePreview } from './rules/price-preview.ts';
export { announcementDue, CRITICAL_TIME, LOW_TIME, remainingTime } from './rules/remaining-time.ts';
export type { RemainingLevel, RemainingTime } from './rules/remaining-time.ts';
export {
  extensionEnd,
  HOURS_PER_UNIT,
  isRentalTerm,
  RENTAL_UNITS,
  rentalEnd,
  rentalHours,
} from './rules/rental-period.ts';
export type { RentalTerm, RentalUnit } from './rules/rental-period.ts';
export { rechargeRuler, rentalRuler, rulerFill, sessionRuler } from './rules/ruler.ts';
export type { RulerScale } from './rules/ruler.ts';
export { foldForSearch, matchesSearch } from './rules/search-folding.ts';
export { timeOf } from './rules/time.ts';
export { readVietQrPayload, vietQrPayload } from './rules/vietqr.ts';
export type { ReadVietQr, VietQrTransfer } from './rules/vietqr.ts';
