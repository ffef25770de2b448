import { vietnamDayEnd, vietnamDayStart } from '@tram/machines/rules';
import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';

/** Days of a list, as the contract names them: both included, and either may be left out. */
export interface DayRange {
  /** First day (`YYYY-MM-DD`), in Vietnam. */
  readonly fromDate?: string | undefined;
  /** Last day, in Vietnam, the whole day included. */
  readonly toDate?: string | undefined;
}

/** The last moment that both databases and ISO 8601 with four digits can write; the first is that of the epoch. */
const latest = Date.UTC(9999, 11, 31);

/** @throws Refusal 400 for what is no day of the calendar */
function momentOf(day: number | null): Date {
  if (day === null) throw new Refusal(400, 'Ngày không hợp lệ, bạn nhập theo dạng năm-tháng-ngày');
  // Nothing is rented before the one or after the other.
  return new Date(Math.min(Math.max(day, 0), latest));
}

/** Whether a moment is in the days; undefined where none is named. @throws Refusal 400 for what is no date */
export function isWithinDays(moment: Column, { fromDate, toDate }: DayRange): SQL | undefined {
  return and(
    fromDate === undefined ? undefined : gte(moment, momentOf(vietnamDayStart(fromDate))),
    toDate === undefined ? undefined : lt(moment, momentOf(vietnamDayEnd(toDate))),
  );
}
