/** Vietnamese of what opens over a screen. A page carries the file where it draws one of its components. */

export const dialogWords = { close: 'Đóng' };

export const confirmDialogWords = { cancel: 'Hủy' };

export const commandPaletteWords = {
  /** Name of the dialog, of its search and of its list. */
  label: 'Tìm lệnh',
  placeholder: 'Gõ tên máy, trang hoặc việc cần làm',
  /** Over the commands used last. */
  recent: 'Gần đây',
};

export const menuWords = { close: 'Đóng' };

export const qrPanelWords = {
  /** Name of the picture. */
  picture: 'Mã QR để chuyển khoản',
  save: 'Lưu ảnh QR',
  /** Neither the picture nor a drawing could be shown. */
  failed: 'Chưa tải được ảnh QR. Bạn có thể chép từng dòng.',
};

export const receiptWords = {
  total: 'Tổng tiền',
  /** Spoken in place of the arrow between two balances. */
  becomes: 'thành',
};
