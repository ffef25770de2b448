import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cloudMinutesLeft, cloudSessionEnd } from './cloud-time.ts';
import { cloudMinutesUsed, cloudSessionTime } from './cloud-time-used.ts';
import { DAY, HOUR, MINUTE } from './time.ts';
import { sessionClock } from './session-clock.ts';

const now = Date.UTC(2026, 10, 20, 9, 27);

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

  test('its hours are what the server counts when the session is shut down at that moment, or the minute that earlier seconds make full', () => {
    fc.assert(
      fc.property(
        session,
        fc.nat(100),
        fc.nat(9000 * MINUTE),
        fc.nat(2 * DAY),
        (one, hours, used, later) => {
          const before = { ...one, minutesLeft: cloudMinutesLeft(hours, cloudMinutesUsed(used)) };
          const end = Math.min(now + later, cloudSessionEnd(before).at);
          const { minutesLeft } = sessionClock(before, now + later);
          const time = used + cloudSessionTime(one.startedAt, end);
          const counted = cloudMinutesLeft(hours, cloudMinutesUsed(time));
          expect([counted, counted + 1]).toContain(minutesLeft);
        },
      ),
    );
  });
});
