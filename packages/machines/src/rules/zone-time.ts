import { dateTimeParts } from './date-format.ts';
import { DAY, HOUR, isCalendarDate, SECOND } from './time.ts';

/**
 * How far the clocks of a zone are ahead of UTC at a moment, ms, negative west of it (interpretations, "Wire conventions":
 * times are shown in the customer's time zone).
 *
 * @param at ms since 1970, within the years 1 to 9999
 * @param timeZone IANA name; the runtime's own zone by default, as in `dateTimeParts`
 * @throws RangeError for what is no such moment, and for a zone that does not exist
 */
export function zoneOffset(at: number, timeZone?: string): number {
  const { date, time } = dateTimeParts(at, timeZone) ?? { date: '', time: '' };
  const clock = Date.parse(`${date.split('/').reverse().join('-')}T${time}Z`);
  if (Number.isNaN(clock)) throw new RangeError(`No moment: ${at}`);
  return clock - Math.floor(at / SECOND) * SECOND;
}

/**
 * What a zone is called at a moment by its distance from UTC, for files and paper that leave the screen: `UTC+07:00`
 * (interpretations, "Wire conventions").
 *
 * @param at ms since 1970
 * @param timeZone as in {@link zoneOffset}
 */
export function zoneName(at: number, timeZone?: string): string {
  const offset = zoneOffset(at, timeZone);
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `UTC${offset < 0 ? '-' : '+'}${ahead}`;
}

/** When the clocks of a zone change between two moments on whose two sides they are differently ahead, ms since 1970. */
function changeBetween(from: number, to: number, timeZone: string | undefined): number {
  const before = zoneOffset(from, timeZone);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The first moment at which the clocks of a zone show a time, ms since 1970. A time that they show twice is the first of the
 * two; one that they leave out, the moment at which they go past it.
 *
 * @param clock the time as if it were UTC: ms since 1970-01-01T00:00 on these clocks
 * @param timeZone as in {@link zoneOffset}
 */
export function clockMoment(clock: number, timeZone?: string): number {
  // No zone is further than a day from UTC, nor changes twice within two.
  const before = zoneOffset(clock - DAY, timeZone);
  const after = zoneOffset(clock + DAY, timeZone);
  const [early, late] = [clock - before, clock - after];
  if (zoneOffset(early, timeZone) === before) return early;
  return zoneOffset(late, timeZone) === after ? late : changeBetween(late, early, timeZone);
}

/**
 * When the day of a moment began in a zone, ms since 1970: its midnight, or where the zone leaves midnight out the first moment
 * after it (interpretations, "Wire conventions"). Days have 23 to 25 hours where clocks change.
 *
 * @param at ms since 1970
 * @param timeZone as in {@link zoneOffset}
 */
export function dayStart(at: number, timeZone?: string): number {
  return clockMoment(Math.floor((at + zoneOffset(at, timeZone)) / DAY) * DAY, timeZone);
}

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
 * The day of a moment in Vietnam, `YYYY-MM-DD` as {@link vietnamDayStart} takes it (section 2: the days of filters).
 *
 * @param at ms since 1970, in 1976 or later
 */
export function vietnamDay(at: number): string {
  return new Date(at + VIETNAM_OFFSET).toISOString().slice(0, 10);
}

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
