import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceAhead, balanceHistory } from './balance-history.ts';
import type { CurrentPc } from './current-rental.ts';
import { runway } from './runway.ts';
import { statement, type StatementEntry } from './statement.ts';
import { DAY, HOUR } from './time.ts';
import { VIETNAM_TIME_ZONE } from './zone-time.ts';

const at = (text: string) => Date.parse(text);
/** 16:27 in Vietnam. */
const now = at('2026-11-20T09:27:00.000Z');

function entry(id: string, moment: number, amount: number): StatementEntry {
  return {
    id,
    at: moment,
    kind: amount > 0 ? 'recharge' : 'rental',
    subject: amount > 0 ? 'recharge' : 'pc',
    name: 'Render',
    amount,
    basis: 'exact',
    settledBy: moment,
  };
}

const entries = [
  entry('a', at('2026-10-02T03:00:00.000Z'), 1_000_000),
  entry('b', at('2026-11-10T03:00:00.000Z'), -300_000),
  entry('c', at('2026-11-10T05:00:00.000Z'), -100_000),
  // Of the next day in Vietnam, of the same one in London.
  entry('d', at('2026-11-10T20:00:00.000Z'), -50_000),
];

test('the balance goes on from before the time, has the last line of each day and ends with the account', () => {
  const made = statement(entries, { balance: 550_000, at: now, isComplete: true });
  const line = balanceHistory(made, at('2026-11-01T00:00:00.000Z'), now, VIETNAM_TIME_ZONE);
  expect(line.map(({ balance }) => balance)).toEqual([1_000_000, 600_000, 550_000, 550_000]);
  expect(line.map((point) => point.at)).toEqual([
    at('2026-11-01T00:00:00.000Z'),
    at('2026-11-10T05:00:00.000Z'),
    at('2026-11-10T20:00:00.000Z'),
    now,
  ]);
  const abroad = balanceHistory(made, at('2026-11-01T00:00:00.000Z'), now, 'Europe/London');
  expect(abroad.map(({ balance }) => balance)).toEqual([1_000_000, 550_000, 550_000]);
});

test('before its first entry an account had nothing', () => {
  const made = statement(entries, { balance: 550_000, at: now, isComplete: true });
  expect(balanceHistory(made, at('2026-09-01T00:00:00.000Z'), now)[0]?.balance).toBe(0);
});

test('what the statement estimates is estimated here, too', () => {
  const made = statement(entries, { balance: 500_000, at: now, isComplete: true });
  const bases = balanceHistory(made, at('2026-11-01T00:00:00.000Z'), now, VIETNAM_TIME_ZONE);
  expect(bases.map(({ basis }) => basis)).toEqual(['estimated', 'estimated', 'known', 'known']);
});

function pc(id: string, endsAt: number | null, hourly: number): CurrentPc {
  return {
    kind: 'pc',
    name: 'Máy',
    offer: 'Gói',
    stage: 'ready',
    paid: 0,
    id,
    startedAt: now - HOUR,
    endsAt,
    prices: { price_per_hour: hourly, price_per_day: 0, price_per_month: 0 },
    rentedHours: 12,
    discountPercent: 0,
    shortestExtension: { term: { unit: 'hour', period: 1 }, price: hourly },
  };
}

test('ahead it falls by each extension when its machine would end, to where the balance keeps none longer', () => {
  const rentals = [pc('a', now + 2 * HOUR, 10_000), pc('b', now + 5 * HOUR, 20_000)];
  const found = runway(100_000, rentals, now);
  const line = balanceAhead(found, 100_000, now, now + 30 * DAY);
  expect(line[0]).toEqual({ at: now, balance: 100_000, basis: 'known' });
  expect(line.at(-1)).toEqual({
    at: found.keptUntil,
    balance: 100_000 - found.spent,
    basis: 'estimated',
  });
  expect(line.slice(1, -1).map((point) => point.at)).toEqual([now + 2 * HOUR, now + 5 * HOUR]);
});

test('ahead it ends with the time that is shown, and is not there without a machine to keep', () => {
  const kept = runway(900_000, [pc('a', now + 2 * HOUR, 10_000)], now);
  expect(balanceAhead(kept, 900_000, now, now + HOUR)).toEqual([
    { at: now, balance: 900_000, basis: 'known' },
    { at: now + HOUR, balance: 900_000, basis: 'estimated' },
  ]);
  expect(balanceAhead(runway(900_000, [pc('a', null, 1)], now), 900_000, now, now + DAY)).toEqual(
    [],
  );
});

test('ahead it never rises, never turns back and never goes below nothing', () => {
  const rental = fc.record({
    end: fc.integer({ min: now - HOUR, max: now + 40 * DAY }),
    hourly: fc.integer({ min: 1, max: 90_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(rental, { maxLength: 5 }),
      fc.nat(9_000_000),
      fc.integer({ min: 1, max: 400 }),
      (all, balance, days) => {
        const rentals = all.map(({ end, hourly }, index) => pc(String(index), end, hourly));
        const line = balanceAhead(runway(balance, rentals, now), balance, now, now + days * DAY);
        for (const [index, point] of line.entries()) {
          const before = line[index - 1] ?? point;
          expect(point.balance).toBeLessThanOrEqual(before.balance);
          expect(point.at).toBeGreaterThanOrEqual(before.at);
          expect(point.balance).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
