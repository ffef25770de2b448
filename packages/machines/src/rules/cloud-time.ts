import { DAY, HOUR, MINUTE } from './time.ts';

/** When the days of a cloud machine are over: creation plus days (section 9). Times are ms since 1970. */
export function cloudDueAt(createdAt: number, daysOfUse: number): number {
  return createdAt + daysOfUse * DAY;
}

/** Minutes that a cloud machine may still run: its hours less the minutes of finished sessions (section 9). Never below 0. */
export function cloudMinutesLeft(hoursOfUse: number, minutesUsed: number): number {
  return Math.max(hoursOfUse * (HOUR / MINUTE) - minutesUsed, 0);
}

/** Whole minutes of one session, to be shown (section 2). Times are ms since 1970. */
export function cloudSessionMinutes(startedAt: number, endedAt: number): number {
  return Math.max(Math.floor((endedAt - startedAt) / MINUTE), 0);
}

/**
 * Whether the days or the hours of a cloud machine are used up (`has_expired`; section 4).
 *
 * @param now server time, ms since 1970, like `dueAt`
 */
export function cloudIsOver(
  { dueAt, minutesLeft }: { readonly dueAt: number; readonly minutesLeft: number },
  now: number,
): boolean {
  return dueAt <= now || minutesLeft <= 0;
}

/** What ends a session: its own limit, the hours that were paid for, or the days (section 9). */
export type CloudSessionLimit = 'session' | 'hours' | 'days';

/**
 * When a session is ended at the latest, and by what (section 9, "Session end estimate"): `max_hours_each_session` after
 * its start, or earlier when hours or days are used up. Of limits at the same moment the one that lasts is named: days, then
 * hours, then the session.
 *
 * @returns `at`: ms since 1970, never before the start
 */
export function cloudSessionEnd(session: {
  /** ms since 1970. */
  readonly startedAt: number;
  /** `max_hours_each_session`. */
  readonly maxHours: number;
  /** What was left when it started. */
  readonly minutesLeft: number;
  /** When its days are over, ms since 1970. */
  readonly dueAt: number;
}): { at: number; limit: CloudSessionLimit } {
  const { startedAt, maxHours, minutesLeft } = session;
  const dueAt = Math.max(session.dueAt, startedAt);
  const hoursAt = startedAt + minutesLeft * MINUTE;
  const limitAt = startedAt + maxHours * HOUR;
  const at = Math.min(dueAt, hoursAt, limitAt);
  if (at === dueAt) return { at, limit: 'days' };
  return { at, limit: at === hoursAt ? 'hours' : 'session' };
}
