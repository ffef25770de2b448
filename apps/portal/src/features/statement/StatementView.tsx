import { useEffect, useMemo, useState } from 'react';
import { failure, type ApiError, type Result } from '@tram/api/result';
import { dateTimeParts, statement } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { FigureStrip } from '@tram/ui/figure-strip';
import { IconDownload } from '@tram/ui/icon/IconDownload';
import { IconFileText } from '@tram/ui/icon/IconFileText';
import { Notice } from '@tram/ui/notice';
import { Progress } from '@tram/ui/progress';
import { Select } from '@tram/ui/select';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useAccount } from '../../data/query-state.ts';
import { useFilters } from '../lists/filters.ts';
import { PicturesPanel } from '../pictures/PicturesPanel.tsx';
import { asSentence } from '../query-boundary/QueryBoundary.tsx';
import { saveFile } from '../save-file/save-file.ts';
import { StatementSheet } from './StatementSheet.tsx';
import { StatementTable } from './StatementTable.tsx';
import { readStatement, type StatementReading } from './read-statement.ts';
import { gapParts, periodTitle } from './statement-words.ts';
import { statementFile } from './statement-file.ts';
import {
  allMonths,
  statementFilters,
  statementPeriod,
  unexplainedElsewhere,
} from './statement-period.ts';
import { actions } from '../../app/stack.css.ts';
import { bar, period as periodClass, source } from './statement.css.ts';
import { statementWords } from './words.vi.ts';

const StatementCharts = lazyChunk(
  async () => (await import('./StatementCharts.tsx')).StatementCharts,
);

type StatementState =
  | { readonly name: 'reading'; readonly read: number; readonly found: number }
  | { readonly name: 'ready'; readonly reading: StatementReading }
  | { readonly name: 'failed'; readonly error: ApiError };

const begun: StatementState = { name: 'reading', read: 0, found: 0 };

/** Reads everything that a statement needs once, when the component appears: another `key` reads it again. */
function useStatement(): StatementState {
  const services = useServices();
  const [state, setState] = useState<StatementState>(begun);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    void readStatement(
      services,
      (change) => {
        if (signal.aborted) return;
        setState((now) =>
          now.name === 'reading'
            ? { name: 'reading', read: now.read + change.read, found: now.found + change.found }
            : now,
        );
      },
      signal,
    )
      // An unexpected error is shown too.
      .catch((): Result<StatementReading> => failure('malformed'))
      .then((answer) => {
        if (signal.aborted) return;
        setState(
          answer.ok
            ? { name: 'ready', reading: answer.value }
            : { name: 'failed', error: answer.error },
        );
      });
    return () => ended.abort();
  }, [services]);

  return state;
}

/**
 * Recharges, rentals and extensions in one list with a running balance, by month: read page by page with its progress, never
 * shown as complete when it is not. The month, one of the customer's zone, is in the address.
 */
export function StatementView() {
  const [turn, setTurn] = useState(0);
  return <ReadStatement key={turn} refetch={() => setTurn(turn + 1)} />;
}

function ReadStatement({ refetch }: { readonly refetch: () => void }) {
  const words = useWords(statementWords);
  const state = useStatement();
  switch (state.name) {
    case 'reading':
      return (
        <Card>
          <Progress
            label={words.reading}
            {...(state.found === 0 ? {} : { value: state.read, max: state.found })}
            text={words.progress(state.read, state.found)}
          />
          <p className={source}>{words.readingNote}</p>
        </Card>
      );
    case 'failed':
      return (
        <Card padding="none">
          <ErrorState title={words.failed.title} onRetry={refetch}>
            {asSentence(state.error.message)} {words.failed.unaffected}
          </ErrorState>
        </Card>
      );
    case 'ready':
      return <ReadyStatement reading={state.reading} refetch={refetch} />;
    default:
      return state satisfies never;
  }
}

interface ReadyStatementProps {
  readonly reading: StatementReading;
  readonly refetch: () => void;
}

function ReadyStatement({ reading, refetch }: ReadyStatementProps) {
  const words = useWords(statementWords);
  const account = useAccount();
  const { values, change } = useFilters(statementFilters);
  const { balance, readAt, entries, gaps } = reading;
  const made = useMemo(
    () => statement(entries, { balance, at: readAt, isComplete: gaps.length === 0 }),
    [entries, balance, readAt, gaps],
  );
  const period = statementPeriod(made, values.month);
  const unexplained = unexplainedElsewhere(made, period);
  const read = dateTimeParts(readAt);
  const months = new Set([period.name, ...made.months.map(({ month }) => month)]);
  months.delete(allMonths);
  const newestFirst = [...months].sort((one, other) => (one < other ? 1 : -1));
  const again = <Button onClick={refetch}>{words.refetch}</Button>;

  function save(): void {
    const blob = statementFile({ period, unexplained, gaps, words });
    saveFile(blob, `${words.csvName}-${reading.username}-${period.name}.csv`);
  }

  return (
    <>
      {gaps.length > 0 && (
        <Notice tone="warning" announce="alert" lead={words.gaps.lead} action={again}>
          {words.gaps.rest(gapParts(gaps, words))}
        </Notice>
      )}
      {account !== null && account.balance !== balance && (
        <Notice tone="caution" announce="status" lead={words.changed.lead} action={again}>
          {words.changed.rest}
        </Notice>
      )}
      {unexplained !== null && (
        <Notice tone="neutral" lead={words.unexplainedElsewhere(formatMoney(unexplained))}>
          {words.unexplainedNote}
        </Notice>
      )}
      <PicturesPanel
        title={words.pictures}
        pictures={<StatementCharts made={made} readAt={readAt} />}
      >
        <div className={bar}>
          <div className={periodClass}>
            <Select
              label={words.period}
              value={period.name}
              onValueChange={(month) => change({ month })}
              options={[
                ...newestFirst.map((name) => ({ value: name, label: periodTitle(name, words) })),
                { value: allMonths, label: words.all },
              ]}
            />
          </div>
          <div className={actions}>
            <Button size="m" icon={<IconFileText />} onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button size="m" icon={<IconDownload />} onClick={save}>
              {words.csv}
            </Button>
          </div>
        </div>
        <FigureStrip
          items={[
            { label: words.strip.opening, value: formatAmount(period.opening) },
            { label: words.strip.added, value: formatAmount(period.added) },
            { label: words.strip.taken, value: formatAmount(-period.taken) },
            { label: words.strip.closing, value: formatAmount(period.closing) },
          ]}
        />
        <p className={source}>
          {words.source(formatMoney(balance), read?.time ?? '', read?.date ?? '')}{' '}
          {period.rows.some((row) => row.balanceBasis === 'estimated') && words.estimatedNote}
        </p>
        {period.rows.length === 0 ? (
          <Card padding="none">
            <EmptyState>{words.empty}</EmptyState>
          </Card>
        ) : (
          <StatementTable rows={period.rows} />
        )}
        <StatementSheet reading={reading} period={period} unexplained={unexplained} />
      </PicturesPanel>
    </>
  );
}
