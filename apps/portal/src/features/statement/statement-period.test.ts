import { expect, test } from 'vitest';
import { statement, type StatementEntry } from '@tram/machines/rules';
import { allMonths, periodFilter, statementPeriod } from './statement-period.ts';

function entry(id: string, time: string, amount: number): StatementEntry {
  const at = Date.parse(time);
  return {
    id,
    at,
    kind: amount > 0 ? 'recharge' : 'rental',
    subject: 'pc',
    name: id,
    amount,
    basis: 'exact',
    settledBy: at,
  };
}

const made = statement(
  [
    entry('a', '2026-08-05T03:00:00.000Z', 500_000),
    entry('b', '2026-10-05T03:00:00.000Z', -200_000),
  ],
  { balance: 300_000, at: Date.parse('2026-11-20T03:00:00.000Z'), isComplete: true },
);

test('an address names a month, all of them, or the present one', () => {
  expect(statementPeriod(made, '2026-10')).toMatchObject({ opening: 500_000, closing: 300_000 });
  expect(statementPeriod(made, undefined)).toMatchObject({ name: '2026-11', closing: 300_000 });
  const all = statementPeriod(made, allMonths);
  expect(all).toMatchObject({ opening: 0, closing: 300_000, added: 500_000, taken: -200_000 });
  expect(all.rows.map((row) => row.entry?.id)).toEqual(['a', 'b']);
});

test('a month in which nothing happened keeps its balance', () => {
  expect(statementPeriod(made, '2026-09')).toMatchObject({ opening: 500_000, closing: 500_000 });
  expect(statementPeriod(made, '2026-07')).toMatchObject({ opening: 0, closing: 0, rows: [] });
});

test('what is no month is no filter', () => {
  expect(['2026-13', '2026-1', 'x', ''].map(periodFilter.read)).toEqual(Array(4).fill(undefined));
  expect(['2026-12', allMonths].map(periodFilter.read)).toEqual(['2026-12', allMonths]);
});
