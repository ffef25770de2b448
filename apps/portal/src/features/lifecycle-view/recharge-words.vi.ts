import { defineWords } from '../../app/words.ts';
import type { LifecycleWords } from './lifecycle-words.ts';

/** The lifecycle of a top-up in words (`recharge-qr` of the machines). */
export const rechargeLifecycleWords = defineWords<LifecycleWords>(
  'features/lifecycle-view/recharge-words',
  {
    parts: {},
    states: {
      editing: 'Nhập số tiền',
      creating: 'Đang tạo mã QR',
      unsure: 'Chưa có trả lời',
      failed: 'Chưa tạo được',
      resuming: 'Đang mở lại',
      awaiting: 'Chờ chuyển khoản',
      cancelling: 'Đang hủy',
      checking: 'Đang kiểm tra',
      paid: 'Thành công',
      expired: 'Hết thời gian',
      cancelled: 'Đã hủy',
    },
    now: {
      awaiting: 'Chúng tôi đang chờ ngân hàng báo tiền đến. Bạn có thể rời trang này.',
      paid: 'Tiền đã được cộng vào số dư.',
      expired: 'Mã QR đã hết hạn. Tiền đến muộn vẫn được cộng vào số dư.',
      cancelled: 'Bạn đã hủy. Nếu đã lỡ chuyển khoản, tiền đến vẫn được cộng vào số dư.',
    },
    ways: [
      ['editing', 'creating', 'bạn gửi số tiền và ngân hàng'],
      ['creating', 'awaiting', 'máy chủ tạo mã QR'],
      ['creating', 'failed', 'máy chủ từ chối'],
      ['creating', 'unsure', 'trả lời bị mất'],
      ['unsure', 'creating', 'hỏi lại với cùng mã giao dịch'],
      ['failed', 'creating', 'bạn gửi lại'],
      ['resuming', 'awaiting', 'tải được giao dịch nạp'],
      ['awaiting', 'paid', 'ngân hàng báo tiền đến'],
      ['awaiting', 'checking', 'hết 15 phút'],
      ['awaiting', 'cancelling', 'bạn hủy giao dịch'],
      ['cancelling', 'cancelled', 'máy chủ đã hủy'],
      ['cancelling', 'checking', 'máy chủ chưa hủy được'],
      ['checking', 'paid', 'tiền đã đến'],
      ['checking', 'expired', 'tiền chưa đến'],
      ['expired', 'paid', 'tiền đến muộn'],
      ['expired', 'editing', 'bạn nạp lại'],
      ['cancelled', 'paid', 'tiền đến muộn'],
      ['cancelled', 'editing', 'bạn nạp lại'],
    ],
  },
);
