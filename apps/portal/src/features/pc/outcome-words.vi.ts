import { defineWords } from '../../app/words.ts';

/** What is said when something that was asked of a PC has ended. Specification, sections 4 and 8; art direction, section 10. */
export const pcOutcomeWords = defineWords('features/pc/outcome-words', {
  /** Specification, section 4. @param name of the PC */
  booting: (name: string) => `Image: ${name} đang được boot`,
  extended: 'Gia hạn thành công',
  deleted: 'Xóa thành công',
  /** Specification, section 8. */
  reconnected: "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'",
  reset: 'Đã gửi lệnh reset máy',
  woken: 'Đã gửi lệnh bật nguồn',
  downloaded: (name: string) => `Đã tải file Remote Desktop của ${name}`,
  ready: 'Máy đã sẵn sàng',
  /** Whether it was paid back is the server's to say. */
  notMade: 'Tạo máy không thành công. Nếu tiền thuê chưa về số dư, bạn liên hệ hỗ trợ',
  about: (name: string) => `Máy “${name}”`,
});
