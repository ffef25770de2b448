import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementEntries, type StatementRecords } from './statement-entries.ts';

/** The sum of some sums, VND. */
const total = (sums: readonly number[]) => sums.reduce((all, sum) => all + sum, 0);

const money = fc.integer({ min: 1, max: 9_000_000 });
const moment = fc
  .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 11) })
  .map((at) => new Date(at).toISOString());
const times = fc.tuple(moment, moment).map((both) => {
  const [createdAt, updatedAt] = both.toSorted();
  return { createdAt: createdAt ?? both[0], updatedAt: updatedAt ?? both[1] };
});

/** A rental: what its first term and each extension cost, and whether its machine could be made. */
const rental = fc.record({
  id: fc.uuid(),
  prices: fc.array(money, { minLength: 1, maxLength: 4 }),
  isMade: fc.boolean(),
  times,
});
const recharge = fc.record({
  id: fc.uuid(),
  money,
  status: fc.constantFrom(0, 1, 2, 3),
  times,
});
const several = <One extends { readonly id: string }>(one: fc.Arbitrary<One>) =>
  fc.uniqueArray(one, { maxLength: 6, selector: ({ id }) => id });

type Rental = typeof rental extends fc.Arbitrary<infer One> ? One : never;
type Recharge = typeof recharge extends fc.Arbitrary<infer One> ? One : never;

/** What happened. */
interface Facts {
  readonly recharges: readonly Recharge[];
  readonly pcs: readonly Rental[];
  readonly servers: readonly Rental[];
  readonly clouds: readonly Rental[];
  /** Whether the history of the PC orders can be read. */
  readonly hasHistories: boolean;
}
const facts: fc.Arbitrary<Facts> = fc.record({
  recharges: several(recharge),
  pcs: several(rental),
  servers: several(rental),
  clouds: several(rental),
  hasHistories: fc.boolean(),
});

function historyOf({ id, prices, times: { createdAt } }: Rental) {
  return prices.map((price, index) => ({
    _id: `${id} ${index}`,
    rental_period: 1,
    unit: 'hour' as const,
    price,
    createdAt,
  }));
}

/** The facts as the lists of the portal have them. */
function recordsOf({ recharges, pcs, servers, clouds, hasHistories }: Facts): StatementRecords {
  return {
    recharges: recharges.map(({ id, money: sum, status, times: its }) => ({
      ...its,
      _id: id,
      content: 'TRAM8K2Q7D',
      money: sum,
      is_succeeded: status,
    })),
    orders: pcs.map(({ id, prices, isMade, times: its }) => ({
      ...its,
      _id: id,
      image: { name: 'Render Tết 2027' },
      status: isMade ? 1 : 0,
      time_boot: isMade ? its.createdAt : null,
      end_time: isMade ? its.updatedAt : null,
      total_price: total(prices),
      after_exp: total(prices.slice(1)),
    })),
    histories: new Map(hasHistories ? pcs.map((one) => [one.id, historyOf(one)]) : []),
    vpsOrders: servers.map(({ id, prices, isMade, times: its }) => ({
      ...its,
      _id: id,
      status: isMade ? 'on_rental' : 'end',
      rental_period: prices.length,
      total_price: total(prices),
      discount: 0,
      time_start: its.createdAt,
      end_time: its.updatedAt,
      vps: {
        user: isMade ? 'root' : null,
        config: { config_name: 'VPS 4', monthly_rental_price: 0 },
      },
    })),
    cloudImages: clouds.map(({ id, prices, isMade, times: its }) => ({
      ...its,
      _id: id,
      name: 'Valorant tối thứ sáu',
      price: isMade ? total(prices) : 0,
      is_extended: prices.length > 1,
      is_deleted: !isMade,
    })),
  };
}

test('the entries sum up to what was topped up less what was kept for machines that were made', () => {
  fc.assert(
    fc.property(facts, (told) => {
      const entries = statementEntries(recordsOf(told));
      const toppedUp = told.recharges.filter(({ status }) => status === 1);
      const kept = [...told.pcs, ...told.servers, ...told.clouds].filter(({ isMade }) => isMade);
      expect(total(entries.map(({ amount }) => amount))).toBe(
        total(toppedUp.map((one) => one.money)) - total(kept.flatMap(({ prices }) => prices)),
      );
    }),
  );
});

test('each entry has its own id, and its parts are not settled before they began', () => {
  fc.assert(
    fc.property(facts, (told) => {
      const entries = statementEntries(recordsOf(told));
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { at, settledBy, basis } of entries) {
        expect(settledBy).toBeGreaterThanOrEqual(at);
        expect(settledBy === at || basis === 'combined').toBe(true);
      }
    }),
  );
});

test('a sum of several that no list itemizes is marked as such', () => {
  fc.assert(
    fc.property(facts, (told) => {
      const entries = statementEntries(recordsOf({ ...told, hasHistories: false }));
      const extended = [...told.pcs, ...told.servers, ...told.clouds].filter(
        ({ prices, isMade }) => isMade && prices.length > 1,
      );
      const bases = extended.map(({ id }) => entries.find((entry) => entry.id.endsWith(id))?.basis);
      expect(bases).toEqual(extended.map(() => 'combined'));
    }),
  );
});
