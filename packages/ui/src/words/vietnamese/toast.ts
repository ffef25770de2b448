import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.toast`. */
export const toastWords: WordGroup<'toast'> = {
  name: 'toast',
  vietnamese: {
    region: 'Thông báo',
    close: 'Đóng thông báo',
    valid: 'Thành công:',
    warn: 'Lưu ý:',
    inValid: 'Lỗi:',
  },
};
