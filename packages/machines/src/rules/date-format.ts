import { timeOf } from './time.ts';

/** A moment, split for the places where time stands over date (section 9, date display). */
export interface DateTimeParts {
  /** `DD/MM/YYYY` */
  date: string;
  /** `HH:mm:ss` */
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format for each zone: making it is the expensive part. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

const padded = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** In the runtime's own zone: without a format, which takes longer to make than a page has for its first frame. */
function localParts(moment: Date): DateTimeParts {
  const year = moment.getFullYear();
  const day = [padded(moment.getDate()), padded(moment.getMonth() + 1)];
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()];
  return {
    // Before the year 1 there is the year 1 before our era.
    date: [...day, padded(year > 0 ? year : 1 - year, 4)].join('/'),
    time: time.map((value) => padded(value)).join(':'),
  };
}

/**
 * Date and time in the customer's zone (section 9; interpretations, "Wire conventions").
 *
 * @param moment ISO 8601 text as on the wire, or ms since 1970
 * @param timeZone IANA name; the runtime's own zone by default
 * @returns `null` for what is absent or is no time
 * @throws RangeError for a zone that does not exist
 */
export function dateTimeParts(
  moment: string | number | null | undefined,
  timeZone?: string,
): DateTimeParts | null {
  const time = typeof moment === 'number' ? moment : timeOf(moment);
  if (time === null || Number.isNaN(new Date(time).getTime())) return null;
  if (timeZone === undefined) return localParts(new Date(time));
  const parts = new Map<string, string>();
  for (const { type, value } of formatIn(timeZone).formatToParts(time)) parts.set(type, value);
  const part = (type: string) => parts.get(type) ?? '';
  return {
    date: `${part('day')}/${part('month')}/${part('year').padStart(4, '0')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** `DD/MM/YYYY HH:mm:ss` in the customer's zone (section 9), or `null`; see {@link dateTimeParts}. */
export function formatDateTime(
  moment: string | number | null | undefined,
  timeZone?: string,
): string | null {
  const parts = dateTimeParts(moment, timeZone);
  return parts === null ? null : `${parts.date} ${parts.time}`;
}
