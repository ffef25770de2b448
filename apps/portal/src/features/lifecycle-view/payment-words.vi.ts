import type { LifecycleWords } from './lifecycle-words.ts';

/** The lifecycle of payments in words (`payment` of the machines), as a part of those that cost money. */
export const paymentLifecycle: Pick<LifecycleWords, 'states' | 'ways'> = {
  states: {
    'payment.idle': 'Không có khoản nào',
    'payment.sending': 'Đang gửi',
    'payment.unsure': 'Chưa có trả lời',
    'payment.checking': 'Đang xem lại đơn',
    'payment.unconfirmed': 'Chưa rõ kết quả',
    'payment.paid': 'Đã trả',
    'payment.refused': 'Bị từ chối',
  },
  ways: [
    ['payment.idle', 'payment.sending', 'bạn bấm thuê hoặc gia hạn'],
    ['payment.sending', 'payment.paid', 'máy chủ nhận'],
    ['payment.sending', 'payment.refused', 'máy chủ từ chối, không trừ tiền'],
    ['payment.sending', 'payment.unsure', 'trả lời bị mất'],
    ['payment.unsure', 'payment.sending', 'hỏi lại với cùng mã giao dịch'],
    ['payment.sending', 'payment.checking', 'trả lời bị mất, máy chủ không nhận mã giao dịch'],
    ['payment.checking', 'payment.paid', 'đơn đã được ghi nhận'],
    ['payment.checking', 'payment.unconfirmed', 'không thấy đơn nào thay đổi'],
    ['payment.unconfirmed', 'payment.sending', 'bạn thanh toán lại'],
    ['payment.paid', 'payment.sending', 'bạn bấm gia hạn'],
    ['payment.refused', 'payment.sending', 'bạn thử lại'],
  ],
};
