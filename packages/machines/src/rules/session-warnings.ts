import { cloudSessionEnd, cloudSessionMinutes, type CloudSessionLimit } from './cloud-time.ts';
import { MINUTE } from './time.ts';

/** Minutes before the end of a session at which its customer is warned (section 9, "Session end estimate"; the moments are ours). */
export const SESSION_WARNINGS = [30, 15, 5] as const;

/** One of them (section 9; ours). */
export type SessionWarning = (typeof SESSION_WARNINGS)[number];

/**
 * The warning that holds with the time that is left: of several the most urgent one; `null` while more than half an hour is left,
 * and when the session is over (section 9, "Session end estimate").
 *
 * @param endsAt ms since 1970 @param now server time, ms since 1970
 */
export function sessionWarning(endsAt: number, now: number): SessionWarning | null {
  const left = endsAt - now;
  if (left <= 0) return null;
  return SESSION_WARNINGS.findLast((minutes) => left <= minutes * MINUTE) ?? null;
}

/**
 * The warning that is to be said now, each once: the one that holds, unless it or a more urgent one has been said of this end
 * already (section 9, "Session end estimate"). A page that is opened late, or wakes up, says only the most urgent one that holds.
 *
 * @param said the most urgent one that has been said of this end of this session; `null` for none
 */
export function sessionWarningDue(
  { endsAt, said }: { readonly endsAt: number; readonly said: SessionWarning | null },
  now: number,
): SessionWarning | null {
  const holds = sessionWarning(endsAt, now);
  if (holds === null) return null;
  return said === null || holds < said ? holds : null;
}

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
   * session has ended.
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
