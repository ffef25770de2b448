import type { cloudWords } from './words.vi.ts';

/** Units of time in words. */
export type TimeWords = (typeof cloudWords)['vi']['time'];

/** Minutes of a cloud machine's hours in words: '41 giờ 20 phút', '12 giờ', '5 phút'. */
export function minutesInWords(minutes: number, words: TimeWords): string {
  const whole = Math.floor(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 || rest === 0 ? [`${hours} ${words.hour}`] : []),
    ...(rest > 0 ? [`${rest} ${words.minute}`] : []),
  ];
  return parts.join(' ');
}
