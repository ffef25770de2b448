/** Milliseconds of a second: every time and duration of the rules is in ms. */
export const SECOND = 1000;
/** Milliseconds of a minute. */
export const MINUTE = 60 * SECOND;
/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE;
/** Milliseconds of a day. */
export const DAY = 24 * HOUR;

/** The longest wait that a timer can hold, ms (24.8 days): a longer one ends at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u;

/**
 * Milliseconds since 1970 of a time on the wire: ISO 8601 with a zone, as the server writes it in UTC (interpretations,
 * "Wire conventions").
 *
 * `null` for what is absent or is no time: a screen then says so, rather than showing "Invalid Date". Text without a zone is
 * no time either: it would be another one on every machine.
 */
export function timeOf(wire: string | null | undefined): number | null {
  const [, date] = MOMENT.exec(wire ?? '') ?? [];
  if (wire === null || wire === undefined || date === undefined) return null;
  const time = Date.parse(wire);
  return Number.isNaN(time) || !isCalendarDate(date) ? null : time;
}

/**
 * Whether `YYYY-MM-DD` is a day of the calendar (section 5, dates of the identity form; ISO 8601). Some engines read 30
 * February as 2 March, others as no day.
 */
export function isCalendarDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return false;
  const midnight = Date.parse(`${date}T00:00:00.000Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}
