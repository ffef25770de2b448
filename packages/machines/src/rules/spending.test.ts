import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spendingByMonth } from './spending.ts';
import { statement, type StatementEntry } from './statement.ts';
import { VIETNAM_TIME_ZONE } from './zone-time.ts';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-20T09:27:00.000Z');

let made = 0;
function entry(changes: Partial<StatementEntry>): StatementEntry {
  made += 1;
  const moment = changes.at ?? at('2026-11-02T03:00:00.000Z');
  return {
    id: `entry ${made}`,
    at: moment,
    kind: 'rental',
    subject: 'pc',
    name: 'Render',
    amount: -100_000,
    basis: 'exact',
    settledBy: moment,
    ...changes,
  };
}

function spendingOf(entries: readonly StatementEntry[], balance: number, count = 12) {
  const from = { balance, at: now, isComplete: true };
  return spendingByMonth(statement(entries, from, VIETNAM_TIME_ZONE), count);
}

test('a month is parted by what was rented, and what came back stands beside it', () => {
  const entries = [
    entry({ kind: 'recharge', subject: 'recharge', amount: 2_000_000 }),
    entry({ amount: -300_001 }),
    entry({ kind: 'extension', amount: -200_000 }),
    entry({ subject: 'vps', amount: -320_000 }),
    entry({ subject: 'vps', kind: 'refund', amount: 320_000 }),
    entry({ subject: 'cloud', amount: -349_000 }),
  ];
  expect(spendingOf(entries, 1_150_999)).toEqual([
    {
      month: '2026-11',
      pc: 500_001,
      vps: 320_000,
      cloud: 349_000,
      other: 0,
      total: 1_169_001,
      refunded: 320_000,
    },
  ]);
});

test('what the entries do not explain is spending of its own', () => {
  const entries = [entry({ kind: 'recharge', subject: 'recharge', amount: 500_000 })];
  expect(spendingOf(entries, 380_000)).toMatchObject([{ pc: 0, other: 120_000, total: 120_000 }]);
});

test('a month in which nothing happened is there with zeros, over the end of a year too', () => {
  const entries = [
    entry({ kind: 'recharge', subject: 'recharge', amount: 100_000, at: at('2025-10-01T03:00Z') }),
    entry({ at: at('2025-10-03T03:00:00.000Z') }),
  ];
  const months = spendingOf(entries, 0, 100);
  expect(months.map(({ month }) => month)).toEqual([
    '2025-10',
    '2025-11',
    '2025-12',
    ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
  ]);
  expect(months.map(({ total }) => total)).toEqual([100_000, ...Array<number>(13).fill(0)]);
  expect(spendingOf(entries, 0, 2).map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
});

test('the sums of every month are what its statement has as taken, to the đồng', () => {
  const kinds = fc.constantFrom('rental', 'extension', 'refund', 'recharge' as const);
  const subjects = fc.constantFrom('pc', 'vps', 'cloud', 'recharge' as const);
  const entries = fc.array(
    fc
      .record({
        at: fc.integer({ min: at('2025-01-01T00:00:00.000Z'), max: now }),
        kind: kinds,
        subject: subjects,
        amount: fc.integer({ min: -50_000_000, max: 50_000_000 }),
      })
      .map(entry),
    { maxLength: 60 },
  );
  const zones = fc.constantFrom(VIETNAM_TIME_ZONE, 'America/New_York', 'Pacific/Apia');
  fc.assert(
    fc.property(entries, fc.nat(1_000_000_000), zones, (all, balance, zone) => {
      const ledger = statement(all, { balance, at: now, isComplete: true }, zone);
      const months = spendingByMonth(ledger, 1000);
      const taken = new Map(ledger.months.map((one) => [one.month, 0 - one.taken]));
      expect(months.length).toBeGreaterThanOrEqual(taken.size);
      for (const { month, pc, vps, cloud, other, total } of months) {
        expect(total).toBe(taken.get(month) ?? 0);
        expect(pc + vps + cloud + other).toBe(total);
        expect(Math.min(pc, vps, cloud, other)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
