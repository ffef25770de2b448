/** Vietnamese of the fields in which something is typed. A page carries the file where it draws one of its components. */
import type { KitWords } from '../KitWords.ts';
import { inSentence } from '../in-sentence.ts';

export const moneyFieldWords: KitWords['moneyField'] = {
  unit: 'VNĐ',
  usualAmounts: 'Số tiền hay dùng',
};

export const numberStepperWords: KitWords['numberStepper'] = {
  decrease: (label) => `Giảm ${inSentence(label)}`,
  increase: (label) => `Tăng ${inSentence(label)}`,
  usualValues: 'Giá trị hay dùng',
};

export const searchFieldWords: KitWords['searchField'] = { clear: 'Xóa nội dung tìm' };

export const textAreaWords: KitWords['textArea'] = {
  count: (length, limit) => `${length} trên ${limit} ký tự`,
};

export const comboboxWords: KitWords['combobox'] = {
  clear: (label) => `Bỏ chọn ${inSentence(label)}`,
  found: (count) => `${count} kết quả`,
};

export const otpFieldWords: KitWords['otpField'] = { checking: 'Đang kiểm tra mã…' };
