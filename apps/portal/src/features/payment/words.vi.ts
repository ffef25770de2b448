import type { PaymentFinding } from '@tram/machines/payment';
import { defineWords } from '../../app/words.ts';

/**
 * What every dialog that pays says (specification, sections 1, 2 and 9; art direction, sections 5 and 10), and what is said of a
 * payment whose answer is not there (decision record 0010).
 */
export const paymentWords = defineWords('features/payment/words', {
  dialog: {
    discount: (percent: number) => `Giảm giá tài khoản ${percent}%`,
    balance: { rent: 'Số dư sau khi thuê', extend: 'Số dư sau khi gia hạn' },
    noRefund: 'Không hoàn tiền sau khi đã thuê máy.',
    terms: 'Vi phạm điều khoản, tài khoản bị khóa vĩnh viễn.',
    missing: {
      lead: (amount: string) => `Số dư thiếu ${amount}.`,
      /** @param wanted '7 ngày', or null @param affordable '6 ngày', or null */
      detail(wanted: string | null, affordable: string | null) {
        if (wanted === null) return 'Nạp thêm rồi quay lại đây, bạn không phải chọn lại.';
        if (affordable === null) return `Nạp thêm để thuê ${wanted}.`;
        return `Nạp thêm để thuê ${wanted}, hoặc giảm còn ${affordable}.`;
      },
      /** @param affordable '6 ngày' */
      reduce: (affordable: string) => `Giảm còn ${affordable}`,
      topUp: (amount: string) => `Nạp ${amount}`,
    },
    sending: 'Đang gửi…',
    cancel: 'Hủy',
    close: 'Đóng',
  },
  priceChange: {
    /** @param from what was confirmed, with its unit @param to what it costs now */
    lead: (from: string, to: string) => `Giá vừa đổi: ${from} → ${to}`,
    nothingCharged: 'Chúng tôi chưa trừ tiền',
    confirm: 'Nếu đồng ý với giá mới, bạn bấm nút bên dưới.',
  },
  /** On a card whose dialog was closed before the answer came. @param sum with its unit, or null */
  awaited: (sum: string | null) =>
    sum === null ? 'Đang chờ kết quả thanh toán' : `Đang chờ kết quả ${sum}`,
  /** @param sum with its unit */
  charged: (sum: string) => `Đã trừ ${sum}`,
  unsure: {
    lead: 'Chưa nhận được trả lời của máy chủ.',
    detail: 'Chúng tôi đang hỏi lại với cùng một mã giao dịch, bạn không bị trừ tiền hai lần.',
    ask: 'Hỏi lại ngay',
  },
  checking: {
    lead: 'Chưa nhận được trả lời của máy chủ.',
    detail: 'Chúng tôi đang xem lại đơn và số dư để biết kết quả. Không có gì được gửi thêm.',
    ask: 'Xem lại ngay',
  },
  unconfirmed: {
    /** @param order what was paid for, or null */
    lead: (order: string | null) =>
      order === null
        ? 'Chưa rõ lần thanh toán trước có thành công không.'
        : `Chưa rõ lần thanh toán trước (${order}) có thành công không.`,
    findings: {
      unchanged:
        'Chúng tôi không thấy đơn nào thay đổi và số dư vẫn như trước. Thanh toán lại sẽ là một lần mới.',
      'balance-lower':
        'Số dư đã giảm nhưng chưa thấy đơn nào thay đổi. Bạn đợi ít phút hoặc liên hệ hỗ trợ trước khi thanh toán lại.',
      unreadable:
        'Chúng tôi chưa xem được đơn và số dư. Bạn kiểm tra danh sách đơn trước khi thanh toán lại.',
      'price-changed':
        'Giá đã đổi so với lúc bạn xác nhận nên chúng tôi không gửi lại. Bạn kiểm tra đơn và số dư trước khi thanh toán lại theo giá mới.',
    } satisfies Record<PaymentFinding, string>,
    told: 'Chưa rõ kết quả thanh toán, bạn kiểm tra đơn và số dư trước khi thử lại',
  },
  /** In place of a dialog that pays, where the backend does not say the price. */
  unknownPrice: {
    lead: 'Chưa có giá của gói này.',
    detail: 'Bạn chưa thanh toán được lúc này. Hãy tải lại trang sau ít phút hoặc liên hệ hỗ trợ.',
  },
});
