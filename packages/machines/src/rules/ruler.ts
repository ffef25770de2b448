import { DAY, HOUR, MINUTE } from './duration.ts';
import { RECHARGE_LIFETIME } from './limits.ts';

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
