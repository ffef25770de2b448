/** Vietnamese of the fields in which something is typed. A page carries the file where it draws one of its components. */
import type { WordGroup } from '../KitWords.ts';
import { inSentence } from '../in-sentence.ts';

export const moneyFieldWords: WordGroup<'moneyField'> = {
  name: 'moneyField',
  vietnamese: { unit: 'VNĐ', usualAmounts: 'Số tiền hay dùng' },
};

export const numberStepperWords: WordGroup<'numberStepper'> = {
  name: 'numberStepper',
  vietnamese: {
    decrease: (label) => `Giảm ${inSentence(label)}`,
    increase: (label) => `Tăng ${inSentence(label)}`,
    usualValues: 'Giá trị hay dùng',
  },
};

export const searchFieldWords: WordGroup<'searchField'> = {
  name: 'searchField',
  vietnamese: { clear: 'Xóa nội dung tìm' },
};

export const textAreaWords: WordGroup<'textArea'> = {
  name: 'textArea',
  vietnamese: { count: (length, limit) => `${length} trên ${limit} ký tự` },
};

export const comboboxWords: WordGroup<'combobox'> = {
  name: 'combobox',
  vietnamese: {
    clear: (label) => `Bỏ chọn ${inSentence(label)}`,
    found: (count) => `${count} kết quả`,
  },
};

export const otpFieldWords: WordGroup<'otpField'> = {
  name: 'otpField',
  vietnamese: { checking: 'Đang kiểm tra mã…' },
};
