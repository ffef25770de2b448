import type { KitWords } from './KitWords.ts';

/** The kit's words in Vietnamese: the default of `useKitWords()`. */
export const vietnameseWords: KitWords = {
  button: { sending: 'Đang gửi…' },
  field: { optional: 'không bắt buộc' },
  passwordField: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
  moneyField: { unit: 'VNĐ', usualAmounts: 'Số tiền hay dùng' },
  numberStepper: {
    decrease: (label) => `Giảm ${label.toLocaleLowerCase('vi')}`,
    increase: (label) => `Tăng ${label.toLocaleLowerCase('vi')}`,
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
};
