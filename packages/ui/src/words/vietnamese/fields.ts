/** Vietnamese of the fields in which something is typed. A page carries the file where it draws one of its components. */
import type { Grouping } from '../../money/grouping.ts';
import { inSentence } from '../in-sentence.ts';

export const moneyFieldWords = {
  /** The currency, after the amount. */
  unit: 'VNĐ',
  /** Between groups of three digits. */
  grouping: '.' as Grouping,
  /** Name of the row of usual amounts. */
  usualAmounts: 'Số tiền hay dùng',
  /** Below a text that is no amount ('1,5'). */
  notWhole: 'Vui lòng nhập số tiền là số nguyên, ví dụ 50.000',
  /** Below an amount with more digits than can be counted exactly. */
  tooLarge: 'Số tiền quá lớn, vui lòng nhập số nhỏ hơn',
};

export const numberStepperWords = {
  /** Between groups of three digits. */
  grouping: '.' as Grouping,
  /** Name of the − button; `label` is the field's own. */
  decrease: (label: string) => `Giảm ${inSentence(label)}`,
  /** Name of the + button. */
  increase: (label: string) => `Tăng ${inSentence(label)}`,
  /** Name of the row of usual values. */
  usualValues: 'Giá trị hay dùng',
  /** Below a text that is no whole number ('1,5'); the limits are written ('8.760 giờ'). */
  notWhole: (min: string, max: string) => `Vui lòng nhập số nguyên, từ ${min} đến ${max}`,
  tooSmall: (min: string) => `Vui lòng nhập ít nhất ${min}`,
  tooLarge: (max: string) => `Vui lòng nhập nhiều nhất ${max}`,
};

export const textFieldWords = {
  /** Below a text that has as many characters as are taken, and announced. */
  full: (limit: number) => `Đã đủ ${limit} ký tự`,
  over: (limit: number, excess: number) =>
    `Nhiều nhất ${limit} ký tự, vui lòng bớt ${excess} ký tự`,
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
