import { csvFile, formatDateTime, zoneName, type CsvCell } from '@tram/machines/rules';
import { formatMoney } from '../../app/format-money.ts';
import type { StatementGap } from './read-statement.ts';
import { gapParts, rowNote, rowTitle, type StatementWords } from './statement-words.ts';
import type { StatementPeriod } from './statement-period.ts';

interface StatementFile {
  readonly period: StatementPeriod;
  /** VND; null where its line is in the period, or there is nothing. */
  readonly unexplained: number | null;
  readonly gaps: readonly StatementGap[];
  readonly words: StatementWords;
}

/**
 * The period as a table for spreadsheets: balance before, each line, balance after, and what is missing. A file is sent to
 * others, so each line says the zone of its time: in a column of its own, since clocks that change within a period make one
 * heading wrong, and a spreadsheet does not recognize a time that is followed by letters.
 *
 * @param timeZone IANA name; the browser's own by default, as of every time that is shown
 */
export function statementFile(
  { period, unexplained, gaps, words }: StatementFile,
  timeZone?: string,
): Blob {
  const { columns, figures } = words;
  const rows: readonly (readonly CsvCell[])[] = [
    [
      columns.at,
      columns.what,
      columns.added,
      columns.taken,
      columns.after,
      columns.note,
      columns.zone,
    ],
    [null, figures.opening, null, null, period.opening, null, null],
    ...period.rows.map((row): readonly CsvCell[] => [
      row.entry === null ? null : formatDateTime(row.at, timeZone),
      rowTitle(row, words),
      row.amount > 0 ? row.amount : null,
      row.amount < 0 ? -row.amount : null,
      row.balanceAfter,
      [row.balanceBasis === 'estimated' ? words.estimated : '', rowNote(row, words)]
        .filter((part) => part !== '')
        .join('; '),
      row.entry === null ? null : zoneName(row.at, timeZone),
    ]),
    [null, figures.closing, period.added, -period.taken, period.closing, null, null],
    ...(unexplained === null
      ? []
      : [
          [
            null,
            `${words.unexplainedElsewhere(formatMoney(unexplained))} ${words.unexplainedNote}`,
          ],
        ]),
    ...(gaps.length === 0
      ? []
      : [[null, `${words.gaps.lead} ${words.gaps.rest(gapParts(gaps, words))}`]]),
  ];
  return new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' });
}
