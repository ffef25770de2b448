import { defineWords } from '../../app/words.ts';

/** Words of the picture of a cloud machine's hours. */
export const cloudHoursWords = defineWords('features/cloud-history/hours-words', {
  title: 'Giờ dùng theo ngày',
  axis: 'Ngày',
  used: 'Đã dùng',
  running: 'Phiên đang chạy',
  left: 'Còn lại sau ngày',
  /** What a copy counts in. */
  minutes: 'phút',
  /** Beside the axis. @param number '1,5' */
  hours: (number: string) => `${number} giờ`,
  /** @param days how many @param total '12 giờ 5 phút' @param day DD/MM/YYYY @param most '3 giờ' */
  summary: (days: number, total: string, day: string, most: string) =>
    `${days} ngày gần nhất chạy ${total}. Nhiều nhất: ${day}, ${most}.`,
  /** @param days how many */
  unused: (days: number) => `${days} ngày gần nhất máy không chạy.`,
  remaining: 'Giờ dùng còn lại',
  /** @param hours in all */
  ofHours: (hours: number) => ` / ${hours} giờ`,
  /** While it runs. @param hours in all */
  estimated: (hours: number) => ` / ${hours} giờ, ước tính`,
  note: 'Phiên qua nửa đêm được chia cho từng ngày.',
  runningNote: 'Phiên đang chạy được trừ vào giờ dùng khi máy tắt.',
  extendedNote: 'Máy đã được gia hạn nên không biết còn bao nhiêu giờ sau từng ngày.',
  unread: 'Chưa tải hết các phiên của máy; các ngày cũ có thể thiếu.',
  loading: 'Đang tải các phiên của máy…',
  failed: 'Chưa tải được các phiên của máy',
});
