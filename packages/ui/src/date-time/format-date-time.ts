/** A moment: an ISO 8601 text with its offset, as servers send it, or ms since the epoch. */
export type Moment = string | number;

/** A moment as the customer reads it, in its two halves. */
interface DateTimeParts {
  /** `DD/MM/YYYY` */
  readonly date: string;
  /** `HH:mm:ss` */
  readonly time: string;
  /** ISO 8601 in UTC, for machines: `2026-11-20T08:40:00Z`. */
  readonly machine: string;
}

/** Where the product is at home, and what HTML is made in that is not yet at the customer's (IANA name). */
export const homeZone = 'Asia/Ho_Chi_Minh';

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** One format for each zone: making it is the expensive part. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone === undefined ? {} : { timeZone }),
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

/**
 * A moment in the customer's zone (specification, section 9; interpretations, "Wire conventions").
 * @param timeZone IANA name; the runtime's own by default, in a browser the customer's
 * @returns null for what is no moment, or is not within the years 1 to 9999
 * @throws RangeError for a zone that does not exist
 */
export function dateTimeParts(at: Moment, timeZone?: string): DateTimeParts | null {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const iso = moment.toISOString();
  // Years beyond have a sign and six digits.
  if (!/^(?!0000)\d{4}-/u.test(iso)) return null;
  const parts = new Map<string, string>();
  for (const { type, value } of formatIn(timeZone).formatToParts(moment)) parts.set(type, value);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('day')}/${part('month')}/${part('year').padStart(4, '0')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
    machine: `${iso.slice(0, 19)}Z`,
  };
}

/**
 * `20/11/2026 15:40:00` in the customer's zone, for words that take a text; what is no moment is shown as it came.
 * @param timeZone as in {@link dateTimeParts}
 */
export function formatDateTime(at: Moment, timeZone?: string): string {
  const parts = dateTimeParts(at, timeZone);
  return parts === null ? String(at) : `${parts.date} ${parts.time}`;
}
