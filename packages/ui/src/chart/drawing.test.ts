import { expect, test } from 'vitest';
import {
  balanceDrawing,
  freeTimesDrawing,
  hoursDrawing,
  spendingDrawing,
} from '../testing/sample-drawings.ts';
import { chartTable, copiedTable, readingInWords, type ChartDrawing } from './drawing.ts';

const linesOf = (drawing: ChartDrawing) =>
  copiedTable(chartTable(drawing))
    .split('\n')
    .map((line) => line.split('\t'));

function firstOf(drawing: ChartDrawing): string | undefined {
  const { readings, first } = chartTable(drawing);
  return readings[first]?.label;
}

test('a copied table has its units in its heads and digits alone in its cells', () => {
  const [head, first] = linesOf(spendingDrawing);
  expect(head).toEqual(['Tháng', 'PC (VNĐ)', 'VPS (VNĐ)', 'Cloud (VNĐ)', 'Tổng (VNĐ)']);
  expect(first).toEqual(['Tháng 06/2026', '1240000', '320000', '0', '1560000']);
});

test('a copied table has a line for each value, and as many cells in each', () => {
  for (const drawing of [spendingDrawing, balanceDrawing, hoursDrawing, freeTimesDrawing]) {
    const [head, ...lines] = linesOf(drawing);
    expect(lines).toHaveLength(chartTable(drawing).readings.length);
    expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([head?.length]));
  }
});

test('a name with a tab or a line break stays in its cell', () => {
  const bars = spendingDrawing.bars.map((bar) => ({ ...bar, label: 'Tháng\t06\n2026' }));
  expect(linesOf({ ...spendingDrawing, bars })[1]?.[0]).toBe('Tháng 06 2026');
});

test('a value that is expected is under the estimate and not under what is known', () => {
  const table = chartTable(balanceDrawing);
  const said = table.readings.map((reading) => readingInWords(table, reading));
  expect(said).toContain('20/11/2026: Số dư 3.284.500 VNĐ');
  expect(said).toContain('27/11/2026: Ước tính 900.000 VNĐ');
  expect(table.readings.map(({ cells }) => cells.filter(({ text }) => text !== '').length)).toEqual(
    Array<number>(table.readings.length).fill(1),
  );
});

test('what is read first is the newest bar, the value of now, the first row', () => {
  expect(firstOf(spendingDrawing)).toBe('Tháng 11/2026');
  expect(firstOf(balanceDrawing)).toBe('20/11/2026');
  expect(firstOf(freeTimesDrawing)).toBe('Máy 1');
});

test('amounts in words are copied as digits, with what these count', () => {
  expect(
    linesOf(hoursDrawing)
      .slice(0, 2)
      .map((cells) => cells.slice(0, 3)),
  ).toEqual([
    ['Ngày', 'Đã dùng (phút)', 'Phiên đang chạy (phút)'],
    ['14/11/2026', '185', '0'],
  ]);
});

test('what is not drawn is read and copied in its words', () => {
  expect(linesOf(hoursDrawing)[0]?.at(-1)).toBe('Còn lại sau ngày');
  expect(linesOf(hoursDrawing)[1]?.at(-1)).toBe('30 giờ');
});
