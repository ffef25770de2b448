import { signInAgain, sshWithoutTunnel } from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

const vietnamese = {
  outcome: {
    /** Specification, section 4. @param name of the PC */
    booting: (name: string) => `Image: ${name} đang được boot`,
    extended: 'Gia hạn thành công',
    deleted: 'Xóa thành công',
    /** Specification, section 8. */
    reconnected: "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'",
    reset: 'Đã gửi lệnh reset máy',
    woken: 'Đã gửi lệnh bật nguồn',
    /** @param name of the PC */
    downloaded: (name: string) => `Đã tải file Remote Desktop của ${name}`,
    ready: 'Máy đã sẵn sàng',
    notMade: 'Tạo máy không thành công, tiền thuê đã được hoàn vào số dư',
    /** @param name of the PC */
    about: (name: string) => `Máy “${name}”`,
  },
  /** Why something cannot be begun. */
  refusals: {
    rented: 'Chỉ xóa được khi máy không còn thuê',
    booting: 'Image đang được boot',
    busy: 'Đang thực hiện thao tác khác, bạn đợi một chút',
    paymentPending: 'Đang chờ kết quả thanh toán',
    ended: 'Máy đã hết giờ thuê',
    notRented: 'Máy chưa được thuê',
    gone: 'Máy không còn trong danh sách',
    unknown: 'Trạng thái máy chưa rõ',
    /** Specification, section 5. */
    accountMissing: signInAgain,
    /** Specification, section 5. */
    noTunnel: sshWithoutTunnel,
  },
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/**
 * What is said when something that was asked of a PC has ended, or cannot be begun. Specification, sections 4, 5 and 8; art
 * direction, section 10.
 */
export const pcWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
