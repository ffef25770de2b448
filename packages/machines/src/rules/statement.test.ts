import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statement, statementMonthOf, type StatementEntry } from './statement.ts';

const now = Date.parse('2026-11-20T09:27:00.000Z');
const at = (text: string) => Date.parse(text);

const kinds = fc.constantFrom('recharge', 'rental', 'extension', 'refund' as const);
const entry: fc.Arbitrary<StatementEntry> = fc
  .record({
    number: fc.integer({ min: 0, max: 40 }),
    at: fc.integer({ min: at('2026-06-01T00:00:00.000Z'), max: now }),
    kind: kinds,
    amount: fc.integer({ min: -50_000_000, max: 50_000_000 }),
    later: fc.integer({ min: 0, max: 40 * 86_400_000 }),
    isCombined: fc.boolean(),
  })
  .map(({ number, at: moment, kind, amount, later, isCombined }) => ({
    id: `entry ${number}`,
    at: moment,
    kind,
    subject: 'pc' as const,
    name: 'Render',
    amount,
    basis: isCombined ? ('combined' as const) : ('exact' as const),
    settledBy: isCombined ? moment + later : moment,
  }));
const entries = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 30 });
const balance = fc.integer({ min: 0, max: 1_000_000_000 });
const isComplete = fc.boolean();

function sample(changes: Partial<StatementEntry>): StatementEntry {
  const moment = changes.at ?? at('2026-11-02T03:00:00.000Z');
  return {
    id: 'one',
    at: moment,
    kind: 'recharge',
    subject: 'recharge',
    name: 'TRAM8K2Q7D',
    amount: 500_000,
    basis: 'exact',
    settledBy: moment,
    ...changes,
  };
}

describe('sums always agree', () => {
  test('every month is its opening and its lines, and goes on from the month before', () => {
    fc.assert(
      fc.property(entries, balance, isComplete, (all, has, complete) => {
        const made = statement(all, { balance: has, at: now, isComplete: complete });
        let before = 0;
        for (const month of made.months.toReversed()) {
          expect(month.opening).toBe(before);
          const sum = month.rows.reduce((total, { amount }) => total + amount, 0);
          expect(month.added + month.taken).toBe(sum);
          expect(month.closing).toBe(month.opening + sum);
          let running = month.opening;
          for (const row of month.rows) {
            running += row.amount;
            expect(row.balanceAfter).toBe(running);
            expect(Number.isSafeInteger(row.balanceAfter)).toBe(true);
          }
          before = month.closing;
        }
        expect(before).toBe(has);
        expect(made.unexplained).toBe(has - all.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });

  test('the order of the input and entries read twice do not matter', () => {
    fc.assert(
      fc.property(entries, balance, fc.infiniteStream(fc.nat()), (all, has, order) => {
        const from = { balance: has, at: now, isComplete: true };
        const keys = new Map(all.map((one) => [one.id, order.next().value]));
        const shuffled = [...all, ...all.slice(0, 3)].sort(
          (one, other) => (keys.get(one.id) ?? 0) - (keys.get(other.id) ?? 0),
        );
        expect(statement(shuffled, from)).toEqual(statement(all, from));
      }),
    );
  });

  test('every entry is a line of the month that it was booked in, in the order of time', () => {
    fc.assert(
      fc.property(entries, balance, (all, has) => {
        const { months } = statement(all, { balance: has, at: now, isComplete: true });
        const rows = months.toReversed().flatMap((month) => month.rows);
        expect(rows.filter((row) => row.entry !== null)).toHaveLength(all.length);
        for (const month of months) {
          for (const row of month.rows) expect(statementMonthOf(row.at)).toBe(month.month);
        }
        const times = rows.map((row) => row.at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });

  test('what is not explained is a line of its own exactly when there is something', () => {
    fc.assert(
      fc.property(entries, balance, (all, has) => {
        const made = statement(all, { balance: has, at: now, isComplete: true });
        const own = made.months.flatMap(({ rows }) => rows).filter((row) => row.entry === null);
        expect(own.map((row) => row.amount)).toEqual(
          made.unexplained === 0 ? [] : [made.unexplained],
        );
      }),
    );
  });
});

const bases = (all: readonly StatementEntry[], has: number, complete = true) =>
  statement(all, { balance: has, at: now, isComplete: complete }).months.flatMap(({ rows }) =>
    rows.map((row) => row.balanceBasis),
  );

describe('which balances are known', () => {
  const recharge = sample({});
  const rental = sample({
    id: 'two',
    at: at('2026-11-05T03:00:00.000Z'),
    kind: 'rental',
    amount: -300_000,
  });

  test('all of them where everything is explained', () => {
    expect(bases([recharge, rental], 200_000)).toEqual(['known', 'known']);
  });

  test('only the last where something is not explained or was not read', () => {
    expect(bases([recharge, rental], 250_000)).toEqual(['estimated', 'estimated', 'known']);
    expect(bases([recharge, rental], 200_000, false)).toEqual(['estimated', 'known']);
  });

  test('not between the first and the last moment of a sum that nobody takes apart', () => {
    const vps = sample({
      id: 'vps',
      at: at('2026-11-03T03:00:00.000Z'),
      kind: 'rental',
      amount: -100_000,
      basis: 'combined',
      settledBy: at('2026-11-06T03:00:00.000Z'),
    });
    const later = sample({ id: 'later', at: at('2026-11-07T03:00:00.000Z') });
    const last = sample({ id: 'last', at: at('2026-11-08T03:00:00.000Z') });
    expect(bases([recharge, vps, rental, later, last], 1_100_000)).toEqual([
      'known',
      'estimated',
      'estimated',
      'known',
      'known',
    ]);
  });
});

test('a month is counted in Vietnam', () => {
  expect(statementMonthOf(at('2026-10-31T16:59:59.999Z'))).toBe('2026-10');
  expect(statementMonthOf(at('2026-10-31T17:00:00.000Z'))).toBe('2026-11');
});

test('a new account has the present month and nothing in it', () => {
  const month = { month: '2026-11', opening: 0, closing: 0, added: 0, taken: 0, rows: [] };
  expect(statement([], { balance: 0, at: now, isComplete: true })).toEqual({
    balance: 0,
    unexplained: 0,
    months: [month],
  });
});

test('money comes before what it paid for at the same moment', () => {
  const paid = sample({ id: 'a', kind: 'rental', amount: -500_000 });
  const { months } = statement([paid, sample({})], { balance: 0, at: now, isComplete: true });
  expect(months[0]?.rows.map((row) => row.balanceAfter)).toEqual([500_000, 0]);
});

test('refuses what is no whole number of VND', () => {
  const from = { balance: 0, at: now, isComplete: true };
  expect(() => statement([sample({ amount: 0.5 })], from)).toThrow(RangeError);
  expect(() => statement([], { ...from, balance: Number.NaN })).toThrow(RangeError);
});
