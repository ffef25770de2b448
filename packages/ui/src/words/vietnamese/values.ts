/** Vietnamese of what shows a value: an amount, a time, a state, a secret. A page carries the file where it draws one of its components. */
import type { KitWords } from '../KitWords.ts';
import { inSentence } from '../in-sentence.ts';

export const timeWords: KitWords['time'] = {
  day: 'ngày',
  hour: 'giờ',
  minute: 'phút',
  second: 'giây',
};

export const moneyWords: KitWords['money'] = { unit: 'VNĐ' };

export const priceWords: KitWords['price'] = {
  original: 'giá gốc',
  discount: (percent) => `Giảm ${percent}%`,
};

/** Vietnamese of `KitWords.statusBadge`: the labels of the status sets are Vietnamese. */
export const statusBadgeWords: KitWords['statusBadge'] = { label: (label) => label };

export const countdownWords: KitWords['countdown'] = {
  endingSoon: 'Sắp hết giờ',
  left: (subject, minutes) => `${subject}: còn ${minutes} phút`,
};

export const machineCardWords: KitWords['machineCard'] = { details: 'Chi tiết máy' };

export const copyWords: KitWords['copy'] = {
  copy: 'Sao chép',
  copyNamed: (label) => `Sao chép ${inSentence(label)}`,
  copied: 'Đã chép',
  selected: 'Đã chọn, hãy chép bằng tay',
};

export const secretFieldWords: KitWords['secretField'] = {
  show: (label) => `Hiện ${inSentence(label)}`,
  hide: (label) => `Ẩn ${inSentence(label)}`,
  hidden: 'đã ẩn',
  missing: 'Chưa có',
  notKept: 'Không lưu trên thiết bị này',
};
