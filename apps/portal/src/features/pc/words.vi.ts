import { signInAgain, sshWithoutTunnel } from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

/** What is said when something cannot be asked of a PC. Specification, sections 4, 5 and 8; art direction, section 10. */
export const pcWords = defineWords('features/pc/words', {
  refusals: {
    rented: 'Chỉ xóa được khi máy không còn thuê',
    booting: 'Image đang được boot',
    busy: 'Đang thực hiện thao tác khác, bạn đợi một chút',
    'payment-pending': 'Đang chờ kết quả thanh toán',
    ended: 'Máy đã hết giờ thuê',
    'not-rented': 'Máy chưa được thuê',
    gone: 'Máy không còn trong danh sách',
    'unknown-status': 'Trạng thái máy chưa rõ',
    /** Specification, section 5. */
    'account-missing': signInAgain,
    /** Specification, section 5. */
    'no-tunnel': sshWithoutTunnel,
  },
});
