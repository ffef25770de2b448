import { defineWords } from '../../app/words.ts';

const vietnamese = {
  /** @param name of the machine */
  title: (name: string) => `Lịch sử của “${name}”`,
  subtitle: 'Các lần bật và tắt máy, mới nhất trước.',
  table: 'Các phiên đã chạy',
  columns: { start: 'Bật lúc', shutdown: 'Tắt lúc', duration: 'Thời lượng' },
  /** The session goes on. */
  running: 'Đang chạy',
  underMinute: 'Dưới 1 phút',
  wholePage: 'Mở trang lịch sử',
  empty: 'Máy chưa chạy phiên nào. Mỗi lần bật máy hiện ở đây.',
  failed: {
    title: 'Chưa tải được lịch sử',
    unaffected: 'Các máy bạn đang thuê vẫn chạy bình thường.',
  },
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** Words of the sessions of a cloud machine. Specification, section 2: start, shutdown, duration. */
export const cloudHistoryWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
