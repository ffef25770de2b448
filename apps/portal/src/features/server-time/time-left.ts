import { spokenTimeLeft } from '@tram/machines/rules';

/** Names of the units, after a number. */
export interface TimeUnits {
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/**
 * The time left until a moment in two units: '2 ngày 3 giờ', '5 giờ 12 phút', '30 ngày'; null when nothing is left.
 * @param endsAt ms of server time @param now ms of server time
 */
export function timeLeftInWords(endsAt: number, now: number, units: TimeUnits): string | null {
  const left = spokenTimeLeft(endsAt, now);
  if (left === null) return null;
  const parts: readonly (readonly [number, string])[] = [
    [left.days, units.day],
    [left.hours, units.hour],
    [left.minutes, units.minute],
  ];
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}
