import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { dateTimeParts, formatDateTime } from '@tram/machines/rules';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { StatementReading } from './read-statement.ts';
import { gapParts, periodTitle, rowNote, rowTitle, zoneToName } from './statement-words.ts';
import type { StatementPeriod } from './statement-period.ts';
import * as styles from './statement.css.ts';
import { statementWords } from './words.vi.ts';

/** When the page was last sent to the printer, the server's time; by the button or by the browser's menu. */
function usePrintedAt(): number {
  const { clock } = useServices();
  const [printedAt, setPrintedAt] = useState(() => clock.now());
  useEffect(() => {
    // The sheet must show it before the browser captures it.
    const prints = (): void => flushSync(() => setPrintedAt(clock.now()));
    window.addEventListener('beforeprint', prints);
    return () => window.removeEventListener('beforeprint', prints);
  }, [clock]);
  return printedAt;
}

interface StatementSheetProps {
  readonly reading: StatementReading;
  readonly period: StatementPeriod;
  /** VND; null where its line is in the period, or there is nothing. */
  readonly unexplained: number | null;
}

/**
 * The statement as it is printed: brand, account and period at its head, every line of the period in a plain table whose
 * head is repeated on each page. Rendered beside the application in the body, hidden on screen.
 */
export function StatementSheet({ reading, period, unexplained }: StatementSheetProps) {
  const words = useWords(statementWords);
  const { name: product } = useRuntimeConfig();
  const printedAt = usePrintedAt();
  const { columns, figures, printed } = words;
  const { username, balance, readAt, gaps } = reading;
  const read = dateTimeParts(readAt);
  const zone = zoneToName([printedAt, readAt, ...period.rows.map(({ at }) => at)]);
  return createPortal(
    <section className={styles.sheet} aria-label={printed.title}>
      <div className={styles.head}>
        <div>
          <div className={styles.brand}>{product}</div>
          <div>{printed.title}</div>
        </div>
        <p className={styles.facts}>
          {printed.account}: {username}
          <br />
          {printed.period}: {periodTitle(period.name, words)}
          <br />
          {printed.at(formatDateTime(printedAt) ?? '')}
          {zone !== null && (
            <>
              <br />
              {printed.zone(zone)}
            </>
          )}
        </p>
      </div>
      {gaps.length > 0 && (
        <p className={styles.warning}>
          <strong>{printed.incomplete}.</strong> {words.gaps.rest(gapParts(gaps, words))}
        </p>
      )}
      <p>{words.source(formatMoney(balance), read?.time ?? '', read?.date ?? '')}</p>
      {unexplained !== null && (
        <p>
          <strong>{words.unexplainedElsewhere(formatMoney(unexplained))}</strong>{' '}
          {words.unexplainedNote}
        </p>
      )}
      <table className={styles.table}>
        <thead className={styles.tableHead}>
          <tr>
            <th className={styles.cell}>{columns.at}</th>
            <th className={styles.cell}>{columns.what}</th>
            <th className={styles.figure}>{columns.added}</th>
            <th className={styles.figure}>{columns.taken}</th>
            <th className={styles.figure}>{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.row}>
            <td className={styles.cell} colSpan={4}>
              {figures.opening}
            </td>
            <td className={styles.figure}>{formatAmount(period.opening)}</td>
          </tr>
          {period.rows.map((row) => (
            <tr key={row.entry?.id ?? 'unexplained'} className={styles.row}>
              <td className={styles.moment}>{row.entry === null ? '' : formatDateTime(row.at)}</td>
              <td className={styles.cell}>
                {rowTitle(row, words)}
                {rowNote(row, words) !== '' && (
                  <div className={styles.note}>{rowNote(row, words)}</div>
                )}
              </td>
              <td className={styles.figure}>{row.amount > 0 && formatAmount(row.amount)}</td>
              <td className={styles.figure}>{row.amount < 0 && formatAmount(-row.amount)}</td>
              <td className={styles.figure}>
                {formatAmount(row.balanceAfter)}
                {row.balanceBasis === 'estimated' && (
                  <div className={styles.note}>{words.estimated}</div>
                )}
              </td>
            </tr>
          ))}
          <tr className={styles.row}>
            <td className={`${styles.cell} ${styles.total}`} colSpan={2}>
              {figures.closing}
            </td>
            <td className={`${styles.figure} ${styles.total}`}>{formatAmount(period.added)}</td>
            <td className={`${styles.figure} ${styles.total}`}>{formatAmount(-period.taken)}</td>
            <td className={`${styles.figure} ${styles.total}`}>{formatAmount(period.closing)}</td>
          </tr>
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
