import { defineWords } from '../../app/words.ts';

/** Words of the five states that every screen inside shares. An empty list's own words are the kit's ('Không có dữ liệu'). */
export const queryBoundaryWords = defineWords('features/query-boundary/words', {
  reload: 'Tải lại',
  /** @param time of the last answer: 14:25 */
  readAt: (time: string) => `Cập nhật lúc ${time}`,
  /** @param time of the last answer: 14:25 */
  stale: (time: string) => `Mất kết nối, cập nhật lúc ${time}.`,
  /** Without a network: what is shown was read then. @param time of the last answer: 14:25 */
  offline: (time: string) => `Không có mạng. Danh sách lúc ${time}.`,
  unaffected: 'Các máy bạn đang thuê vẫn chạy bình thường.',
  staleHint: 'Số liệu bên dưới có thể đã cũ.',
  loading: 'Đang tải…',
});
