/** Vietnamese of the fields in which something is typed. A page carries the file where it draws one of its components. */
import { inSentence } from '../in-sentence.ts';

export const moneyFieldWords = {
  /** The currency, after the amount. */
  unit: 'VNĐ',
  /** Name of the row of usual amounts. */
  usualAmounts: 'Số tiền hay dùng',
};

export const numberStepperWords = {
  /** Name of the − button; `label` is the field's own. */
  decrease: (label: string) => `Giảm ${inSentence(label)}`,
  /** Name of the + button. */
  increase: (label: string) => `Tăng ${inSentence(label)}`,
  /** Name of the row of usual values. */
  usualValues: 'Giá trị hay dùng',
};

export const searchFieldWords = { clear: 'Xóa nội dung tìm' };

export const textAreaWords = {
  /** Spoken in place of '12/200'. */
  count: (length: number, limit: number) => `${length} trên ${limit} ký tự`,
};

export const comboboxWords = {
  /** Takes the choice back; `label` is the field's own. */
  clear: (label: string) => `Bỏ chọn ${inSentence(label)}`,
  /** Announced while typing: how many options are left. */
  found: (count: number) => `${count} kết quả`,
};

export const otpFieldWords = {
  /** Below the boxes and announced while a code is being checked. */
  checking: 'Đang kiểm tra mã…',
};
