import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.otpField`. */
export const otpFieldWords: WordGroup<'otpField'> = {
  name: 'otpField',
  vietnamese: { checking: 'Đang kiểm tra mã…' },
};
