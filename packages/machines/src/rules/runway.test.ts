import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrentCloud, CurrentPc, CurrentRental, CurrentVps } from './current-rental.ts';
import { cheapestTerm } from './rental-terms.ts';
import { DAY, HOUR } from './time.ts';
import { rentalHours } from './rental-period.ts';
import { continuationUntil } from './rental-continuation.ts';
import { runway, RUNWAY_HORIZON } from './runway.ts';
import { vpsRentalEnd } from './vps-rental.ts';

const now = Date.parse('2026-11-20T08:40:00Z');
const shared = { name: 'Máy', offer: 'Gói', stage: 'ready', paid: 0 } as const;

function pc(id: string, endsAt: number | null, hourly: number, daily = 0): CurrentPc {
  return {
    ...shared,
    kind: 'pc',
    id,
    startedAt: now - HOUR,
    endsAt,
    prices: { price_per_hour: hourly, price_per_day: daily, price_per_month: 0 },
    rentedHours: 12,
    discountPercent: 0,
    shortestExtension: { term: { unit: 'hour', period: 1 }, price: hourly },
  };
}

function vps(id: string, startedAt: number, monthlyPrice: number): CurrentVps {
  return {
    ...shared,
    kind: 'vps',
    id,
    startedAt,
    endsAt: vpsRentalEnd(startedAt, 1),
    monthlyPrice,
    months: 1,
    discountPercent: 0,
    shortestExtension: { term: { unit: 'calendar-month', period: 1 }, price: monthlyPrice },
  };
}

function cloud(id: string, endsAt: number, price: number, days: number): CurrentCloud {
  return {
    ...shared,
    kind: 'cloud',
    id,
    startedAt: endsAt - 30 * DAY,
    endsAt,
    daysOfUse: 30,
    hoursOfUse: 60,
    minutesLeft: 600,
    isRunning: false,
    session: null,
    shortestExtension: { term: { unit: 'package', period: 1, days, hours: 60 }, price },
  };
}

const end = fc.integer({ min: now - 2 * HOUR, max: now + 60 * DAY });
const price = fc.integer({ min: 0, max: 800_000 });
const anyRental = (id: string): fc.Arbitrary<CurrentRental> =>
  fc.oneof(
    fc.tuple(fc.option(end), price, price).map(([at, hour, day]) => pc(id, at, hour, day)),
    fc.tuple(fc.integer({ min: 0, max: 40 }), price).map(([d, sum]) => vps(id, now - d * DAY, sum)),
    fc
      .tuple(end, price, fc.integer({ min: 1, max: 40 }))
      .map(([at, sum, days]) => cloud(id, at, sum, days)),
  );
const rentals = fc
  .integer({ min: 0, max: 5 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => anyRental(`m${i}`))));
const balance = fc.integer({ min: 0, max: 5_000_000 });

describe('a runway', () => {
  test('of one PC is as many hours as the balance pays for, after those that are paid for', () => {
    const rental = pc('a', now + 2 * HOUR, 10_000);
    const found = runway(35_000, [rental], now);
    expect(found).toMatchObject({
      keptUntil: now + 5 * HOUR,
      isBeyond: false,
      endsFirst: [rental],
      spent: 30_000,
    });
    expect(found.stops[0]?.extension).toEqual({
      term: { unit: 'hour', period: 3 },
      price: 30_000,
      endsAt: now + 5 * HOUR,
    });
    expect(found.needs).toEqual([
      { days: 1, until: now + DAY, cost: 220_000, missing: 185_000 },
      { days: 7, until: now + 7 * DAY, cost: 1_660_000, missing: 1_625_000 },
      { days: 30, until: now + 30 * DAY, cost: 7_180_000, missing: 7_145_000 },
    ]);
  });

  test('pays for days where they are cheaper than hours', () => {
    const found = runway(100_000, [pc('a', now + HOUR, 10_000, 50_000)], now);
    expect(found.keptUntil).toBe(now + 49 * HOUR);
    expect(found.stops[0]?.extension?.term).toEqual({ unit: 'day', period: 2 });
  });

  test('ends with the machine that the rest of the balance does not keep', () => {
    const [first, second] = [pc('a', now + HOUR, 1000), cloud('b', now + 4 * HOUR, 90_000, 30)];
    const found = runway(50_000, [second, first], now);
    expect(found).toMatchObject({ keptUntil: now + 4 * HOUR, endsFirst: [second], spent: 3000 });
    expect(found.stops.map(({ rental }) => rental.id)).toEqual(['a', 'b']);
  });

  test('without money ends when the first machine does', () => {
    const found = runway(0, [pc('a', now + 3 * HOUR, 1000), pc('b', now + HOUR, 1000)], now);
    expect(found).toMatchObject({ keptUntil: now + HOUR, endsFirst: [{ id: 'b' }], spent: 0 });
  });

  test('of a machine that cannot be extended ends with it, and names no sum', () => {
    const found = runway(9_000_000, [pc('a', now + HOUR, 0)], now);
    expect(found.keptUntil).toBe(now + HOUR);
    expect(found.needs.map(({ missing }) => missing)).toEqual([null, null, null]);
  });

  test('does not count what has no end to come', () => {
    const [unknown, over] = [pc('a', null, 1000), pc('b', now, 1000)];
    expect(runway(1000, [unknown, over], now)).toMatchObject({
      keptUntil: null,
      stops: [],
      needs: [],
      uncounted: [over, unknown],
    });
  });

  test('looks a year ahead', () => {
    const found = runway(1_000_000_000, [vps('a', now, 100_000)], now);
    expect(found).toMatchObject({ keptUntil: now + RUNWAY_HORIZON, isBeyond: true, endsFirst: [] });
  });

  test('never spends more than the balance, and keeps every machine until its end', () => {
    fc.assert(
      fc.property(rentals, balance, (machines, money) => {
        const found = runway(money, machines, now);
        expect(found.spent).toBeLessThanOrEqual(money);
        expect(found.stops.length + found.uncounted.length).toBe(machines.length);
        for (const { rental, extension, endsAt } of found.stops) {
          expect(endsAt).toBeGreaterThanOrEqual(found.keptUntil ?? Infinity);
          expect(extension?.endsAt ?? rental.endsAt).toBe(endsAt);
        }
      }),
    );
  });

  test('could not be a moment longer', () => {
    fc.assert(
      fc.property(rentals, balance, (machines, money) => {
        const { keptUntil, isBeyond, endsFirst, stops } = runway(money, machines, now);
        const isWhole = keptUntil === null || isBeyond;
        expect(endsFirst.length > 0).toBe(!isWhole);
        const longer = stops.map(({ rental }) => {
          if ((rental.endsAt ?? 0) > (keptUntil ?? 0)) return 0;
          return continuationUntil(rental, (keptUntil ?? 0) + 1, now)?.price ?? Infinity;
        });
        expect(isWhole || longer.reduce((sum, cost) => sum + cost, 0) > money).toBe(true);
      }),
    );
  });

  test('is never shorter with more money', () => {
    fc.assert(
      fc.property(rentals, balance, balance, (machines, money, more) => {
        const [less, rich] = [runway(money, machines, now), runway(money + more, machines, now)];
        expect(rich.keptUntil ?? 0).toBeGreaterThanOrEqual(less.keptUntil ?? 0);
        for (const [at, { missing }] of less.needs.entries()) {
          expect(rich.needs[at]?.missing ?? 0).toBeLessThanOrEqual(missing ?? Infinity);
        }
      }),
    );
  });

  test('is never longer with a machine more', () => {
    fc.assert(
      fc.property(rentals, anyRental('x'), balance, (machines, another, money) => {
        const alone = runway(money, machines, now).keptUntil;
        const together = runway(money, [...machines, another], now).keptUntil;
        expect(together ?? 0).toBeLessThanOrEqual(alone ?? Infinity);
      }),
    );
  });

  test('does not depend on the order of the machines', () => {
    const shuffled = rentals.chain((machines) =>
      fc.tuple(
        fc.constant(machines),
        fc.shuffledSubarray(machines, { minLength: machines.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, balance, ([machines, others], money) => {
        expect(runway(money, others, now)).toEqual(runway(money, machines, now));
      }),
    );
  });

  test('what is missing is exactly what makes it long enough', () => {
    fc.assert(
      fc.property(rentals, balance, (machines, money) => {
        for (const { until, missing } of runway(money, machines, now).needs) {
          if (missing === null) continue;
          const enough = runway(money + missing, machines, now);
          expect(enough.keptUntil).toBeGreaterThanOrEqual(until);
          const almost = runway(money + missing - 1, machines, now);
          expect(missing === 0 || (almost.keptUntil ?? 0) < until).toBe(true);
        }
      }),
    );
  });
});

test('of a machine whose end has passed there is no continuation', () => {
  expect(continuationUntil(pc('a', now, 1000), now + HOUR, now)).toBeNull();
  expect(continuationUntil(pc('a', null, 1000), now + HOUR, now)).toBeNull();
});

test('a cloud machine is not paid for more than five years ahead', () => {
  const rental = cloud('a', now + 1800 * DAY, 1000, 30);
  expect(continuationUntil(rental, now + 1801 * DAY, now)).toBeNull();
});

test('the cheapest term covers the hours, and no other covering term costs less', () => {
  const prices = fc.record({
    price_per_hour: price,
    price_per_day: price,
    price_per_month: fc.integer({ min: 0, max: 9_000_000 }),
  });
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 8760 }), (some, hours) => {
      const found = cheapestTerm(some, hours, 0);
      const totals = [
        [some.price_per_hour, 1] as const,
        [some.price_per_day, 24] as const,
        [some.price_per_month, 720] as const,
      ].flatMap(([each, length]) => (each > 0 ? [each * Math.ceil(hours / length)] : []));
      expect(found?.total ?? Infinity).toBe(Math.min(...totals, Infinity));
      expect(found === null || rentalHours(found) >= hours).toBe(true);
    }),
  );
});
