import { inSentence } from './in-sentence.ts';
import type { KitWords } from './KitWords.ts';

/** The kit's words in Vietnamese: the default of `useKitWords()`. */
export const vietnameseWords: KitWords = {
  button: { sending: 'Đang gửi…' },
  field: { optional: 'không bắt buộc' },
  passwordField: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
  moneyField: { unit: 'VNĐ', usualAmounts: 'Số tiền hay dùng' },
  numberStepper: {
    decrease: (label) => `Giảm ${inSentence(label)}`,
    increase: (label) => `Tăng ${inSentence(label)}`,
    usualValues: 'Giá trị hay dùng',
  },
  searchField: { clear: 'Xóa nội dung tìm' },
  dialog: { close: 'Đóng' },
  confirmDialog: { cancel: 'Hủy' },
  menu: { close: 'Đóng' },
  toast: {
    region: 'Thông báo',
    close: 'Đóng thông báo',
    valid: 'Thành công:',
    warn: 'Lưu ý:',
    inValid: 'Lỗi:',
  },
  loading: { label: 'Đang tải…' },
  time: { day: 'ngày', hour: 'giờ', minute: 'phút', second: 'giây' },
  money: { unit: 'VNĐ' },
  price: { original: 'giá gốc', discount: (percent) => `Giảm ${percent}%` },
  countdown: {
    endingSoon: 'Sắp hết giờ',
    left: (subject, minutes) => `${subject}: còn ${minutes} phút`,
  },
  copy: {
    copy: 'Sao chép',
    copyNamed: (label) => `Sao chép ${inSentence(label)}`,
    copied: 'Đã chép',
    selected: 'Đã chọn, hãy chép bằng tay',
  },
  secretField: {
    show: (label) => `Hiện ${inSentence(label)}`,
    hide: (label) => `Ẩn ${inSentence(label)}`,
    hidden: 'đã ẩn',
    missing: 'Chưa có',
  },
  qrPanel: {
    picture: 'Mã QR để chuyển khoản',
    save: 'Lưu ảnh QR',
    failed: 'Chưa tải được ảnh QR. Bạn có thể chép từng dòng.',
  },
  receipt: { total: 'Tổng tiền', becomes: 'thành' },
  machineCard: { details: 'Chi tiết máy' },
  table: { more: 'Chi tiết', less: 'Thu gọn' },
  pagination: {
    label: 'Phân trang',
    previous: 'Trang trước',
    next: 'Trang sau',
    page: (page) => `Trang ${page}`,
  },
  emptyState: { title: 'Không có dữ liệu' },
  errorState: { retry: 'Tải lại' },
  link: { newTab: 'mở trong thẻ mới' },
  shell: {
    skip: 'Đến nội dung chính',
    topNavigation: 'Liên kết chung',
    mainNavigation: 'Danh mục chính',
    quickNavigation: 'Lối tắt',
    menu: 'Menu',
    closeMenu: 'Đóng menu',
    balance: 'Số dư',
    topUp: 'Nạp tiền',
    notifications: 'Thông báo',
  },
};
