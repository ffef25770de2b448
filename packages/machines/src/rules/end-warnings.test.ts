import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrentCloud, CurrentPc, CurrentRental } from './current-rental.ts';
import {
  comingEnds,
  END_WARNINGS,
  endWarning,
  endWarningDue,
  firstEnd,
  nextEndMoment,
  type EndWarning,
} from './end-warnings.ts';
import { DAY, HOUR, MINUTE } from './time.ts';

const now = Date.UTC(2026, 10, 20, 9, 27);
const term = fc.option(fc.integer({ min: 1, max: 3 * DAY }));

describe('the warnings of an end', () => {
  test.each([
    [30 * MINUTE + 1, null],
    [30 * MINUTE, 30],
    [15 * MINUTE + 1, 30],
    [15 * MINUTE, 15],
    [5 * MINUTE + 1, 15],
    [5 * MINUTE, 5],
    [1, 5],
    [0, null],
    [-HOUR, null],
  ] as const)('with %i ms of a day left %s holds', (left, warning) => {
    expect(endWarning({ endsAt: now + left, term: DAY }, now)).toBe(warning);
  });

  test.each([
    ['an hour', HOUR, [null, 15, 5]],
    ['two hours', 2 * HOUR, [30, 15, 5]],
    ['a term that is not known', null, [null, 15, 5]],
    ['a session of ten minutes', 10 * MINUTE, [null, null, 5]],
  ] as const)('of %s none is said before the last quarter but the last', (_, length, warnings) => {
    const end = { endsAt: now, term: length };
    expect(END_WARNINGS.map((minutes) => endWarning(end, now - minutes * MINUTE))).toEqual(
      warnings,
    );
  });

  test('however often they are read, each is announced at most once, in order, and the last one by its end', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 20 * MINUTE }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * HOUR }), term, steps, (left, length, waits) => {
        const end = { endsAt: now + left, term: length };
        let at = now;
        let said: EndWarning | null = null;
        const told: EndWarning[] = [];
        for (const wait of [0, ...waits]) {
          at += wait;
          const due: EndWarning | null = endWarningDue({ ...end, said }, at);
          if (due === null) continue;
          told.push(due);
          said = due;
          // The warning is true: at most this much is left, and more than nothing.
          expect(end.endsAt - at).toBeLessThanOrEqual(due * MINUTE);
          expect(end.endsAt - at).toBeGreaterThan(0);
        }
        expect([...told].sort((one, other) => other - one)).toEqual(told);
        expect(new Set(told).size).toBe(told.length);
        // After the end there are no more warnings.
        expect(endWarningDue({ ...end, said: null }, end.endsAt)).toBeNull();
      }),
    );
  });

  test('a page that is opened late says the most urgent one that holds, and no other afterwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * MINUTE }), (left) => {
        const end = { endsAt: now + left, term: DAY };
        const due = endWarningDue({ ...end, said: null }, now);
        const holding = END_WARNINGS.filter((minutes) => left <= minutes * MINUTE);
        expect(due).toBe(Math.min(...holding));
        expect(endWarningDue({ ...end, said: due }, now)).toBeNull();
      }),
    );
  });

  test('who looks at the next moments alone misses no warning, and sees the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * DAY }), term, (left, length) => {
        const end = { endsAt: now + left, term: length };
        const seen: (EndWarning | null)[] = [endWarning(end, now)];
        let at = now;
        for (let next = nextEndMoment(end, at); next !== null; next = nextEndMoment(end, at)) {
          expect(next).toBeGreaterThan(at);
          // Between two moments nothing changes.
          expect(endWarning(end, next - 1)).toBe(seen.at(-1));
          at = next;
          seen.push(endWarning(end, at));
        }
        expect(at).toBe(end.endsAt);
        expect(seen.length).toBeLessThanOrEqual(END_WARNINGS.length + 2);
      }),
    );
  });
});

const pc = {
  kind: 'pc',
  id: 'a',
  name: 'Render',
  offer: 'G4090',
  stage: 'ready',
  startedAt: now - HOUR,
  endsAt: now + HOUR,
  paid: null,
  shortestExtension: null,
  prices: { price_per_hour: 1000, price_per_day: 0, price_per_month: 0 },
  rentedHours: 2,
  discountPercent: null,
} as const satisfies CurrentPc;

const cloud = {
  ...pc,
  kind: 'cloud',
  daysOfUse: 30,
  hoursOfUse: 60,
  minutesLeft: 600,
  isRunning: false,
  session: null,
} as const satisfies CurrentCloud;

const sessionUntil = (endsAt: number, limit: 'session' | 'hours' | 'days') => ({
  ...cloud,
  isRunning: true,
  session: { startedAt: now, endsAt, limit },
});

describe('what of a machine runs out', () => {
  test.each<[string, CurrentRental, readonly object[]]>([
    ['a PC', pc, [{ id: 'a', kind: 'pc', endsAt: pc.endsAt, term: 2 * HOUR, limit: 'rental' }]],
    ['a PC whose order is not known', { ...pc, startedAt: null }, [{ term: null }]],
    ['a PC whose start is after its end', { ...pc, startedAt: now + 2 * HOUR }, [{ term: null }]],
    ['a PC whose end is not known', { ...pc, endsAt: null }, []],
    ['a PC that is being made', { ...pc, stage: 'making' }, []],
    ['a cloud machine that is off', cloud, [{ limit: 'rental', endsAt: cloud.endsAt }]],
    [
      'a cloud machine that runs: its session, then its days',
      sessionUntil(now + HOUR / 2, 'session'),
      [
        { limit: 'session', endsAt: now + HOUR / 2, term: HOUR / 2 },
        { limit: 'rental', endsAt: cloud.endsAt, term: 2 * HOUR },
      ],
    ],
    [
      'a cloud machine whose session its days end: one end',
      sessionUntil(cloud.endsAt, 'days'),
      [{ limit: 'days', endsAt: cloud.endsAt, term: 2 * HOUR }],
    ],
  ])('%s', (_, rental, ends) => {
    expect(comingEnds(rental)).toMatchObject(ends);
    expect(comingEnds(rental)).toHaveLength(ends.length);
  });
});

describe('what ends first', () => {
  test.each<[string, readonly CurrentRental[], number | null]>([
    ['of none is nothing', [], null],
    [
      'is the soonest, in any order',
      [
        { ...pc, endsAt: now + DAY },
        { ...pc, endsAt: now + HOUR },
      ],
      now + HOUR,
    ],
    [
      'is none that has passed, is not known or is being made',
      [
        { ...pc, endsAt: now },
        { ...pc, endsAt: null },
        { ...pc, stage: 'making' },
      ],
      null,
    ],
    [
      'is no session that can be begun again',
      [sessionUntil(now + 5 * MINUTE, 'session'), { ...pc, endsAt: now + DAY }],
      cloud.endsAt,
    ],
    ['is hours that are used up', [sessionUntil(now + 5 * MINUTE, 'hours'), pc], now + 5 * MINUTE],
  ])('%s', (_, rentals, endsAt) => {
    expect(firstEnd(rentals, now)?.end.endsAt ?? null).toBe(endsAt);
  });
});
