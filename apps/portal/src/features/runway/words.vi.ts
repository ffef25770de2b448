import type { RentalKind } from '@tram/machines/rules';
import { defineWords } from '../../app/words.ts';

const kinds: Readonly<Record<RentalKind, string>> = { pc: 'PC', vps: 'VPS', cloud: 'Cloud' };

/** Words of which machine ends first, and what extending all of them takes. Art direction, section 10; every figure says that it is an estimate and of when. */
export const runwayWords = defineWords('features/runway/words', {
  note: {
    /** Before the time, and before the name where there is no room for it. */
    ends: 'Hết giờ',
    /** @param name of the machine */
    first: (name: string) => `sớm nhất: ${name}`,
    /** For screen readers. @param moment a day, '24/11', or a time of the same day, '14:28' */
    whole: (name: string, moment: string) => `Hết giờ sớm nhất: ${name} ${moment}`,
  },
  /** A day as short as possible. @param year null for this year */
  day: (day: string, month: string, year: string | null) =>
    year === null ? `${day}/${month}` : `${day}/${month}/${year}`,
  title: 'Giờ thuê và số dư',
  /** @param time '14:25' */
  subtitle: (time: string) => `Ước tính theo giá hiện nay, cập nhật lúc ${time}`,
  kinds,
  display: {
    /** @param name of the machine */
    first: (name: string) => `Hết giờ sớm nhất: ${name}`,
    balance: 'Số dư',
  },
  byHand: {
    lead: 'Máy chỉ được giữ khi bạn gia hạn.',
    rest: 'Không có tiền nào tự trừ khỏi số dư.',
  },
  needs: {
    title: 'Nếu gia hạn mọi máy',
    days: (days: number) => `Thêm ${days} ngày`,
    /** @param moment '14:25 23/11/2026' */
    until: (moment: string) => `đến ${moment}`,
    cost: (amount: string) => `Tốn ${amount}`,
    /** Every machine is paid for until then. */
    free: 'Mọi máy đã trả tiền đến lúc đó',
    enough: 'Số dư đủ',
    topUp: (amount: string) => `Nạp ${amount}`,
    impossible: 'Có máy không gia hạn được đến lúc đó',
    /** @param moment a day, '24/11', or a time of the same day, '22:15' */
    lasts: (moment: string) => `Số dư hiện nay đủ gia hạn mọi máy đến khoảng ${moment}.`,
    lastsBeyond: 'Số dư hiện nay đủ gia hạn mọi máy hơn 1 năm.',
    /** @param names of the machines that end then */
    endsFirst: (names: string) => `Khi đó máy hết giờ trước là ${names}.`,
  },
  machines: {
    title: 'Máy nào hết giờ trước',
    /** @param moment '21:40 20/11/2026' */
    endsAt: (moment: string) => `Hết giờ lúc ${moment}`,
    making: 'Đang tạo máy',
    unknown: 'Chưa biết lúc hết giờ',
    over: 'Đã hết giờ',
    /** What the estimate has for it. @param term '3 giờ' @param amount a sum with its unit */
    needs: (term: string, amount: string) => `Tính cả gia hạn ${term}, ${amount}`,
    extend: 'Gia hạn',
    extendNamed: (name: string) => `Gia hạn ${name}`,
  },
  terms: {
    hour: (count: number) => `${count} giờ`,
    day: (count: number) => `${count} ngày`,
    month: (count: number) => `${count} tháng`,
    /** @param count of packages @param days @param hours of all of them together */
    package: (count: number, days: number, hours: number) =>
      `${count} gói (${days} ngày, ${hours} giờ)`,
  },
  how: {
    title: 'Cách tính',
    points: [
      'Mỗi máy được tính một lần gia hạn rẻ nhất: PC theo giờ, ngày hoặc tháng, VPS theo tháng, cloud theo gói.',
      'Giá, giảm giá và số dư như hiện nay, nhìn trước nhiều nhất 1 năm.',
      'Máy cloud tính theo hạn ngày. Giờ dùng có thể hết sớm hơn, tùy bạn chạy máy.',
    ],
    /** @param time '14:25' */
    source: (time: string) =>
      `Nguồn: danh sách PC, đơn PC, đơn VPS, máy cloud và số dư của bạn, cập nhật lúc ${time}.`,
  },
  /** @param lists 'PC, VPS' */
  partly: (lists: string) => `Chưa tải được hết danh sách ${lists}.`,
  partlyRest: 'Ước tính dưới đây có thể thiếu máy.',
  reload: 'Tải lại',
  empty:
    'Bạn chưa thuê máy nào. Khi có máy, ở đây cho biết máy nào hết giờ trước và gia hạn tốn bao nhiêu.',
  noEnds: 'Chưa máy nào có lúc hết giờ, nên chưa ước tính được.',
  failed: {
    title: 'Chưa tải được các máy của bạn',
    rest: 'Số dư và các máy bạn đang thuê không bị ảnh hưởng.',
  },
  noAccount: 'Chưa tải được số dư, nên chưa ước tính được.',
});

export type RunwayWords = (typeof runwayWords)['vi'];
