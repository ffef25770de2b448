import { cloudSessionEnd, cloudSessionMinutes, type CloudSessionLimit } from './cloud-time.ts';

/** What a cloud machine that runs has left, in one place: its session, its hours, its days (section 9). */
export interface SessionClock {
  /** How long it runs, ms. */
  readonly running: number;
  /** Until it is ended at the latest, ms; never negative. */
  readonly left: number;
  /** When it is ended at the latest, ms since 1970. */
  readonly endsAt: number;
  /** What ends it. */
  readonly limit: CloudSessionLimit;
  /**
   * Minutes of its hours that would be left if it were shut down now: an estimate, because the server counts them when the
   * session has ended, together with the seconds of earlier sessions: it may be one less.
   */
  readonly minutesLeft: number;
  /** Until its days are over, ms; never negative. */
  readonly daysLeft: number;
}

/**
 * The clock of a session that goes on: the limit of one session, the hours and the days of the machine together (section 9,
 * "Session end estimate" and "remaining time").
 *
 * @param now server time, ms since 1970
 */
export function sessionClock(
  session: Parameters<typeof cloudSessionEnd>[0],
  now: number,
): SessionClock {
  const { at, limit } = cloudSessionEnd(session);
  const used = cloudSessionMinutes(session.startedAt, Math.min(now, at));
  return {
    running: Math.max(now - session.startedAt, 0),
    left: Math.max(at - now, 0),
    endsAt: at,
    limit,
    minutesLeft: Math.max(session.minutesLeft - used, 0),
    daysLeft: Math.max(session.dueAt - now, 0),
  };
}
