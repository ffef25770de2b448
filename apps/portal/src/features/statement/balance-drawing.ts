import { DAY, dateTimeParts, dayStart, type BalancePoint, type Runway } from '@tram/machines/rules';
import type { ChartPoint, ChartTick, LineDrawing } from '@tram/ui/chart';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { momentInWords } from '../server-time/use-now.ts';
import type { BalanceSpan } from './balance-span.ts';
import type { statementChartWords } from './chart-words.vi.ts';
import { shortMoney } from './short-money.ts';

type ChartWords = (typeof statementChartWords)['vi'];

/** Which days have a word on the axis, by the day of the month, or all; where there is no room for all, some are left out. */
const namedDays: Readonly<Record<BalanceSpan, readonly string[] | 'all'>> = {
  7: 'all',
  30: ['01', '05', '10', '15', '20', '25'],
  90: ['01', '15'],
  365: ['01'],
};

/** Words of an axis between two moments, ms since 1970: '15/11', and '11/26' where only months are named. */
export function balanceTicks(from: number, to: number, span: BalanceSpan): readonly ChartTick[] {
  const ticks: ChartTick[] = [];
  const named = namedDays[span];
  // No day has less than 23 hours or more than 25.
  for (let at = dayStart(from); at <= to; at = dayStart(at + 1.5 * DAY)) {
    const [day = '', month = '', year = ''] = dateTimeParts(at)?.date.split('/') ?? [];
    if (at < from || (named !== 'all' && !named.includes(day))) continue;
    ticks.push({ at, label: span === '365' ? `${month}/${year.slice(2)}` : `${day}/${month}` });
  }
  return ticks;
}

interface BalanceLine {
  /** Up to now, `balanceHistory`. */
  readonly past: readonly BalancePoint[];
  /** From now on, `balanceAhead`; empty where there is nothing to say. */
  readonly ahead: readonly BalancePoint[];
  readonly span: BalanceSpan;
  /** When the balance was read, ms since 1970. */
  readonly readAt: number;
}

/** The balance over time, and what is expected of it. */
export function balanceDrawing(
  { past, ahead, span, readAt }: BalanceLine,
  words: ChartWords,
): LineDrawing {
  const { balance } = words;
  const known = past.map((point): ChartPoint => {
    const isNow = point.at === readAt;
    return {
      id: isNow ? 'now' : `day ${point.at}`,
      at: point.at,
      label: isNow
        ? balance.readAt(momentInWords(point.at))
        : (dateTimeParts(point.at)?.date ?? ''),
      value: point.balance,
      isEstimate: point.basis === 'estimated',
    };
  });
  // The first one is now, which is known.
  const expected = ahead.slice(1).map((point, index): ChartPoint => ({
    id: `ahead ${index}`,
    at: point.at,
    label: momentInWords(point.at),
    value: point.balance,
    isEstimate: true,
  }));
  const points = [...known, ...expected];
  return {
    kind: 'line',
    axis: balance.axis,
    format: formatAmount,
    formatTick: shortMoney(Math.max(...points.map(({ value }) => Math.abs(value))), words),
    unit: words.currency,
    label: balance.title,
    estimate: balance.estimate,
    points,
    ticks: balanceTicks(points[0]?.at ?? readAt, points.at(-1)?.at ?? readAt, span),
    now: { at: readAt, label: balance.now },
  };
}

/** What a look at it tells. @param runway null where it is not known; @param now VND */
export function balanceSummary(
  runway: Pick<Runway, 'keptUntil' | 'isBeyond' | 'spent'> | null,
  now: number,
  { balance: words }: ChartWords,
): string {
  const present = words.present(formatMoney(now));
  if (runway === null || runway.keptUntil === null) return present;
  if (runway.isBeyond) return `${present} ${words.beyond}`;
  return `${present} ${words.kept(momentInWords(runway.keptUntil), formatMoney(now - runway.spent))}`;
}
