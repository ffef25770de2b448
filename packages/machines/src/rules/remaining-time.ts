import { RECHARGE_LIFETIME } from './limits.ts';
import { lowTime } from './low-time.ts';
import { DAY, HOUR, MINUTE, SECOND } from './time.ts';

/**
 * How urgent the end of a rental is: below its {@link lowTime} `low`, in the last 10 minutes of that `critical`, nothing left `over`
 * (section 9, remaining time; the thresholds are ours).
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

/** Below this the time left is `critical` where it is low, ms: ten minutes (section 9, remaining time; ours). */
const CRITICAL_TIME = 10 * MINUTE;

/**
 * The time left of a rental or a session (sections 4 and 9; "Sắp hết giờ").
 *
 * @param endsAt ms since 1970
 * @param now server time, ms since 1970
 * @param term its whole length, ms; `null` where that is not known
 */
export function remainingTime(endsAt: number, now: number, term: number | null): RemainingTime {
  const total = Math.max(endsAt - now, 0);
  return {
    total,
    days: Math.floor(total / DAY),
    hours: Math.floor((total % DAY) / HOUR),
    minutes: Math.floor((total % HOUR) / MINUTE),
    seconds: Math.floor((total % MINUTE) / SECOND),
    level: levelOf(total, lowTime(term)),
  };
}

/** A time left as it is said: days and hours, or hours and minutes (section 9, remaining time). */
export type SpokenTimeLeft = Pick<RemainingTime, 'days' | 'hours' | 'minutes'>;

/**
 * The time left until a moment as people say it (section 9, remaining time). From a day upwards in days and hours, to the nearest
 * hour: 30 days that were just paid for are 30 days, and not 29. Below a day in hours and minutes, and the last minute is still a
 * minute.
 *
 * @param endsAt ms since 1970
 * @param now server time, ms since 1970
 * @returns `null` when nothing is left
 */
export function spokenTimeLeft(endsAt: number, now: number): SpokenTimeLeft | null {
  const total = endsAt - now;
  if (!(total > 0)) return null;
  const minutes = Math.ceil(total / MINUTE);
  if (minutes < DAY / MINUTE) {
    return { days: 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  }
  const hours = Math.round(total / HOUR);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: 0 };
}

function levelOf(total: number, low: number): RemainingLevel {
  if (total <= 0) return 'over';
  if (total >= low) return 'normal';
  return total < CRITICAL_TIME ? 'critical' : 'low';
}

/** Minutes before the end at which a screen reader announces it once (section 9, remaining time; ours). */
const ANNOUNCED_MINUTES = [60, 10, 1] as const;

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

/**
 * A countdown as `mm:ss`, or `hh:mm:ss` from an hour upwards (section 2, "Recharge dialog").
 *
 * Seconds are rounded up, so that `00:00` appears at the end and not a second before it.
 *
 * @param remaining ms; below zero counts as zero
 */
export function formatCountdown(remaining: number): string {
  const seconds = Math.max(Math.ceil(remaining / SECOND), 0);
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (hours > 0) parts.unshift(hours);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The fixed scale under a time left (section 9), so that cards can be compared: `length` units make a full ruler. */
export interface RulerScale {
  unit: 'minute' | 'hour' | 'day';
  /** Units of the full ruler: 24 hours, 30 days, the hours of a session, 15 minutes. */
  length: number;
  /** The full ruler, ms. */
  duration: number;
}

/** Scale for a rented PC: 24 hours, or 30 days when more than 24 hours are left (section 9; ours). @param remaining ms */
export function rentalRuler(remaining: number): RulerScale {
  return remaining > DAY
    ? { unit: 'day', length: 30, duration: 30 * DAY }
    : { unit: 'hour', length: 24, duration: DAY };
}

/** Scale for a cloud session: its `max_hours_each_session` (section 9). */
export function sessionRuler(sessionHours: number): RulerScale {
  return { unit: 'hour', length: sessionHours, duration: sessionHours * HOUR };
}

/** Scale for a top-up: the 15 minutes that it waits (section 9). */
export function rechargeRuler(): RulerScale {
  return { unit: 'minute', length: RECHARGE_LIFETIME / MINUTE, duration: RECHARGE_LIFETIME };
}

/** How much of a ruler is filled, 0 to 1 (section 9, remaining time). @param remaining ms */
export function rulerFill(scale: RulerScale, remaining: number): number {
  if (scale.duration <= 0) return 0;
  return Math.min(Math.max(remaining / scale.duration, 0), 1);
}
