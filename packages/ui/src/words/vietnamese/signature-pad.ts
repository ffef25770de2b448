import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.signaturePad`. */
export const signaturePadWords: WordGroup<'signaturePad'> = {
  name: 'signaturePad',
  vietnamese: {
    how: 'Ký trong khung bằng chuột, bút hoặc ngón tay.',
    undo: 'Hoàn tác',
    clear: 'Ký lại',
    type: 'Gõ tên thay cho ký tay',
    typedName: 'Họ và tên người ký',
    typedHint: 'Tên bạn gõ được viết vào khung và dùng làm chữ ký.',
    empty: (label) => `${label}: chưa ký`,
    drawn: (label) => `${label}: đã ký`,
    signed: 'Đã ký',
    cleared: 'Khung ký đang trống',
    failed: 'Chưa tải được bút ký. Bạn có thể gõ tên thay cho ký tay, hoặc tải lại trang.',
  },
};
