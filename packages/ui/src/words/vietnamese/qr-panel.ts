import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.qrPanel`. */
export const qrPanelWords: WordGroup<'qrPanel'> = {
  name: 'qrPanel',
  vietnamese: {
    picture: 'Mã QR để chuyển khoản',
    save: 'Lưu ảnh QR',
    failed: 'Chưa tải được ảnh QR. Bạn có thể chép từng dòng.',
  },
};
