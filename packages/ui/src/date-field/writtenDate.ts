/**
 * Dates as customers write them (`DD/MM/YYYY`) and as the kit holds them: ISO 8601 calendar dates, `YYYY-MM-DD`. They are text
 * and name a day on the calendar, so no time zone can move one. Two of them compare as strings.
 */

/** Why a text is no date: no date at all, a year of fewer than four digits, or a day that its month does not have. */
type DateFault = 'unreadable' | 'shortYear' | 'noSuchDay';

/** What a text means; undefined when it is blank. */
type DateReading =
  | { readonly date: string; readonly fault?: undefined }
  | { readonly date?: undefined; readonly fault: DateFault }
  | undefined;

const dayFirst = /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>\d{1,4})$/;
/** What a browser fills in for `autocomplete="bday"`, and what is copied from elsewhere. */
const yearFirst = /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/;
/** Without separators: the digit keyboard of a phone has none. */
const digitsOnly = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2}|\d{4})$/;

/** First year that is taken for a whole one: `0190` is a slip. */
const firstYear = 1000;

/** How many days a month has in the Gregorian calendar; 0 when there is no such month (1 to 12). */
function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/**
 * Reads a date as it is typed: `1/2/1990`, `01-02-1990`, `1.2.1990`, `01021990`, and the ISO form. The day comes first. A year
 * has four digits: which century `90` means would be a guess.
 */
export function readDate(text: string): DateReading {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const parts = (dayFirst.exec(trimmed) ?? yearFirst.exec(trimmed) ?? digitsOnly.exec(trimmed))
    ?.groups;
  if (parts === undefined) return { fault: 'unreadable' };
  const [day, month, year] = [parts['day'], parts['month'], parts['year']].map(Number);
  if (day === undefined || month === undefined || year === undefined) {
    return { fault: 'unreadable' };
  }
  if (year < firstYear) return { fault: 'shortYear' };
  if (day < 1 || day > daysInMonth(year, month)) return { fault: 'noSuchDay' };
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return { date: `${year}-${mm}-${dd}` };
}

/** `2026-11-05` → `05/11/2026`. What is no ISO date stays as it is, so that a field shows what it was given. */
export function writeDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year === undefined ? date : `${day}/${month}/${year}`;
}

/** Today on the calendar of this device, as `YYYY-MM-DD`. */
export function localToday(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}
