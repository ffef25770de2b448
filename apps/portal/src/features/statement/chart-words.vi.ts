import { defineWords } from '../../app/words.ts';

/** Words of the pictures of a statement. */
export const statementChartWords = defineWords('features/statement/chart-words', {
  /** Short sums beside an axis. @param number '1,5' */
  units: {
    thousand: (number: string) => `${number} nghìn`,
    million: (number: string) => `${number} tr`,
    billion: (number: string) => `${number} tỷ`,
  },
  currency: 'VNĐ',
  spending: {
    title: 'Chi tiêu theo tháng',
    axis: 'Tháng',
    kinds: { pc: 'PC', vps: 'VPS', cloud: 'Cloud', other: 'Không có trong dữ liệu' },
    total: 'Tổng',
    refunded: 'Được hoàn',
    /** @param months how many @param total with its unit @param month 'Tháng 10/2026' @param most with its unit */
    summary: (months: number, total: string, month: string, most: string) =>
      `${months} tháng, tổng cộng ${total}. Nhiều nhất: ${month}, ${most}.`,
    note: 'Tiền thuê và gia hạn của mỗi tháng, đúng như các dòng của sao kê.',
    refundedNote: 'Tiền được hoàn không trừ vào đây.',
    /** @param months how many are shown */
    newest: (months: number) =>
      `Hình có ${months} tháng gần nhất; các tháng trước có trong danh sách.`,
    empty: 'Chưa có khoản chi nào. Tiền thuê và gia hạn của mỗi tháng sẽ hiện ở đây.',
  },
});
