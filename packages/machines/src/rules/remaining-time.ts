import { DAY, HOUR, MINUTE, SECOND } from './duration.ts';

/**
 * How urgent the end of a rental is: under 60 minutes `low`, under 10 `critical`, nothing left `over` (section 9, remaining
 * time; the thresholds are ours).
 */
export type RemainingLevel = 'normal' | 'low' | 'critical' | 'over';

/** The time left until a moment, split for words: "5 giờ 12 phút" (section 9, remaining time). */
export interface RemainingTime {
  /** What is left, ms, never negative. */
  total: number;
  days: number;
  /** Hours of the last day, 0–23. */
  hours: number;
  /** Minutes of the last hour, 0–59. */
  minutes: number;
  /** Seconds of the last minute, 0–59. */
  seconds: number;
  level: RemainingLevel;
}

/** Below this the time left is `low`, ms: an hour (section 9, remaining time; ours). */
export const LOW_TIME = 60 * MINUTE;
/** Below this the time left is `critical`, ms: ten minutes (section 9, remaining time; ours). */
export const CRITICAL_TIME = 10 * MINUTE;

/**
 * The time left of a rental or a session (sections 4 and 9; thresholds of 60 and 10 minutes: "Sắp hết giờ").
 *
 * @param endsAt ms since 1970
 * @param now server time, ms since 1970
 */
export function remainingTime(endsAt: number, now: number): RemainingTime {
  const total = Math.max(endsAt - now, 0);
  return {
    total,
    days: Math.floor(total / DAY),
    hours: Math.floor((total % DAY) / HOUR),
    minutes: Math.floor((total % HOUR) / MINUTE),
    seconds: Math.floor((total % MINUTE) / SECOND),
    level: levelOf(total),
  };
}

function levelOf(total: number): RemainingLevel {
  if (total <= 0) return 'over';
  if (total < CRITICAL_TIME) return 'critical';
  return total < LOW_TIME ? 'low' : 'normal';
}

/** Minutes before the end at which a screen reader is told once (section 9, remaining time; ours). */
export const ANNOUNCED_MINUTES = [60, 10, 1] as const;

/**
 * Which announcement is due, in minutes, when the time left has gone from `before` to `after` (ms), or `null` (section 9,
 * remaining time; the announcements are ours).
 *
 * After a sleep several are crossed at once: only the latest is said.
 */
export function announcementDue(before: number, after: number): 60 | 10 | 1 | null {
  const crossed = ANNOUNCED_MINUTES.filter(
    (minutes) => before > minutes * MINUTE && after <= minutes * MINUTE,
  );
  return crossed.at(-1) ?? null;
}
