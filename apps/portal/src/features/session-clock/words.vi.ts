import { defineWords } from '../../app/words.ts';

/** Words of the clock that runs with a cloud machine (specification, section 9; art direction, section 10). */
export const sessionClockWords = defineWords('features/session-clock/words', {
  time: { day: 'ngày', hour: 'giờ', minute: 'phút' },
  mark: {
    label: 'Máy cloud đang chạy',
    running: (count: number) => `${count} máy cloud đang chạy`,
    /** An estimate: hours and days may end it sooner. @param left '1 giờ 12 phút', of the session that ends first */
    left: (left: string) => `phiên còn khoảng ${left}`,
    firstLeft: (left: string) => `phiên sớm nhất còn khoảng ${left}`,
    dot: 'Có máy cloud đang chạy',
  },
});
