import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statement, statementMonthOf, type StatementEntry } from './statement.ts';
import { VIETNAM_TIME_ZONE } from './zone-time.ts';

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
const zone = fc.constantFrom(
  VIETNAM_TIME_ZONE,
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Africa/Cairo',
);

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
      fc.property(entries, balance, isComplete, zone, (all, has, complete, timeZone) => {
        const made = statement(all, { balance: has, at: now, isComplete: complete }, timeZone);
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
      fc.property(entries, balance, zone, (all, has, timeZone) => {
        const { months } = statement(all, { balance: has, at: now, isComplete: true }, timeZone);
        const rows = months.toReversed().flatMap((month) => month.rows);
        expect(rows.filter((row) => row.entry !== null)).toHaveLength(all.length);
        for (const month of months) {
          for (const row of month.rows) {
            expect(statementMonthOf(row.at, timeZone)).toBe(month.month);
          }
        }
        const times = rows.map((row) => row.at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });

  test('what is not explained is a separate line exactly when there is something', () => {
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

  test('not between the first and the last moment of a sum that no list itemizes', () => {
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

describe('a month is that of the customer’s zone', () => {
  test.each([
    [VIETNAM_TIME_ZONE, '2026-10-31T17:00:00.000Z', '2026-11'],
    // The clocks there are set back an hour later, in the night of the same day.
    ['America/New_York', '2026-11-01T04:00:00.000Z', '2026-11'],
    ['Asia/Kolkata', '2026-10-31T18:30:00.000Z', '2026-11'],
    ['Pacific/Apia', '2026-10-31T11:00:00.000Z', '2026-11'],
  ])('of %s', (timeZone, start, month) => {
    expect(statementMonthOf(at(start), timeZone)).toBe(month);
    expect(statementMonthOf(at(start) - 1, timeZone)).toBe('2026-10');
  });

  test('the same entries are other months in another zone, and the same balance', () => {
    const late = sample({ at: at('2026-10-31T20:00:00.000Z') });
    const from = { balance: 500_000, at: now, isComplete: true };
    const months = (timeZone: string) =>
      statement([late], from, timeZone).months.map(({ month, closing }) => [month, closing]);
    expect(months(VIETNAM_TIME_ZONE)).toEqual([['2026-11', 500_000]]);
    expect(months('America/New_York')).toEqual([
      ['2026-11', 500_000],
      ['2026-10', 500_000],
    ]);
  });

  test('where clocks go back over its first midnight, balances do not run backwards', () => {
    // A minute after midnight on 1 November 2009 it was 23:01 again.
    const [first, second] = [at('2009-11-01T03:00:30.000Z'), at('2009-11-01T03:30:00.000Z')];
    const rows = [sample({ at: first }), sample({ id: 'two', at: second, amount: -100_000 })];
    const from = { balance: 400_000, at: at('2009-11-20T00:00:00.000Z'), isComplete: true };
    expect(statementMonthOf(second, 'America/Goose_Bay')).toBe('2009-10');
    const { months } = statement(rows, from, 'America/Goose_Bay');
    expect(months).toMatchObject([{ month: '2009-11', opening: 0, closing: 400_000 }]);
  });

  test('what is no moment has none', () => {
    expect(() => statementMonthOf(Number.NaN)).toThrow(RangeError);
  });
});

test('a new account has the present month and nothing in it', () => {
  const month = { month: '2026-11', opening: 0, closing: 0, added: 0, taken: 0, rows: [] };
  expect(statement([], { balance: 0, at: now, isComplete: true }, VIETNAM_TIME_ZONE)).toEqual({
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
