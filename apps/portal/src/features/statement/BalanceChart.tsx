import { useMemo } from 'react';
import { balanceAhead, balanceHistory, runway, type Statement } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Chart } from '@tram/ui/chart';
import { Notice } from '@tram/ui/notice';
import { Segmented } from '@tram/ui/segmented';
import { useWords } from '../../app/words.ts';
import { useCurrentRentals } from '../current-rentals/current-rentals.ts';
import { useFilters } from '../lists/filters.ts';
import { balanceDrawing, balanceSummary } from './balance-drawing.ts';
import { balanceSpans, isBalanceSpan, spanFor, spanLength } from './balance-span.ts';
import { statementChartWords } from './chart-words.vi.ts';
import { statementFilters } from './statement-period.ts';
import { part, source } from './statement.css.ts';

interface BalanceChartProps {
  readonly made: Statement;
  /** When its balance was read, ms since 1970. */
  readonly readAt: number;
}

/**
 * The balance over time, by the statement, and on from it what the runway expects. That part needs the machines that are rented now: while
 * they are not all known it is left out, and the picture says so.
 */
export function BalanceChart({ made, readAt }: BalanceChartProps) {
  const words = useWords(statementChartWords);
  const { balance } = words;
  const { values, change } = useFilters(statementFilters);
  const { rentals, state, refetch } = useCurrentRentals();
  const reckoned = useMemo(
    () => (state === 'ready' ? runway(made.balance, rentals, readAt) : null),
    [state, made, rentals, readAt],
  );
  const span = values.days ?? spanFor(reckoned?.keptUntil ?? null, readAt);
  const drawing = useMemo(() => {
    const length = spanLength(span);
    const past = balanceHistory(made, readAt - length, readAt);
    const ahead =
      reckoned === null ? [] : balanceAhead(reckoned, made.balance, readAt, readAt + length);
    return balanceDrawing({ past, ahead, span, readAt }, words);
  }, [made, readAt, span, reckoned, words]);
  // With the estimate its words have more lines: it comes at once with all of them, and nothing jumps.
  if (state === 'loading') return <p className={source}>{balance.loading}</p>;
  const { points } = drawing;
  const notes = [
    ...(points.some(({ at }) => at > readAt) ? [balance.aheadNote] : []),
    ...(points.some(({ at, isEstimate }) => at < readAt && isEstimate) ? [balance.pastNote] : []),
  ];
  return (
    <div className={part}>
      <Chart
        title={balance.title}
        summary={balanceSummary(reckoned, made.balance, words)}
        drawing={drawing}
        {...(notes.length === 0 ? {} : { note: notes.join(' ') })}
      />
      {(state === 'partly' || state === 'failed') && (
        <Notice
          tone="caution"
          announce="status"
          lead={balance.unread.lead}
          action={<Button onClick={refetch}>{balance.unread.reload}</Button>}
        >
          {balance.unread.rest}
        </Notice>
      )}
      <Segmented
        label={balance.span}
        value={span}
        onValueChange={(value) => {
          if (isBalanceSpan(value)) change({ days: value });
        }}
        options={balanceSpans.map((value) => ({ value, label: balance.spans[value] }))}
      />
    </div>
  );
}
