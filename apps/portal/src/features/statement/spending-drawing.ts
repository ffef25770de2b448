import type { MonthlySpending } from '@tram/machines/rules';
import type { BarDrawing, ChartSeries } from '@tram/ui/chart';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import type { statementChartWords } from './chart-words.vi.ts';
import { shortMoney } from './short-money.ts';
import { periodTitle, type StatementWords } from './statement-words.ts';

type ChartWords = (typeof statementChartWords)['vi'];

const looks = { pc: 'solid', vps: 'striped', cloud: 'dotted', other: 'open' } as const;
const kinds = ['pc', 'vps', 'cloud', 'other'] as const;

/** '11/26' of '2026-11'. */
function shortMonth(month: string): string {
  return `${month.slice(5)}/${month.slice(2, 4)}`;
}

/**
 * What was spent by month, as a picture: PC, VPS and cloud on each other, and what the entries do not explain where there is any.
 * @param months oldest first
 */
export function spendingDrawing(
  months: readonly MonthlySpending[],
  words: ChartWords,
  titles: StatementWords,
): BarDrawing {
  const { spending, currency } = words;
  const shown = kinds.filter((kind) => kind !== 'other' || months.some(({ other }) => other > 0));
  const hasRefunds = months.some(({ refunded }) => refunded > 0);
  return {
    kind: 'bars',
    axis: spending.axis,
    format: formatAmount,
    formatTick: shortMoney(Math.max(...months.map(({ total }) => total)), words),
    unit: currency,
    series: shown.map((kind): ChartSeries => ({
      id: kind,
      label: spending.kinds[kind],
      look: looks[kind],
    })),
    total: spending.total,
    ...(hasRefunds ? { extra: spending.refunded } : {}),
    bars: months.map((one) => ({
      id: one.month,
      label: periodTitle(one.month, titles),
      tick: shortMonth(one.month),
      values: shown.map((kind) => one[kind]),
      extra: one.refunded > 0 ? formatMoney(one.refunded) : '',
    })),
  };
}

/** What a look at it tells; null where nothing was spent. */
export function spendingSummary(
  months: readonly MonthlySpending[],
  words: ChartWords,
  titles: StatementWords,
): string | null {
  const sum = months.reduce((all, { total }) => all + total, 0);
  const [most] = [...months].sort((one, other) => other.total - one.total);
  if (most === undefined || sum === 0) return null;
  return words.spending.summary(
    months.length,
    formatMoney(sum),
    periodTitle(most.month, titles),
    formatMoney(most.total),
  );
}
