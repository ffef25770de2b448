import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateTimeParts } from './date-format.ts';
import { DAY, HOUR } from './duration.ts';
import { AXIS_SPANS, axisSpanFor, expiryAxis } from './expiry-axis.ts';
import { VIETNAM_TIME_ZONE } from './vietnam-time.ts';

/** 16:27 in Vietnam. */
const now = Date.parse('2026-11-20T09:27:00.000Z');
/** Vietnam has had its present zone since June 1975. */
const moment = fc.integer({ min: 200_000_000_000, max: 4_000_000_000_000 });
const span = fc.constantFrom(...AXIS_SPANS);
const near = fc.integer({ min: -120 * DAY, max: 500 * DAY });
const rentals = fc.array(
  fc.record({
    endsAt: fc.option(near, { freq: 4 }),
    startedAt: fc.option(near, { freq: 4 }),
  }),
  { maxLength: 12 },
);

/** A rental by ms from now. */
function around(at: number, one: { endsAt: number | null; startedAt: number | null }) {
  const moved = (time: number | null) => (time === null ? null : at + time);
  return { endsAt: moved(one.endsAt), startedAt: moved(one.startedAt) };
}

const clock = (at: number) => dateTimeParts(at, VIETNAM_TIME_ZONE);

describe('the ticks', () => {
  test('of a day are every third hour of Vietnamese clocks', () => {
    const { ticks } = expiryAxis([], 'day', now);
    expect(ticks.map(({ at }) => clock(at)?.time.slice(0, 5))).toEqual([
      '15:00',
      '18:00',
      '21:00',
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
    ]);
    expect(ticks.filter(({ isMidnight }) => isMidnight)).toHaveLength(1);
  });

  test.each([
    ['week', ['21/11', '22/11', '23/11', '24/11', '25/11', '26/11', '27/11']],
    ['month', ['19/11', '24/11', '29/11', '04/12', '09/12', '14/12', '19/12']],
    ['quarter', ['14/11', '29/11', '14/12', '29/12', '13/01', '28/01', '12/02']],
  ] as const)('of a %s are midnights of Vietnam', (of, days) => {
    const { ticks } = expiryAxis([], of, now);
    expect(ticks.map(({ at }) => clock(at)?.date.slice(0, 5))).toEqual(days);
    expect(ticks.every(({ at }) => clock(at)?.time === '00:00:00')).toBe(true);
  });

  test('lie inside, in order, at equal steps, and midnights are those of the zone', () => {
    fc.assert(
      fc.property(moment, span, (at, of) => {
        const { from, to, ticks } = expiryAxis([], of, at);
        const steps = new Set<number>();
        for (const [index, tick] of ticks.entries()) {
          expect(tick.at).toBeGreaterThanOrEqual(from);
          expect(tick.at).toBeLessThanOrEqual(to);
          expect(tick.share).toBeCloseTo((tick.at - from) / (to - from), 12);
          expect(tick.isMidnight).toBe(clock(tick.at)?.time === '00:00:00');
          const before = ticks[index - 1];
          if (before !== undefined) steps.add(tick.at - before.at);
        }
        expect(steps.size).toBe(1);
        expect(ticks.length).toBeGreaterThanOrEqual(6);
        expect(ticks.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('the bars', () => {
  test('an end at a quarter of the day ahead, from a start before the axis', () => {
    const { from, to, nowShare, bars } = expiryAxis(
      [{ startedAt: now - DAY, endsAt: now + 6 * HOUR }],
      'day',
      now,
    );
    expect([from, to]).toEqual([now - 2 * HOUR, now + DAY]);
    expect(nowShare).toBeCloseTo(2 / 26);
    expect(bars[0]).toMatchObject({ startShare: 0, endsBeyond: false });
    expect(bars[0]?.endShare).toBeCloseTo(8 / 26);
  });

  test('each rental is there once: on the axis with its end, or apart without one', () => {
    fc.assert(
      fc.property(rentals, span, moment, (given, of, at) => {
        const all = given.map((one) => around(at, one));
        const { bars, unknown, from, to } = expiryAxis(all, of, at);
        expect(new Set([...bars.map(({ rental }) => rental), ...unknown])).toEqual(new Set(all));
        expect(bars.length + unknown.length).toBe(all.length);
        expect(unknown.every(({ endsAt }) => endsAt === null)).toBe(true);
        for (const bar of bars) {
          expect(bar.endsAt).toBe(bar.rental.endsAt);
          expect(bar.startShare).toBeGreaterThanOrEqual(0);
          expect(bar.startShare).toBeLessThanOrEqual(bar.endShare);
          expect(bar.endShare).toBeLessThanOrEqual(1);
          expect(bar.endsBeyond).toBe(bar.endsAt > to);
          // Inside, the place is the time; outside it is the edge.
          const shown = Math.min(Math.max(bar.endsAt, from), to);
          expect(from + bar.endShare * (to - from)).toBeCloseTo(shown, 0);
        }
      }),
    );
  });

  test('stand in the order of their ends, and so do their places', () => {
    fc.assert(
      fc.property(rentals, span, moment, (given, of, at) => {
        const { bars } = expiryAxis(
          given.map((one) => around(at, one)),
          of,
          at,
        );
        for (const [index, bar] of bars.entries()) {
          const next = bars[index + 1];
          if (next === undefined) continue;
          expect(bar.endsAt).toBeLessThanOrEqual(next.endsAt);
          expect(bar.endShare).toBeLessThanOrEqual(next.endShare);
        }
      }),
    );
  });
});

/** Rentals that end so many days from now. */
function ending(...days: readonly number[]) {
  return days.map((ahead) => ({ endsAt: now + ahead * DAY, startedAt: null }));
}

describe('the span to begin with', () => {
  test.each([
    [ending(), 'week'],
    [[{ endsAt: null, startedAt: null }], 'week'],
    [ending(0.2), 'day'],
    [ending(0.2, 300), 'day'],
    [ending(0.2, 20, 300), 'month'],
    [ending(400), 'quarter'],
    [ending(-3), 'day'],
  ])('of %j is a %s', (given, wanted) => {
    expect(axisSpanFor(given, now)).toBe(wanted);
  });

  test('shows at least half of the ends, and no shorter one does', () => {
    fc.assert(
      fc.property(rentals, moment, (given, at) => {
        const all = given.map((one) => around(at, one));
        const chosen = axisSpanFor(all, at);
        const beyond = (of: typeof chosen) => {
          const { bars } = expiryAxis(all, of, at);
          return bars.filter(({ endsBeyond }) => endsBeyond).length * 2 > bars.length;
        };
        if (all.every(({ endsAt }) => endsAt === null)) return;
        expect(chosen === 'quarter' || !beyond(chosen)).toBe(true);
        for (const shorter of AXIS_SPANS.slice(0, AXIS_SPANS.indexOf(chosen))) {
          expect(beyond(shorter)).toBe(true);
        }
      }),
    );
  });
});
