/** Vietnamese of what opens over a screen. A page carries the file where it draws one of its components. */
import type { KitWords } from '../KitWords.ts';

export const dialogWords: KitWords['dialog'] = { close: 'Đóng' };

export const confirmDialogWords: KitWords['confirmDialog'] = { cancel: 'Hủy' };

export const commandPaletteWords: KitWords['commandPalette'] = {
  label: 'Tìm lệnh',
  placeholder: 'Gõ tên máy, trang hoặc việc cần làm',
  recent: 'Gần đây',
};

export const menuWords: KitWords['menu'] = { close: 'Đóng' };

export const qrPanelWords: KitWords['qrPanel'] = {
  picture: 'Mã QR để chuyển khoản',
  save: 'Lưu ảnh QR',
  failed: 'Chưa tải được ảnh QR. Bạn có thể chép từng dòng.',
};

export const receiptWords: KitWords['receipt'] = { total: 'Tổng tiền', becomes: 'thành' };
