/** Vietnamese of what opens over a screen. A page carries the file where it draws one of its components. */
import type { WordGroup } from '../KitWords.ts';

export const dialogWords: WordGroup<'dialog'> = {
  name: 'dialog',
  vietnamese: { close: 'Đóng' },
};

export const confirmDialogWords: WordGroup<'confirmDialog'> = {
  name: 'confirmDialog',
  vietnamese: { cancel: 'Hủy' },
};

export const commandPaletteWords: WordGroup<'commandPalette'> = {
  name: 'commandPalette',
  vietnamese: {
    label: 'Tìm lệnh',
    placeholder: 'Gõ tên máy, trang hoặc việc cần làm',
    recent: 'Gần đây',
  },
};

export const menuWords: WordGroup<'menu'> = {
  name: 'menu',
  vietnamese: { close: 'Đóng' },
};

export const qrPanelWords: WordGroup<'qrPanel'> = {
  name: 'qrPanel',
  vietnamese: {
    picture: 'Mã QR để chuyển khoản',
    save: 'Lưu ảnh QR',
    failed: 'Chưa tải được ảnh QR. Bạn có thể chép từng dòng.',
  },
};

export const receiptWords: WordGroup<'receipt'> = {
  name: 'receipt',
  vietnamese: { total: 'Tổng tiền', becomes: 'thành' },
};
