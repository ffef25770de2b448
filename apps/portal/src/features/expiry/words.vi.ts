import { defineWords } from '../../app/words.ts';

/** Words of the ends of all machines on one axis of time. Art direction, sections 6 and 10. */
export const expiryWords = defineWords('features/expiry/words', {
  title: 'Lịch hết hạn',
  subtitle: 'Mọi PC, VPS và máy cloud bạn đang thuê, máy hết hạn sớm đứng trước.',
  span: 'Xem trước',
  spans: { day: '24 giờ', week: '7 ngày', month: '30 ngày', quarter: '90 ngày' },
  list: 'Máy theo giờ hết hạn',
  now: 'Bây giờ',
  kinds: { pc: 'PC', vps: 'VPS', cloud: 'Cloud' },
  /** @param time a moment, HH:mm DD/MM/YYYY */
  endsAt: (time: string) => `Hết hạn ${time}`,
  left: {
    day: 'ngày',
    hour: 'giờ',
    minute: 'phút',
    /** @param text '2 ngày 3 giờ' */
    still: (text: string) => `Còn ${text}`,
    over: 'Đã hết giờ, đang kiểm tra',
  },
  making: 'Đang tạo máy, giờ hết hạn là ước tính',
  cloudHours: 'Có thể sớm hơn khi dùng hết giờ',
  extend: 'Gia hạn',
  /** For screen readers. @param name of the machine @param end '23:15 22/11/2026', or null */
  extendLabel: (name: string, end: string | null) =>
    end === null ? `Gia hạn ${name}` : `Gia hạn ${name}, hết hạn ${end}`,
  unknown: {
    title: 'Chưa biết giờ hết hạn',
    detail: 'Máy chủ không cho biết giờ hết hạn của các máy này, nên chúng không có trên trục giờ.',
  },
  empty: 'Bạn chưa thuê máy nào. Máy bạn thuê hiện ở đây theo giờ hết hạn.',
  failed: {
    title: 'Chưa tải được lịch hết hạn',
    unaffected: 'Các máy bạn đang thuê vẫn chạy bình thường.',
  },
  partly: {
    lead: 'Lịch này có thể thiếu máy.',
    /** @param kinds 'PC, VPS' */
    detail: (kinds: string) => `Chưa tải được hết danh sách ${kinds}.`,
    reload: 'Tải lại',
  },
  save: 'Lưu vào lịch',
  saved: 'Đã tải file lịch',
  savedDetail: 'Mở file để thêm vào lịch của bạn. Lịch nhắc trước 24 giờ và 1 giờ.',
  saveHint: 'File .ics nhắc trước 24 giờ và 1 giờ. Gia hạn xong thì lưu lại: lịch không tự đổi.',
  fileName: 'lich-het-han.ics',
  calendar: {
    product: (product: string) => `-//${product}//Lịch hết hạn//VI`,
    /** @param kind 'PC' @param name of the machine */
    summary: (kind: string, name: string) => `${kind} “${name}” hết hạn`,
    /** @param offer package or configuration @param saved HH:mm DD/MM/YYYY */
    description: (offer: string, saved: string) =>
      `Gói ${offer}. Gia hạn trước giờ này để giữ máy.\nGiờ hết hạn theo lúc lưu, ${saved}.`,
  },
});

export type ExpiryWords = (typeof expiryWords)['vi'];
