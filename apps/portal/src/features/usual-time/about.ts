import { HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import type { UsualTimeWords } from './words.vi.ts';

/**
 * A duration as one says it of something usual: '40 giây', '2 phút', '1 giờ 10 phút'. Rounded, never to nothing.
 * @param time ms
 */
export function aboutInWords(time: number, words: UsualTimeWords): string {
  if (time < 90 * SECOND) {
    const tens = Math.max(Math.round(time / (10 * SECOND)), 1) * 10;
    return tens === 60 ? `1 ${words.minute}` : `${tens} ${words.second}`;
  }
  const minutes = Math.round(time / MINUTE);
  if (minutes < 60) return `${minutes} ${words.minute}`;
  const hours = Math.floor(minutes / (HOUR / MINUTE));
  const rest = minutes % 60;
  return rest === 0 ? `${hours} ${words.hour}` : `${hours} ${words.hour} ${rest} ${words.minute}`;
}
