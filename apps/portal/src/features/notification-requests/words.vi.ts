import { defineWords } from '../../app/words.ts';

/** Words of the notifications that a customer asks for. Art direction, section 10. */
export const notifyWords = defineWords('features/notification-requests/words', {
  ask: {
    pc: 'Báo cho tôi khi máy sẵn sàng',
    package: 'Báo cho tôi khi có máy trống',
    vps: 'Báo cho tôi khi có máy trống',
    cloud: 'Báo cho tôi khi có máy trống',
    recharge: 'Báo cho tôi khi tiền về',
    ends: 'Báo cho tôi khi máy sắp hết giờ',
  },
  stop: 'Ngừng báo',
  asked: {
    pc: 'Sẽ báo khi máy sẵn sàng',
    package: 'Sẽ báo khi có máy trống',
    vps: 'Sẽ báo khi có máy trống',
    cloud: 'Sẽ báo khi có máy trống',
    recharge: 'Sẽ báo khi tiền về',
    ends: 'Sẽ báo khi máy sắp hết giờ',
  },
  askedDetail: 'Giữ tab này mở, bạn có thể sang tab hoặc ứng dụng khác.',
  denied: 'Trình duyệt đang chặn thông báo của trang này',
  deniedDetail:
    'Bấm biểu tượng bên trái thanh địa chỉ, mở phần quyền, cho phép Thông báo, rồi bấm lại nút này.',
  unanswered: 'Chưa bật thông báo',
  unansweredDetail: 'Bấm lại nút này và chọn Cho phép khi trình duyệt hỏi.',
  unsupported: 'Trình duyệt này không hiện được thông báo',
  unsupportedDetail: 'Giữ trang này mở, kết quả hiện ngay tại đây.',
  outcomes: {
    pc: 'PC bạn chờ đã sẵn sàng',
    pcBody: (product: string) => `Mở ${product} để kết nối.`,
    pcFailed: 'PC bạn chờ chưa tạo được',
    package: (offer: string) => `Gói ${offer} đang có máy trống`,
    packageBody: 'Máy trống có thể được người khác thuê trước.',
    recharge: 'Tiền nạp đã vào số dư',
    open: (product: string) => `Mở ${product} để xem.`,
  },
});

export type NotifyWords = (typeof notifyWords)['vi'];
