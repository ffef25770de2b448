/** Units that a ruler counts in. */
export type TimeUnit = 'day' | 'hour' | 'minute' | 'second';

/** Length of a unit in ms. A day is 24 hours. */
export const unitLength = {
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
} as const satisfies Readonly<Record<TimeUnit, number>>;

/** A fixed scale, so that the rulers of several machines can be compared by eye (art direction, section 5). */
export interface RulerScale {
  readonly unit: TimeUnit;
  /** Units from one end to the other. */
  readonly length: number;
  /** Units between two numerals; divides the length. */
  readonly major: number;
  /** Units between two ticks. */
  readonly minor: number;
}

/** A rented PC with a day or less to go: 24 giờ. */
export const dayScale: RulerScale = { unit: 'hour', length: 24, major: 6, minor: 1 };

/** A rented PC with more than a day to go: 30 ngày. */
export const monthScale: RulerScale = { unit: 'day', length: 30, major: 10, minor: 1 };

/** A recharge waiting for its transfer: 15 phút. */
export const rechargeScale: RulerScale = { unit: 'minute', length: 15, major: 5, minor: 1 };

/** The scale of a rented PC: 24 hours, or 30 days when more than a day is left. `remaining` in ms. */
export function rentalScale(remaining: number): RulerScale {
  return remaining > unitLength.day ? monthScale : dayScale;
}

/** The scale of a cloud session that may last `hours`: about four numerals, at whole hours that divide it. */
export function sessionScale(hours: number): RulerScale {
  const steps = Array.from({ length: Math.max(1, Math.floor(hours)) }, (_, index) => index + 1);
  const major = steps
    .filter((step) => hours % step === 0)
    .reduce((best, step) => (offFour(hours, step) < offFour(hours, best) ? step : best), hours);
  return { unit: 'hour', length: hours, major, minor: Math.min(1, hours) };
}

/** How far a step is from parting the length into four. */
function offFour(length: number, step: number): number {
  return Math.abs(length / step - 4);
}

/** A span of ms in units of the scale, kept on the scale. */
export function onScale(scale: RulerScale, span: number): number {
  return Math.min(scale.length, Math.max(0, span / unitLength[scale.unit]));
}
