import type { CloudSessionLimit } from '@tram/machines/rules';
import { defineWords } from '../../app/words.ts';

const limits: Readonly<Record<CloudSessionLimit, string>> = {
  session: 'hết giới hạn của một phiên',
  hours: 'hết giờ dùng đã mua',
  days: 'hết hạn dùng',
};

/** Words of the clock that runs with a cloud machine (specification, section 9; art direction, section 10). */
export const sessionClockWords = defineWords('features/session-clock/words', {
  time: { day: 'ngày', hour: 'giờ', minute: 'phút' },
  limits,
  mark: {
    label: 'Máy cloud đang chạy',
    running: (count: number) => `${count} máy cloud đang chạy`,
    /** An estimate: hours and days may end it sooner. @param left '1 giờ 12 phút', of the session that ends first */
    left: (left: string) => `phiên còn khoảng ${left}`,
    firstLeft: (left: string) => `phiên sớm nhất còn khoảng ${left}`,
    dot: 'Có máy cloud đang chạy',
  },
  warning: {
    /** @param name of the machine @param time HH:mm */
    title: (name: string, time: string) => `Máy cloud “${name}” dự kiến tắt lúc ${time}`,
    /** @param at when this is said, HH:mm @param left '12 phút' @param why one of `limits` */
    detail: (at: string, left: string, why: string) =>
      `Lúc ${at} phiên còn ${left}, sau đó ${why} và máy tự tắt. Hãy lưu việc đang làm trong máy.`,
    look: 'Xem máy',
    extend: 'Gia hạn',
  },
});
