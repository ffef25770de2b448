import type { PaymentFinding } from '@tram/machines/payment';
import { defineWords } from '../../app/words.ts';

/** What is said of a payment whose answer is not there. Decision record 0010. */
export const paymentWords = defineWords('features/payment/words', {
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
    } satisfies Record<PaymentFinding, string>,
    /** A toast. */
    told: 'Chưa rõ kết quả thanh toán, bạn kiểm tra đơn và số dư trước khi thử lại',
  },
});
