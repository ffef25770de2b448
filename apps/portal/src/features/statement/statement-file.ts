import {
  formatDateTime,
  statementCsv,
  VIETNAM_TIME_ZONE,
  type CsvCell,
} from '@tram/machines/rules';
import { formatMoney } from '../../app/format-money.ts';
import type { StatementGap } from './read-statement.ts';
import { gapParts, rowNote, rowTitle, type StatementWords } from './row-words.ts';
import type { StatementPeriod } from './statement-period.ts';

/** What a file of a statement holds. */
export interface StatementFile {
  readonly period: StatementPeriod;
  /** VND; null where its line is in the period, or there is nothing. */
  readonly unexplained: number | null;
  readonly gaps: readonly StatementGap[];
  readonly words: StatementWords;
}

/** The period as a table for spreadsheets: balance before, each line, balance after, and what is missing. */
export function statementFile({ period, unexplained, gaps, words }: StatementFile): Blob {
  const { columns, figures } = words;
  const rows: readonly (readonly CsvCell[])[] = [
    [columns.at, columns.what, columns.added, columns.taken, columns.after, columns.note],
    [null, figures.opening, null, null, period.opening, null],
    ...period.rows.map((row): readonly CsvCell[] => [
      row.entry === null ? null : formatDateTime(row.at, VIETNAM_TIME_ZONE),
      rowTitle(row, words),
      row.amount > 0 ? row.amount : null,
      row.amount < 0 ? -row.amount : null,
      row.balanceAfter,
      [row.balanceBasis === 'estimated' ? words.estimated : '', rowNote(row, words)]
        .filter((part) => part !== '')
        .join('; '),
    ]),
    [null, figures.closing, period.added, -period.taken, period.closing, null],
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
  return new Blob([statementCsv(rows)], { type: 'text/csv;charset=utf-8' });
}
