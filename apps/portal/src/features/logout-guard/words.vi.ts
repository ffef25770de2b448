import { defineWords } from '../../app/words.ts';

/** Words of the question before a logout while something is going on (art direction, section 10). */
export const leavingWords = defineWords('features/logout-guard/words', {
  time: { day: 'ngày', hour: 'giờ', minute: 'phút' },
  title: 'Đăng xuất bây giờ?',
  /** @param time HH:mm when it was asked */
  lead: (time: string) => `Theo máy chủ, lúc ${time} những việc sau vẫn đang diễn ra:`,
  list: 'Đang diễn ra',
  cloud: {
    title: (name: string) => `Máy cloud “${name}” vẫn chạy`,
    /** @param left '41 giờ 20 phút', an estimate */
    hours: (left: string) => `Giờ dùng vẫn trừ khi bạn rời đi, ước tính còn ${left}.`,
    /** @param time HH:mm, an estimate */
    ends: (time: string) => `Phiên dự kiến tự tắt lúc ${time}.`,
  },
  starting: {
    title: (name: string) => `Máy cloud “${name}” đang khởi động`,
    /** @param most '8 giờ' @param left '41 giờ 20 phút' */
    hours: (most: string, left: string) =>
      `Chưa trừ giờ dùng. Khi máy chạy, phiên này dùng tối đa ${most} trong ${left} còn lại, kể cả khi bạn đã rời đi.`,
    cannotShutDown: 'Máy đang khởi động thì chưa tắt được.',
  },
  upload: {
    title: 'Ảnh giấy tờ đang tải lên',
    text: 'Đăng xuất thì phải gửi lại từ đầu.',
  },
  payment: {
    title: 'Một khoản thanh toán chưa có trả lời',
    text: 'Máy chủ vẫn xử lý và chỉ trừ tiền một lần. Bạn xem kết quả khi đăng nhập lại.',
  },
  transfer: {
    title: (money: string) => `Giao dịch nạp ${money} đang chờ chuyển khoản`,
    text: 'Bạn có thể rời đi. Tiền đến sẽ được cộng vào số dư.',
  },
  stay: 'Ở lại',
  shutDown: 'Tắt máy rồi đăng xuất',
  shuttingDown: 'Đang tắt máy…',
  logOut: 'Đăng xuất',
  failed: (name: string) => `Chưa tắt được “${name}”.`,
  failedHint: 'Máy vẫn chạy. Bạn thử lại hoặc tắt máy ở trang Cloud.',
});

export type LeavingWords = (typeof leavingWords)['vi'];
