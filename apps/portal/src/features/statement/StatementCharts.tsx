import { spendingByMonth, type Statement } from '@tram/machines/rules';
import { Chart } from '@tram/ui/chart';
import { useWords } from '../../app/words.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { statementChartWords } from './chart-words.vi.ts';
import { spendingDrawing, spendingSummary } from './spending-drawing.ts';
import { charts, source } from './statement.css.ts';
import { statementWords } from './words.vi.ts';

/** A year: more bars could not be told apart on a phone. */
const monthsShown = 12;

/** What was spent by month, stacked of PC, VPS and cloud. */
function SpendingChart({ made }: { readonly made: Statement }) {
  const words = useWords(statementChartWords);
  const titles = useWords(statementWords);
  const { spending } = words;
  const months = spendingByMonth(made, monthsShown);
  const summary = spendingSummary(months, words, titles);
  if (summary === null) return <p className={source}>{spending.empty}</p>;
  const hasEarlier = made.months.some(({ month }) => month < (months[0]?.month ?? ''));
  return (
    <Chart
      title={spending.title}
      summary={summary}
      drawing={spendingDrawing(months, words, titles)}
      note={[
        spending.note,
        ...(months.some(({ refunded }) => refunded > 0) ? [spending.refundedNote] : []),
        ...(hasEarlier ? [spending.newest(months.length)] : []),
      ].join(' ')}
    />
  );
}

interface StatementChartsProps {
  readonly made: Statement;
  /** When its balance was read, ms since 1970. */
  readonly readAt: number;
}

/** A statement to look at, whatever month its list has. */
export function StatementCharts({ made, readAt }: StatementChartsProps) {
  return (
    <div className={charts}>
      <SpendingChart made={made} />
      <BalanceChart made={made} readAt={readAt} />
    </div>
  );
}
