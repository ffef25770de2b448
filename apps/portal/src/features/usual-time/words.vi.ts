import { defineWords } from '../../app/words.ts';

/** How long a wait usually takes, in words (art direction, section 10). */
export const usualTimeWords = defineWords('features/usual-time/words', {
  second: 'giây',
  minute: 'phút',
  hour: 'giờ',
  /** @param time '2 phút', an estimate @param times how often it was seen */
  usual: (time: string, times: number) =>
    `thường mất khoảng ${time}, theo ${times} lần gần đây của bạn`,
  /** @param least how often it has to be seen */
  unknown: (least: number) => `chưa biết thường mất bao lâu, cần ít nhất ${least} lần`,
  longer: 'lâu hơn thường lệ',
});

export type UsualTimeWords = (typeof usualTimeWords)['vi'];
