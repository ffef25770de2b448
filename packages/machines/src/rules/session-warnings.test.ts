import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudMinutesLeft, cloudSessionEnd, cloudSessionMinutes } from './cloud-time.ts';
import { DAY, HOUR, MINUTE } from './time.ts';
import {
  SESSION_WARNINGS,
  sessionClock,
  sessionWarning,
  sessionWarningDue,
  type SessionWarning,
} from './session-warnings.ts';

const now = Date.UTC(2026, 10, 20, 9, 27);

describe('the warnings of a session', () => {
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
  ] as const)('with %i ms left %s holds', (left, warning) => {
    expect(sessionWarning(now + left, now)).toBe(warning);
  });

  test('however often they are read, each is announced at most once, in order, and the last one by its end', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 20 * MINUTE }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * HOUR }), steps, (left, waits) => {
        const endsAt = now + left;
        let at = now;
        let said: SessionWarning | null = null;
        const told: SessionWarning[] = [];
        for (const wait of [0, ...waits]) {
          at += wait;
          const due: SessionWarning | null = sessionWarningDue({ endsAt, said }, at);
          if (due === null) continue;
          told.push(due);
          said = due;
          // The warning is true: at most this much is left, and more than nothing.
          expect(endsAt - at).toBeLessThanOrEqual(due * MINUTE);
          expect(endsAt - at).toBeGreaterThan(0);
        }
        expect([...told].sort((one, other) => other - one)).toEqual(told);
        expect(new Set(told).size).toBe(told.length);
        // After the end there are no more warnings.
        expect(sessionWarningDue({ endsAt, said: null }, endsAt)).toBeNull();
      }),
    );
  });

  test('a page that is opened late says the most urgent one that holds, and no other afterwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * MINUTE }), (left) => {
        const due = sessionWarningDue({ endsAt: now + left, said: null }, now);
        const holding = SESSION_WARNINGS.filter((minutes) => left <= minutes * MINUTE);
        expect(due).toBe(Math.min(...holding));
        expect(sessionWarningDue({ endsAt: now + left, said: due }, now)).toBeNull();
      }),
    );
  });
});

describe('the clock of a session', () => {
  const session = fc.record({
    startedAt: fc.integer({ min: now - 12 * HOUR, max: now }),
    maxHours: fc.integer({ min: 1, max: 24 }),
    minutesLeft: fc.integer({ min: 0, max: 6000 }),
    dueAt: fc.integer({ min: now - DAY, max: now + 30 * DAY }),
  });

  test('ends when the session does, and counts down to it', () => {
    fc.assert(
      fc.property(session, fc.nat(2 * DAY), (one, later) => {
        const clock = sessionClock(one, now + later);
        expect(clock).toMatchObject({ endsAt: cloudSessionEnd(one).at });
        expect(clock.left).toBe(Math.max(clock.endsAt - now - later, 0));
        expect(clock.running).toBe(now + later - one.startedAt);
        expect(clock.daysLeft).toBe(Math.max(one.dueAt - now - later, 0));
      }),
    );
  });

  test('its hours are what the server counts when the session is shut down at that moment', () => {
    fc.assert(
      fc.property(
        session,
        fc.nat(100),
        fc.nat(9000),
        fc.nat(2 * DAY),
        (one, hours, used, later) => {
          const before = { ...one, minutesLeft: cloudMinutesLeft(hours, used) };
          const end = Math.min(now + later, cloudSessionEnd(before).at);
          const { minutesLeft } = sessionClock(before, now + later);
          expect(minutesLeft).toBe(
            cloudMinutesLeft(hours, used + cloudSessionMinutes(one.startedAt, end)),
          );
        },
      ),
    );
  });
});
