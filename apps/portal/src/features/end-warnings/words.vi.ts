import type { CloudSessionLimit, RentalKind } from '@tram/machines/rules';
import { defineWords } from '../../app/words.ts';

const kinds: Readonly<Record<RentalKind, string>> = { pc: 'PC', vps: 'VPS', cloud: 'Máy cloud' };

const limits: Readonly<Record<CloudSessionLimit, string>> = {
  session: 'hết giới hạn của một phiên',
  hours: 'hết giờ dùng đã mua',
  days: 'hết hạn dùng',
};

/** Words of what is told before the time of a machine ends, and when it has. Art direction, section 10. */
export const endWords = defineWords('features/end-warnings/words', {
  time: { hour: 'giờ', minute: 'phút' },
  kinds,
  limits,
  rental: {
    /** @param kind one of `kinds` @param name of the machine @param time '14:28' */
    title: (kind: string, name: string, time: string) => `${kind} “${name}” hết giờ lúc ${time}`,
    /** @param at when this is said, '14:13' @param left '15 phút' */
    detail: (at: string, left: string) =>
      `Lúc ${at} còn ${left}. Gia hạn trước giờ này để giữ máy.`,
  },
  session: {
    /** @param name of the machine @param time '14:28' */
    title: (name: string, time: string) => `Máy cloud “${name}” dự kiến tắt lúc ${time}`,
    /** @param at when this is said, '14:13' @param left '12 phút' @param why one of `limits` */
    detail: (at: string, left: string, why: string) =>
      `Lúc ${at} phiên còn ${left}, sau đó ${why} và máy tự tắt. Hãy lưu việc đang làm trong máy.`,
  },
  several: {
    /** @param count at least 2 */
    title: (count: number) => `${count} máy sắp hết giờ`,
    /** One of them. @param name of the machine @param time '14:28' */
    one: (name: string, time: string) => `${name} ${time}`,
  },
  /** Names, or what is said of each. @param more how many are not named, 0 for none */
  list: (names: readonly string[], more: number) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} và ${more} máy nữa`,
  ended: {
    /** @param names of the machines */
    rental: (names: string) => `Đã hết giờ: ${names}`,
    session: (names: string) => `Đã hết phiên: ${names}`,
    /** @param time '14:28', or with its date */
    detail: (time: string) => `Hết lúc ${time}.`,
  },
  extend: 'Gia hạn',
  look: 'Xem máy',
  calendar: 'Xem lịch hết hạn',
  /** On a screen that may be locked: no name of a machine. */
  notification: {
    soon: (count: number) => (count === 1 ? 'Có máy sắp hết giờ' : `${count} máy sắp hết giờ`),
    /** @param time '14:28', of the first of them */
    soonBody: (time: string, product: string) => `Hết giờ lúc ${time}. Mở ${product} để gia hạn.`,
    over: (count: number) => (count === 1 ? 'Có máy đã hết giờ' : `${count} máy đã hết giờ`),
    overBody: (product: string) => `Mở ${product} để xem.`,
  },
});

export type EndWords = (typeof endWords)['vi'];
