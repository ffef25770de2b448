import { VIETNAM_OFFSET, zoneOffset, type StatementRow } from '@tram/machines/rules';
import type { StatementGap } from './read-statement.ts';
import { allMonths } from './statement-period.ts';
import type { statementWords } from './words.vi.ts';

export type StatementWords = (typeof statementWords)['vi'];

/** What a line is about: 'Thuê PC Render Tết 2027'. */
export function rowTitle({ entry }: StatementRow, words: StatementWords): string {
  if (entry === null) return words.unexplained;
  const subject = words.subjects[entry.subject];
  // A configuration is often called by what it is: 'VPS 4'.
  const named = entry.name.startsWith(subject) ? '' : subject;
  return [words.kinds[entry.kind], named, entry.name].filter((part) => part !== '').join(' ');
}

/** Remark on a line; empty for none. */
export function rowNote({ entry }: StatementRow, words: StatementWords): string {
  return entry === null ? words.unexplainedNote : words.notes[entry.basis];
}

/** The name of a period: 'Tháng 11/2026'. */
export function periodTitle(name: string, words: StatementWords): string {
  if (name === allMonths) return words.all;
  const [year = '', month = ''] = name.split('-');
  return words.month(month, year);
}

/** What is missing and why: 'đơn PC (Có lỗi xảy ra)'. */
export function gapParts(gaps: readonly StatementGap[], words: StatementWords): string {
  return gaps
    .map(
      ({ source, why }) =>
        `${words.gaps.sources[source]} (${why === 'limit' ? words.gaps.limit : why.message})`,
    )
    .join('; ');
}

/**
 * The zone that a printed statement has to name, because its reader would take its times for Vietnam's: an IANA name. Null where the
 * clocks are Vietnam's, as almost everywhere.
 *
 * @param moments that are printed, ms since 1970
 * @param timeZone IANA name; the browser's own by default
 */
export function zoneToName(moments: readonly number[], timeZone?: string): string | null {
  return moments.every((at) => zoneOffset(at, timeZone) === VIETNAM_OFFSET)
    ? null
    : (timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
