import { defineWords } from '../../app/words.ts';
import type { LifecycleWords } from './lifecycle-words.ts';
import { paymentLifecycle } from './payment-words.vi.ts';

/** The lifecycle of a PC in words (`pc-image` of the machines). */
export const pcLifecycleWords = defineWords<LifecycleWords>('features/lifecycle-view/pc-words', {
  parts: { status: 'Máy', payment: 'Thanh toán', operation: 'Thao tác' },
  states: {
    'status.notRented': 'Chưa thuê',
    'status.waiting': 'Chờ tạo máy',
    'status.ready': 'Sẵn sàng',
    'status.ending': 'Hết giờ, đang kiểm tra',
    'status.unknown': 'Trạng thái chưa rõ',
    'status.gone': 'Đã xóa',
    ...paymentLifecycle.states,
    'operation.idle': 'Không có thao tác nào',
    'operation.running': 'Đang làm',
    'operation.done': 'Đã xong',
    'operation.refused': 'Không làm được',
  },
  now: {
    'status.notRented': 'Máy chưa được thuê và chưa tính tiền.',
    'status.waiting':
      'Nhà cung cấp đang cài Windows và cấp đường truyền. Bạn có thể rời trang này.',
    'status.ready': 'Bạn dùng được máy cho đến khi hết giờ đã thuê.',
    'status.ending': 'Giờ thuê đã hết, trang đang hỏi máy chủ.',
    'status.unknown': 'Máy chủ báo một trạng thái mà trang này chưa biết.',
    'status.gone': 'Máy không còn trong danh sách của bạn.',
  },
  ways: [
    ['status.notRented', 'status.waiting', 'bạn thuê máy và trả tiền'],
    ['status.notRented', 'status.gone', 'bạn xóa máy'],
    ['status.waiting', 'status.ready', 'máy tạo xong, giờ thuê bắt đầu tính'],
    ['status.waiting', 'status.notRented', 'không tạo được máy, tiền về lại số dư'],
    ['status.ready', 'status.ending', 'hết giờ đã thuê'],
    ['status.ending', 'status.notRented', 'máy chủ xác nhận hết giờ'],
    ['status.ending', 'status.ready', 'máy chủ ghi nhận gia hạn'],
    ['status.unknown', 'status.ready', 'máy chủ báo máy sẵn sàng'],
    ...paymentLifecycle.ways,
    ['operation.idle', 'operation.running', 'bạn bấm một thao tác'],
    ['operation.running', 'operation.done', 'máy chủ làm xong'],
    ['operation.running', 'operation.refused', 'máy chủ không làm được'],
    ['operation.done', 'operation.running', 'bạn bấm thao tác khác'],
    ['operation.refused', 'operation.running', 'bạn thử lại'],
  ],
});
