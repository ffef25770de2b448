import { defineWords } from '../../app/words.ts';

/** Words of the five faces that every screen inside shares. */
export const faceWords = defineWords({
  /** Specification, section 8: empty lists. */
  empty: 'Không có dữ liệu',
  /** What a failed list calls itself where its screen gives no better words. */
  failed: 'Chưa tải được danh sách',
  /** By kind of error: what happened. What is unaffected is the screen's to say. */
  reason: {
    network: 'Kết nối bị ngắt.',
    timeout: 'Máy chủ trả lời quá lâu.',
  },
  reload: 'Tải lại',
  /** @param time HH:mm:ss of the last answer */
  stale: (time: string) => `Mất kết nối, cập nhật lúc ${time}.`,
  staleHint: 'Số liệu bên dưới có thể đã cũ.',
  loading: 'Đang tải…',
});
