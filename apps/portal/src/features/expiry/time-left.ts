import { remainingTime } from '@tram/machines/rules';
import type { ExpiryWords } from './words.vi.ts';

/** What is left of a rental in two units: 'Còn 2 ngày 3 giờ', 'Còn 12 phút'. @param endsAt @param now ms of server time */
export function timeLeft(endsAt: number, now: number, words: ExpiryWords['left']): string {
  const { total, days, hours, minutes } = remainingTime(endsAt, now);
  if (total === 0) return words.over;
  const parts =
    days > 0
      ? [`${days} ${words.day}`, ...(hours > 0 ? [`${hours} ${words.hour}`] : [])]
      : [
          ...(hours > 0 ? [`${hours} ${words.hour}`] : []),
          // The last minute is still a minute.
          ...(minutes > 0 || hours === 0 ? [`${Math.max(minutes, 1)} ${words.minute}`] : []),
        ];
  return words.still(parts.join(' '));
}
