/** Vietnamese of what shows a value: an amount, a time, a state, a secret. A page carries the file where it draws one of its components. */
import type { WordGroup } from '../KitWords.ts';
import { inSentence } from '../in-sentence.ts';

export const timeWords: WordGroup<'time'> = {
  name: 'time',
  vietnamese: { day: 'ngày', hour: 'giờ', minute: 'phút', second: 'giây' },
};

export const moneyWords: WordGroup<'money'> = {
  name: 'money',
  vietnamese: { unit: 'VNĐ' },
};

export const priceWords: WordGroup<'price'> = {
  name: 'price',
  vietnamese: { original: 'giá gốc', discount: (percent) => `Giảm ${percent}%` },
};

/** Vietnamese of `KitWords.statusBadge`: the labels of the status sets are Vietnamese. */
export const statusBadgeWords: WordGroup<'statusBadge'> = {
  name: 'statusBadge',
  vietnamese: { label: (label) => label },
};

export const countdownWords: WordGroup<'countdown'> = {
  name: 'countdown',
  vietnamese: {
    endingSoon: 'Sắp hết giờ',
    left: (subject, minutes) => `${subject}: còn ${minutes} phút`,
  },
};

export const machineCardWords: WordGroup<'machineCard'> = {
  name: 'machineCard',
  vietnamese: { details: 'Chi tiết máy' },
};

export const copyWords: WordGroup<'copy'> = {
  name: 'copy',
  vietnamese: {
    copy: 'Sao chép',
    copyNamed: (label) => `Sao chép ${inSentence(label)}`,
    copied: 'Đã chép',
    selected: 'Đã chọn, hãy chép bằng tay',
  },
};

export const secretFieldWords: WordGroup<'secretField'> = {
  name: 'secretField',
  vietnamese: {
    show: (label) => `Hiện ${inSentence(label)}`,
    hide: (label) => `Ẩn ${inSentence(label)}`,
    hidden: 'đã ẩn',
    missing: 'Chưa có',
    notKept: 'Không lưu trên thiết bị này',
  },
};
