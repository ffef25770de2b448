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
  balance: {
    title: 'Số dư',
    axis: 'Thời gian',
    estimate: 'Ước tính',
    now: 'Hiện tại',
    /** @param moment '16:27 20/11/2026' */
    readAt: (moment: string) => `Hiện tại, ${moment}`,
    span: 'Khoảng thời gian',
    spans: { 7: '7 ngày', 30: '30 ngày', 90: '90 ngày', 365: '12 tháng' },
    /** @param balance with its unit */
    present: (balance: string) => `Số dư hiện tại ${balance}.`,
    /** @param moment '16:27 20/11/2026' @param left with its unit */
    kept: (moment: string, left: string) =>
      `Ước tính giữ được mọi máy đến ${moment}, khi đó còn ${left}.`,
    beyond: 'Ước tính giữ được mọi máy hơn một năm.',
    /** What the dashed line ahead is. */
    aheadNote:
      'Nét đứt từ hiện tại là ước tính: mỗi máy được gia hạn một lần khi sắp hết, theo giá hiện nay, cho đến khi số dư không giữ được tất cả. Không máy nào tự gia hạn.',
    /** What the dashed line behind is. */
    pastNote: 'Nét đứt trước đó: quanh đó có khoản không rõ thời điểm.',
    loading: 'Đang xem các máy bạn đang thuê để ước tính…',
    unread: {
      lead: 'Chưa tải được đủ các máy bạn đang thuê.',
      rest: 'Vì vậy không có phần ước tính. Số dư đã qua không bị ảnh hưởng.',
      reload: 'Tải lại các máy',
    },
  },
});
