import { DAY, HOUR } from './duration.ts';
import { isCalendarDate } from './time.ts';

/**
 * The zone in which the product counts days and months: of filters, of VPS rentals, of the server's own files (section 2: from
 * date, to date; IANA name). What is shown to a customer is in the customer's zone (see `dateTimeParts`).
 */
export const VIETNAM_TIME_ZONE = 'Asia/Ho_Chi_Minh';

/**
 * How far Vietnamese clocks are ahead of UTC, ms: 7 hours all year round, without summer time, since June 1975 (section 2:
 * filters from date and to date).
 */
export const VIETNAM_OFFSET = 7 * HOUR;

/**
 * When a day begins in Vietnam, ms since 1970 (section 2, filters from date and to date).
 *
 * @param date `YYYY-MM-DD`, as date fields and filters write it
 * @returns `null` for what is no day of the calendar, such as 30 February
 */
export function vietnamDayStart(date: string): number | null {
  return isCalendarDate(date) ? Date.parse(`${date}T00:00:00.000Z`) - VIETNAM_OFFSET : null;
}

/** When the day after begins in Vietnam, ms since 1970 (section 2, filters); `null` as in {@link vietnamDayStart}. */
export function vietnamDayEnd(date: string): number | null {
  const start = vietnamDayStart(date);
  return start === null ? null : start + DAY;
}
