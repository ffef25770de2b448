import { expect, test } from 'vitest';
import {
  balanceAhead,
  balanceHistory,
  DAY,
  HOUR,
  runway,
  statement,
  type CurrentPc,
  type StatementEntry,
} from '@tram/machines/rules';
import { balanceDrawing, balanceSummary, balanceTicks } from './balance-drawing.ts';
import { spanFor, type BalanceSpan } from './balance-span.ts';
import { statementChartWords } from './chart-words.vi.ts';

const words = statementChartWords.vi;
const readAt = new Date(2026, 10, 20, 16, 27).getTime();
const from = readAt - 30 * DAY;

function entry(id: string, at: number, amount: number): StatementEntry {
  return {
    id,
    at,
    kind: amount > 0 ? 'recharge' : 'rental',
    subject: amount > 0 ? 'recharge' : 'pc',
    name: id,
    amount,
    basis: 'exact',
    settledBy: at,
  };
}

const pc: CurrentPc = {
  kind: 'pc',
  id: 'pc',
  name: 'Render Tết 2027',
  offer: 'G4090',
  stage: 'ready',
  paid: 0,
  startedAt: readAt - HOUR,
  endsAt: readAt + 2 * HOUR,
  prices: { price_per_hour: 100_000, price_per_day: 0, price_per_month: 0 },
  rentedHours: 3,
  discountPercent: 0,
  shortestExtension: { term: { unit: 'hour', period: 1 }, price: 100_000 },
};

const made = statement(
  [
    entry('a', new Date(2026, 9, 1, 10).getTime(), 1_000_000),
    entry('b', new Date(2026, 10, 5, 9).getTime(), -200_000),
    entry('c', new Date(2026, 10, 5, 19).getTime(), -300_001),
  ],
  { balance: 499_999, at: readAt, isComplete: true },
);
const past = balanceHistory(made, from, readAt);

test('the line has the balance after each day of the statement, and ends with that of the account', () => {
  const { points } = balanceDrawing({ past, ahead: [], span: '30', readAt }, words);
  expect(points.map(({ label, value }) => [label, value])).toEqual([
    ['21/10/2026', 1_000_000],
    ['05/11/2026', 499_999],
    ['Hiện tại, 16:27 20/11/2026', 499_999],
  ]);
  const closing = made.months[0]?.rows.at(-1)?.balanceAfter;
  expect(points.at(-1)?.value).toBe(closing);
});

test('what is ahead is the runway’s: it ends where that ends, with what it leaves, and is marked as an estimate', () => {
  const found = runway(499_999, [pc], readAt);
  const ahead = balanceAhead(found, 499_999, readAt, readAt + 30 * DAY);
  const { points } = balanceDrawing({ past, ahead, span: '30', readAt }, words);
  const expected = points.filter(({ at }) => at > readAt);
  expect(expected.every(({ isEstimate }) => isEstimate)).toBe(true);
  expect(expected.at(-1)).toMatchObject({ at: found.keptUntil, value: 499_999 - found.spent });
  expect(points.filter(({ at }) => at <= readAt).some(({ isEstimate }) => isEstimate)).toBe(false);
  expect(balanceSummary(found, 499_999, words)).toBe(
    'Số dư hiện tại 499.999\u00A0VNĐ. Ước tính giữ được mọi máy đến 22:27 20/11/2026, khi đó còn 99.999\u00A0VNĐ.',
  );
});

test('without machines, or while they are not known, the summary is the balance alone', () => {
  const alone = 'Số dư hiện tại 499.999\u00A0VNĐ.';
  expect(balanceSummary(null, 499_999, words)).toBe(alone);
  expect(balanceSummary(runway(499_999, [], readAt), 499_999, words)).toBe(alone);
});

/** The words of an axis that ends when the balance was read. */
function labelsOf(span: BalanceSpan): readonly string[] {
  return balanceTicks(readAt - Number(span) * DAY, readAt, span).map(({ label }) => label);
}

test('it begins with the shortest time that shows all that is expected', () => {
  const spanOf = (days: number) => spanFor(readAt + days * DAY, readAt);
  expect([2, 7, 8, 40, 365, 400].map(spanOf)).toEqual(['7', '7', '30', '90', '365', '365']);
  expect(spanFor(null, readAt)).toBe('30');
});

test('the axis names days of a month, halves of months of a quarter and months of a year', () => {
  expect(labelsOf('7')).toHaveLength(7);
  expect(labelsOf('30')).toEqual(['25/10', '01/11', '05/11', '10/11', '15/11', '20/11']);
  expect(labelsOf('90')).toEqual(['01/09', '15/09', '01/10', '15/10', '01/11', '15/11']);
  expect(labelsOf('365')).toHaveLength(12);
  expect(labelsOf('365').at(-1)).toBe('11/26');
});
