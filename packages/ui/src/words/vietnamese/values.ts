/** Vietnamese of what shows a value: an amount, a time, a state, a secret. A page carries the file where it draws one of its components. */
import type { Grouping } from '../../money/grouping.ts';
import { inSentence } from '../in-sentence.ts';

export const timeWords = {
  /** Units after a number, in a display and on a ruler. */
  day: 'ngày',
  hour: 'giờ',
  minute: 'phút',
  second: 'giây',
};

export const moneyWords = {
  /** The currency, after an amount. */
  unit: 'VNĐ',
  /** Between groups of three digits. */
  grouping: '.' as Grouping,
};

export const priceWords = {
  /** Spoken before a price that is struck through. */
  original: 'giá gốc',
  /** How much less it costs; `percent` is 0 to 100. */
  discount: (percent: number) => `Giảm ${percent}%`,
};

/** Vietnamese of `KitWords.statusBadge`: the labels of the status sets are Vietnamese. */
export const statusBadgeWords = {
  /** A label of the status sets in the words of the language; what is none of them stays as it is. */
  label: (label: string) => label,
};

export const countdownWords = {
  /** Stands before the caption when little time is left. */
  endingSoon: 'Sắp hết giờ',
  /** Spoken when an hour, ten minutes and one minute are left; `subject` is what runs out. */
  left: (subject: string, minutes: number) => `${subject}: còn ${minutes} phút`,
};

export const machineCardWords = {
  /** Opens what a phone folds away. */
  details: 'Chi tiết máy',
};

export const copyWords = {
  copy: 'Sao chép',
  /** Name of a copy button; `label` is what it copies. */
  copyNamed: (label: string) => `Sao chép ${inSentence(label)}`,
  copied: 'Đã chép',
  /** The browser refused: the value is selected for copying by hand. */
  selected: 'Đã chọn, hãy chép bằng tay',
};

export const secretFieldWords = {
  /** Names of the eye; `label` is the secret's own. */
  show: (label: string) => `Hiện ${inSentence(label)}`,
  hide: (label: string) => `Ẩn ${inSentence(label)}`,
  /** Spoken in place of the dots. */
  hidden: 'đã ẩn',
  /** There is no value yet. */
  missing: 'Chưa có',
  /** There is one, and it is not here. */
  notKept: 'Không lưu trên thiết bị này',
};
