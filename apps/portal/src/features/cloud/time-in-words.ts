import { DAY } from '@tram/machines/rules';
import { timeLeftInWords } from '../server-time/time-left.ts';
import type { cloudWords } from './words.vi.ts';

export type TimeWords = (typeof cloudWords)['vi']['time'];

/** Minutes of a cloud machine's hours in words: '41 giờ 20 phút', '12 giờ', '5 phút'. */
export function minutesInWords(minutes: number, words: Pick<TimeWords, 'hour' | 'minute'>): string {
  const whole = Math.floor(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 || rest === 0 ? [`${hours} ${words.hour}`] : []),
    ...(rest > 0 ? [`${rest} ${words.minute}`] : []),
  ];
  return parts.join(' ');
}

/** How long the days of a cloud machine still go. */
export interface DaysLeft {
  /** '12 ngày 4 giờ', in the last day '7 giờ 5 phút'; null when they are over. */
  readonly text: string | null;
  /** Days and parts of a day, for the bar. */
  readonly days: number;
  /** Less than two days: the customer should know. */
  readonly isLow: boolean;
}

/** @param dueAt when they are over, ms of server time @param now ms of server time */
export function daysLeft(dueAt: number, now: number, words: TimeWords): DaysLeft {
  const left = Math.max(dueAt - now, 0);
  return {
    text: timeLeftInWords(dueAt, now, words),
    days: left / DAY,
    isLow: left < 2 * DAY,
  };
}
