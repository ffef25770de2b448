/**
 * Public entry `@tram/machines/rules`: the pure rules of money, time and text. No dependency, no clock, no locale of the
 * machine unless asked for; the same functions price a rental on the server and preview it on a screen.
 */
export {
  activityFeed,
  isSameActivity,
  unseenActivity,
  withoutPassword,
} from './rules/activity-feed.ts';
export type { ActivityItem, ActivityReading, ActivitySource } from './rules/activity-feed.ts';
export {
  affordablePeriod,
  affordableUnits,
  cheaperTerm,
  cheapestTerm,
} from './rules/rental-terms.ts';
export type { CheaperTerm, CoveringTerm } from './rules/rental-terms.ts';
export { calendarFile } from './rules/calendar-file.ts';
export type { CalendarEntry, CalendarFileOptions } from './rules/calendar-file.ts';
export { citizenNumberHint } from './rules/citizen-number.ts';
export type { CitizenNumberHint } from './rules/citizen-number.ts';
export { cloudExtension, cloudExtensionPrice, cloudPriceOf } from './rules/cloud-price.ts';
export type { CloudExtension, CloudPrice, CloudRental } from './rules/cloud-price.ts';
export {
  cloudDueAt,
  cloudIsOver,
  cloudMinutesLeft,
  cloudSessionEnd,
  cloudSessionMinutes,
} from './rules/cloud-time.ts';
export type { CloudSessionLimit } from './rules/cloud-time.ts';
export {
  announcementDue,
  CRITICAL_TIME,
  formatCountdown,
  LOW_TIME,
  rechargeRuler,
  remainingTime,
  rentalRuler,
  rulerFill,
  sessionRuler,
} from './rules/remaining-time.ts';
export { crc16, readVietQrPayload, vietQrPayload } from './rules/vietqr.ts';
export { currentRentals } from './rules/current-rentals.ts';
export type {
  RentalDiscounts,
  RentalLists,
  RentedCloud,
  RentedImage,
  RentedVps,
  RentingOrder,
} from './rules/current-rentals.ts';
export type {
  CurrentCloud,
  CurrentPc,
  CurrentRental,
  CurrentVps,
  ExtensionTerm,
  OrderedImage,
  RentalExtension,
  RentalKind,
} from './rules/current-rental.ts';
export { dateTimeParts, formatDateTime } from './rules/date-format.ts';
export type { DateTimeParts } from './rules/date-format.ts';
export { DAY, HOUR, isCalendarDate, MINUTE, SECOND, timeOf } from './rules/time.ts';
export {
  FRESH_ALONE,
  FRESH_WITH_EVENTS,
  freshnessOf,
  resyncDelay,
  STALE_AT,
} from './rules/freshness.ts';
export type { Freshness, FreshnessFacts } from './rules/freshness.ts';
export { AXIS_SPANS, axisSpanFor, expiryAxis } from './rules/expiry-axis.ts';
export type {
  AxisBar,
  AxisSpan,
  AxisTick,
  ExpiringRental,
  ExpiryAxis,
} from './rules/expiry-axis.ts';
export { freeSlot, freeSlotWait, rentedUntil } from './rules/free-slot.ts';
export type { FreeSlot, SlotSource } from './rules/free-slot.ts';
export {
  CUSTOMER_ROLE,
  MAXIMUM_CLOUD_DAYS_AHEAD,
  MAXIMUM_RECHARGE,
  MAXIMUM_RENTAL_HOURS,
  MAXIMUM_RENTAL_PERIOD,
  MAXIMUM_VPS_MONTHS,
  MINIMUM_RECHARGE,
  MINIMUM_RENTAL_PERIOD,
  OTP_DIGITS,
  PHONE_DIGITS,
  RECHARGE_LIFETIME,
  SHOWN,
  USERNAME_LENGTH,
} from './rules/limits.ts';
export { leaving, startingCloud } from './rules/leaving.ts';
export type {
  Leaving,
  LeavingEffect,
  LeavingWay,
  Ongoing,
  RunningCloud,
  StartingCloud,
} from './rules/leaving.ts';
export { CURRENCY, formatMoney, formatNumber, parseMoney } from './rules/money.ts';
export { codeDigits, phoneHint, ungroupedPhone } from './rules/phone-number.ts';
export {
  parsePaymentLink,
  rechargeEndsAt,
  rechargeOfTicket,
  rechargeQrText,
} from './rules/recharge.ts';
export type { AskedRecharge, PaymentLink } from './rules/recharge.ts';
export type { PhoneHint } from './rules/phone-number.ts';
export { discounted, priceOf, unitPriceOf } from './rules/price.ts';
export type { Price, UnitPrices } from './rules/price.ts';
export {
  missingAmount,
  paymentPreview,
  pricePreview,
  rechargeToCover,
} from './rules/price-preview.ts';
export type { PaymentPreview, PricePreview } from './rules/price-preview.ts';
export type { RemainingLevel, RemainingTime, RulerScale } from './rules/remaining-time.ts';
export {
  extensionEnd,
  HOURS_PER_UNIT,
  isExtensionTerm,
  isRentalTerm,
  RENTAL_UNITS,
  rentalEnd,
  rentalHours,
} from './rules/rental-period.ts';
export type { RentalTerm, RentalUnit } from './rules/rental-period.ts';
export { continuationUntil } from './rules/rental-continuation.ts';
export type { Continuation } from './rules/rental-continuation.ts';
export { runway, RUNWAY_DAYS, RUNWAY_HORIZON, runwayHeadline } from './rules/runway.ts';
export type { Runway, RunwayHeadline, RunwayNeed, RunwayStop } from './rules/runway.ts';
export { foldForSearch, matchesSearch } from './rules/search-folding.ts';
export {
  SESSION_WARNINGS,
  sessionClock,
  sessionWarning,
  sessionWarningDue,
} from './rules/session-warnings.ts';
export type { SessionClock, SessionWarning } from './rules/session-warnings.ts';
export { statement, statementCsv, statementMonthOf } from './rules/statement.ts';
export type {
  CsvCell,
  Statement,
  StatementBalance,
  StatementEntry,
  StatementMonth,
  StatementRow,
} from './rules/statement.ts';
export { statementEntries } from './rules/statement-entries.ts';
export type { StatementRecords } from './rules/statement-entries.ts';
export {
  isLongerThanUsual,
  KEPT_TIMES,
  LEAST_TIMES,
  UNUSUAL_MARGIN,
  usualTime,
  withTime,
} from './rules/usual-time.ts';
export type { UsualTime } from './rules/usual-time.ts';
export {
  dayStart,
  VIETNAM_OFFSET,
  VIETNAM_TIME_ZONE,
  vietnamDayEnd,
  vietnamDayStart,
  zoneName,
  zoneOffset,
} from './rules/zone-time.ts';
export { isOrderOf } from './rules/current-rental.ts';
export type { ReadVietQr, VietQrTransfer } from './rules/vietqr.ts';
export { isVpsPeriod, vpsOrderTotal, vpsPrice, vpsRentalEnd } from './rules/vps-rental.ts';
export type { ChargedVps } from './rules/vps-rental.ts';
