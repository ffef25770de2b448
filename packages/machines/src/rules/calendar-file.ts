import { HOUR, MINUTE } from './time.ts';

/** One appointment of a calendar file: the end of a rental (section 9, remaining time). Its words are the caller's. */
export interface CalendarEntry {
  /** Identity that stays: a file saved again after an extension then moves the appointment instead of adding one. */
  readonly uid: string;
  /** ms since 1970; parts of a second are left out. */
  readonly endsAt: number;
  readonly summary: string;
  readonly description: string;
  /** Where to extend, an absolute address. */
  readonly url: string;
}

/** What is true of a whole calendar file (section 9, remaining time). */
export interface CalendarFileOptions {
  /** When the file is made: server time, ms since 1970 (RFC 5545, DTSTAMP). */
  readonly now: number;
  /** Who makes it: `-//Trạm//Lịch hết hạn//VI` (RFC 5545, PRODID). */
  readonly product: string;
}

/** Alarms before an end, ms. */
const alarms = [
  { trigger: '-PT24H', before: 24 * HOUR },
  { trigger: '-PT1H', before: HOUR },
] as const;

/** RFC 5545, 3.3.8. */
const largestInteger = 2 ** 31 - 1;

/** Octets of a line without its end (RFC 5545, 3.1). */
const longestLine = 75;

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** A content line, folded: no line is longer than 75 octets, and no character is cut (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = '';
  let room = longestLine;
  // By code point: half of a character is no UTF-8.
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      text += '\r\n ';
      room = longestLine - 1;
    }
    text += character;
    room -= octets;
  }
  return `${text}\r\n`;
}

/** A TEXT value: everything that ends lines is `\n`, other control characters are left out (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return (
    text
      // Half of a character is no UTF-8.
      .replaceAll(/\p{Surrogate}/gu, '\ufffd')
      .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/gu, '\n')
      // oxlint-disable-next-line no-control-regex -- control characters are what a TEXT must not hold
      .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu, '')
      .replaceAll(/[\\;,]/gu, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  );
}

/** A UTC date-time: `20261121T163000Z` (RFC 5545, 3.3.5). @throws RangeError for what is no time of a four-digit year */
function utc(moment: number): string {
  const text = new Date(moment).toISOString();
  if (text.length !== 24) throw new RangeError(`No time of a calendar: ${text}`);
  return `${text.slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

/** An address: never escaped, so it must be ASCII without blanks. @throws RangeError for any other */
function uri(address: string): string {
  if (!/^[!-~]+$/u.test(address)) throw new RangeError(`No address: ${address}`);
  return address;
}

function eventOf({ uid, endsAt, summary, description, url }: CalendarEntry, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    // Grows with every extension, so that a calendar which knows the appointment moves it (RFC 5545, 3.8.7.4).
    `SEQUENCE:${Math.min(Math.max(Math.floor(endsAt / MINUTE), 0), largestInteger)}`,
    // Without an end: an appointment of no length at this moment (RFC 5545, 3.6.1).
    `DTSTART:${utc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${uri(url)}`,
    // It takes no time away from anything else.
    'TRANSP:TRANSPARENT',
    // An alarm whose moment is over would ring at once in some calendars.
    ...alarms
      .filter(({ before }) => endsAt - before > now)
      .flatMap(({ trigger }) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:${trigger}`,
        `DESCRIPTION:${escaped(summary)}`,
        'END:VALARM',
      ]),
    'END:VEVENT',
  ];
}

/**
 * The ends of rentals as a calendar file with alarms 24 hours and 1 hour before each (section 9, remaining time; RFC 5545
 * iCalendar). Media type `text/calendar`, UTF-8. Ends that are over are left out; times are UTC, so every calendar shows them
 * in its own zone.
 *
 * @returns `null` when no end is ahead: a calendar without an appointment is no file (RFC 5545, 3.4)
 * @throws RangeError for an end outside the years 0 to 9999 and for an address that is not ASCII
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { now, product }: CalendarFileOptions,
): string | null {
  const ahead = entries.filter(({ endsAt }) => endsAt > now);
  if (ahead.length === 0) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    ...ahead.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
