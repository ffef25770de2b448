import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateTimeParts } from './date-format.ts';
import { DAY, HOUR } from './time.ts';
import { AXIS_SPANS, axisSpanFor, expiryAxis, type AxisSpan } from './expiry-axis.ts';
import { clockMoment, VIETNAM_TIME_ZONE, zoneOffset } from './zone-time.ts';

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

/** Zones whose clocks change in the night, at midnight, by half an hour; that are ahead by half an hour; that left out a day. */
const zone = fc.constantFrom(
  VIETNAM_TIME_ZONE,
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Europe/Helsinki',
  'Africa/Cairo',
  'Australia/Lord_Howe',
);

/** The ticks of an axis as they are called: hours, and dates where days begin. */
function ticksIn(timeZone: string, of: AxisSpan, at: number): string[] {
  return expiryAxis([], of, at, timeZone).ticks.map((tick) => {
    const parts = dateTimeParts(tick.at, timeZone);
    return (tick.isMidnight ? parts?.date : parts?.time)?.slice(0, 5) ?? '';
  });
}

describe('the ticks', () => {
  test('of a day are every third hour of Vietnamese clocks', () => {
    const { ticks } = expiryAxis([], 'day', now, VIETNAM_TIME_ZONE);
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
    const { ticks } = expiryAxis([], of, now, VIETNAM_TIME_ZONE);
    expect(ticks.map(({ at }) => clock(at)?.date.slice(0, 5))).toEqual(days);
    expect(ticks.every(({ at }) => clock(at)?.time === '00:00:00')).toBe(true);
  });

  test('are inside, in order, at equal steps, and midnights are those of Vietnam', () => {
    fc.assert(
      fc.property(moment, span, (at, of) => {
        const { from, to, ticks } = expiryAxis([], of, at, VIETNAM_TIME_ZONE);
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

  test('in another zone are hours and midnights of its local time', () => {
    expect(ticksIn('Asia/Kolkata', 'day', now).slice(0, 5)).toEqual([
      '15:00',
      '18:00',
      '21:00',
      '21/11',
      '03:00',
    ]);
    expect(ticksIn('America/New_York', 'week', now)[0]).toBe('20/11');
    expect(ticksIn('Pacific/Apia', 'week', now)[0]).toBe('21/11');
  });

  test.each([
    ['of 25 hours', '2026-11-01', 4, '2026-10-31T22:00:00.000Z'],
    ['of 23 hours', '2026-03-08', 2, '2026-03-07T22:00:00.000Z'],
  ])('of a day %s are the hours that clocks show', (_, date, hours, at) => {
    const named = ticksIn('America/New_York', 'day', Date.parse(at));
    const midnight = `${date.slice(8)}/${date.slice(5, 7)}`;
    const own = named.slice(named.indexOf(midnight));
    expect(own.slice(0, 5)).toEqual([midnight, '03:00', '06:00', '09:00', '12:00']);
    const { ticks } = expiryAxis([], 'day', Date.parse(at), 'America/New_York');
    const from = ticks.findIndex(({ isMidnight }) => isMidnight);
    expect((ticks[from + 1]?.at ?? 0) - (ticks[from]?.at ?? 0)).toBe(hours * HOUR);
  });

  test('a midnight that clocks leave out is the first moment after it', () => {
    // Cairo goes from midnight to one o’clock.
    const named = ticksIn('Africa/Cairo', 'day', Date.parse('2026-04-23T16:00:00.000Z'));
    expect(named).toEqual([
      '18:00',
      '21:00',
      '24/04',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
    ]);
  });

  test('a day that a zone leaves out has no tick', () => {
    const named = ticksIn('Pacific/Apia', 'week', Date.parse('2011-12-29T00:00:00.000Z'));
    expect(named).toEqual(['28/12', '29/12', '31/12', '01/01', '02/01', '03/01', '04/01', '05/01']);
  });

  test('a step that falls on a day that a zone leaves out is the next day, and the steps go on from there', () => {
    const named = ticksIn('Pacific/Apia', 'quarter', 1_323_208_800_001);
    expect(named).toEqual(['30/11', '15/12', '31/12', '15/01', '30/01', '14/02', '29/02']);
  });

  test('in any zone are the steps of its clocks, each once, and dates where a day begins', () => {
    const steps = { day: 3 * HOUR, week: DAY, month: 5 * DAY, quarter: 15 * DAY };
    fc.assert(
      fc.property(moment, span, zone, (at, of, timeZone) => {
        const { from, to, ticks } = expiryAxis([], of, at, timeZone);
        const shown = (time: number) => time + zoneOffset(time, timeZone);
        for (const [index, tick] of ticks.entries()) {
          expect(tick.at).toBeGreaterThanOrEqual(from);
          expect(tick.at).toBeLessThanOrEqual(to);
          const [date, before] = [tick.at, tick.at - 1].map(
            (time) => dateTimeParts(time, timeZone)?.date,
          );
          expect(tick.isMidnight).toBe(date !== before);
          expect(tick.isMidnight || of === 'day').toBe(true);
          const next = ticks[index + 1];
          if (next === undefined) continue;
          expect(next.at).toBeGreaterThan(tick.at);
          // The next is where clocks show a step more than the full step that this one represents.
          const grid = Math.min(steps[of], DAY);
          const step = Math.floor(shown(tick.at) / grid) * grid + steps[of];
          expect(next.at).toBe(clockMoment(step, timeZone));
        }
        expect(ticks.length).toBeGreaterThanOrEqual(6);
        expect(ticks.length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 300 },
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

  test('are in the order of their ends, and so are their positions', () => {
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
