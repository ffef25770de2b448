import { defineWords } from '../../app/words.ts';

/** Words of the five faces that every screen inside shares. An empty list's own words are the kit's ('Không có dữ liệu'). */
export const faceWords = defineWords({
  /** What happened, where there was no answer to say it. */
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
