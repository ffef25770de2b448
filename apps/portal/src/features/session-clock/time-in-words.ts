import { MINUTE } from '@tram/machines/rules';

/** Units of time in words. */
export interface ClockUnits {
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/**
 * What is left of a session in words: '1 giờ 12 phút'; the last minute is still a minute.
 * @param left ms
 */
export function leftInWords(left: number, units: ClockUnits): string {
  const whole = Math.max(Math.ceil(left / MINUTE), 1);
  const hours = Math.floor(whole / 60);
  const minutes = whole % 60;
  const parts = [
    ...(hours > 0 ? [`${hours} ${units.hour}`] : []),
    ...(minutes > 0 ? [`${minutes} ${units.minute}`] : []),
  ];
  return parts.join(' ');
}
