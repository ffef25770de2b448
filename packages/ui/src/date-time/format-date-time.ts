/** A moment: an ISO 8601 text with its offset, as servers send it, or ms since the epoch. */
export type Moment = string | number;

/** A moment as the customer reads it, in its two halves. */
export interface DateTimeParts {
  /** `DD/MM/YYYY` */
  readonly date: string;
  /** `HH:mm:ss` */
  readonly time: string;
  /** ISO 8601 with the offset, for machines: `2026-11-20T15:40:00+07:00`. */
  readonly machine: string;
}

/** Vietnam has kept UTC+7 the year round since 1975, so that no table of zones is needed, on a server or in a browser. */
const offset = 7 * 60 * 60_000;

/**
 * A moment in Vietnam's time, which is the product's (specification, section 9), whatever the computer's zone.
 * @returns null for what is no moment, or is not within the years 0 to 9999
 */
export function dateTimeParts(at: Moment): DateTimeParts | null {
  const moment = new Date(at).getTime();
  const there = new Date(moment + offset);
  if (Number.isNaN(there.getTime())) return null;
  const iso = there.toISOString();
  // Years beyond have a sign and six digits.
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T([\d:]{8})/u.exec(iso) ?? [];
  if (year === undefined || time === undefined) return null;
  return {
    date: `${day}/${month}/${year}`,
    time,
    machine: `${year}-${month}-${day}T${time}+07:00`,
  };
}

/** `20/11/2026 15:40:00` in Vietnam's time, for words that take a text; what is no moment is shown as it came. */
export function formatDateTime(at: Moment): string {
  const parts = dateTimeParts(at);
  return parts === null ? String(at) : `${parts.date} ${parts.time}`;
}
