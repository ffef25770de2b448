import { defineWords } from '../../app/words.ts';

/** Words of the sessions of a cloud machine. Specification, section 2: start, shutdown, duration. */
export const cloudHistoryWords = defineWords('features/cloud-history/words', {
  title: (name: string) => `Lịch sử của “${name}”`,
  subtitle: 'Các lần bật và tắt máy, mới nhất trước.',
  /** The panel of the picture. */
  pictures: 'Giờ đã dùng',
  table: 'Các phiên đã chạy',
  columns: { start: 'Bật lúc', shutdown: 'Tắt lúc', duration: 'Thời lượng' },
  /** The session goes on. */
  running: 'Đang chạy',
  underMinute: 'Dưới 1 phút',
  wholePage: 'Mở trang lịch sử',
  empty: 'Máy chưa chạy phiên nào. Mỗi lần bật máy hiện ở đây.',
  failed: 'Chưa tải được lịch sử',
});
