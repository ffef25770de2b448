import { expect, test } from 'vitest';
import { spendingByMonth, statement, type StatementEntry } from '@tram/machines/rules';
import { statementChartWords } from './chart-words.vi.ts';
import { shortMoney } from './short-money.ts';
import { spendingDrawing, spendingSummary } from './spending-drawing.ts';
import { statementWords } from './words.vi.ts';

const zone = 'Asia/Ho_Chi_Minh';
const readAt = Date.parse('2026-11-20T09:27:00.000Z');
const [words, titles] = [statementChartWords.vi, statementWords.vi];

function entry(
  id: string,
  time: string,
  amount: number,
  changes: Partial<StatementEntry> = {},
): StatementEntry {
  const at = Date.parse(time);
  return {
    id,
    at,
    kind: 'rental',
    subject: 'pc',
    name: id,
    amount,
    basis: 'exact',
    settledBy: at,
    ...changes,
  };
}

const toppedUp = entry('top-up', '2026-09-30T20:00:00.000Z', 5_000_000, {
  kind: 'recharge',
  subject: 'recharge',
});
const entries = [
  toppedUp,
  // 1 October in Vietnam.
  entry('pc', '2026-09-30T21:00:00.000Z', -1_200_001),
  entry('extension', '2026-10-05T03:00:00.000Z', -99_999, { kind: 'extension' }),
  entry('vps', '2026-11-02T03:00:00.000Z', -320_000, { subject: 'vps' }),
  entry('cloud', '2026-11-03T03:00:00.000Z', -349_000, { subject: 'cloud' }),
];

function monthsOf(all: readonly StatementEntry[], balance: number) {
  return spendingByMonth(statement(all, { balance, at: readAt, isComplete: true }, zone), 12);
}

test('what is drawn of each month is what its lines of the statement took, to the đồng', () => {
  const ledger = statement(entries, { balance: 3_031_000, at: readAt, isComplete: true }, zone);
  const { bars } = spendingDrawing(spendingByMonth(ledger, 12), words, titles);
  const drawn = bars.map(({ id, values }) => [id, values.reduce((sum, one) => sum + one, 0)]);
  expect(drawn).toEqual(ledger.months.map(({ month, taken }) => [month, -taken]).toReversed());
  expect(bars.map(({ label, tick, values }) => [label, tick, values])).toEqual([
    ['Tháng 10/2026', '10/26', [1_300_000, 0, 0]],
    ['Tháng 11/2026', '11/26', [0, 320_000, 349_000]],
  ]);
});

test('what the entries do not explain, and what came back, have their own columns where there is any', () => {
  const plain = spendingDrawing(monthsOf(entries, 3_031_000), words, titles);
  expect(plain.series.map(({ label }) => label)).toEqual(['PC', 'VPS', 'Cloud']);
  expect(plain.extra).toBeUndefined();
  const refund = entry('refund', '2026-11-04T03:00:00.000Z', 320_000, { kind: 'refund' });
  const more = spendingDrawing(monthsOf([...entries, refund], 3_000_000), words, titles);
  expect(more.series.map(({ label }) => label)).toEqual([
    'PC',
    'VPS',
    'Cloud',
    'Không có trong dữ liệu',
  ]);
  expect(more.bars.map(({ extra }) => extra)).toEqual(['', '320.000\u00A0VNĐ']);
  expect(more.bars[0]?.values).toEqual([1_300_000, 0, 0, 351_000]);
});

test('the summary names the month that cost most, and there is none where nothing was spent', () => {
  expect(spendingSummary(monthsOf(entries, 3_031_000), words, titles)).toBe(
    '2 tháng, tổng cộng 1.969.000\u00A0VNĐ. Nhiều nhất: Tháng 10/2026, 1.300.000\u00A0VNĐ.',
  );
  expect(spendingSummary(monthsOf([toppedUp], 5_000_000), words, titles)).toBeNull();
});

test.each([
  [4_433_000, 500_000, '0,5 tr'],
  [4_433_000, 1_000_000, '1 tr'],
  [4_433_000, -2_500_000, '−2,5 tr'],
  [4_433_000, 0, '0'],
  [900_000, 600_000.000_000_1, '600 nghìn'],
  [2_000_000_000, 1_250_000_000, '1,25 tỷ'],
  [500, 200, '200'],
])('on an axis up to %i, %f is %s', (largest, amount, short) => {
  expect(shortMoney(largest, words)(amount)).toBe(short);
});
