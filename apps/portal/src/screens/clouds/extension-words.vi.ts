import { defineWords } from '../../app/words.ts';

/** Words of the dialog that extends a cloud machine. Specification, sections 5, 8 and 9; art direction, section 10. */
export const cloudExtensionWords = defineWords('screens/clouds/extension-words', {
  title: (name: string) => `Gia hạn máy “${name}”`,
  /** Specification, section 2. */
  toPay: 'Số tiền phải trả',
  hardware: 'Phần cứng thêm',
  granted: 'Được thêm',
  /** @param days @param hours; each may be a dash */
  term: (days: number | string, hours: number | string) => `${days} ngày, ${hours} giờ`,
  until: 'Hạn dùng đến',
  left: 'Giờ dùng còn lại',
  /** @param hours whole or with minutes: '101 giờ 20 phút' */
  hours: (hours: number, minutes: number) =>
    minutes === 0 ? `${hours} giờ` : `${hours} giờ ${minutes} phút`,
  /** @param total a sum with its unit */
  submit: (total: string) => `Gia hạn, trả ${total}`,
  refused: 'Chưa gia hạn được máy.',
  tooFar: 'Máy đã được trả trước đến gần 5 năm, bạn gia hạn sau nhé.',
});
