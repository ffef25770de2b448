import type { KycOtpReason } from '@tram/machines/kyc-otp';
import { defineWords } from '../../app/words.ts';

type ReasonWords = Readonly<Record<KycOtpReason, { readonly lead: string; readonly hint: string }>>;

const reasons: ReasonWords = {
  incomplete: {
    lead: 'Hồ sơ còn thiếu thông tin.',
    hint: 'Bạn điền các mục được đánh dấu rồi gửi lại.',
  },
  elsewhere: {
    lead: 'Hồ sơ đã được gửi từ một tab hoặc thiết bị khác.',
    hint: 'Bạn không cần gửi lại, chỉ cần đợi kết quả duyệt.',
  },
  'asked-too-soon': {
    lead: 'Chưa gửi mã mới.',
    hint: 'Mã trong email gần nhất có thể vẫn dùng được. Nếu không, bạn đợi hết giờ đếm rồi gửi lại.',
  },
  'code-unsure': {
    lead: 'Mất kết nối khi gửi mã.',
    hint: 'Mã có thể đã đến email của bạn: hãy xem hộp thư, hoặc gửi lại mã.',
  },
  'code-not-sent': {
    lead: 'Chưa gửi được mã OTP.',
    hint: 'Những gì bạn đã điền vẫn còn. Bạn thử lại nhé.',
  },
  'wrong-code': { lead: 'Mã OTP không đúng.', hint: 'Bạn xem lại email và nhập lại mã.' },
  'expired-code': {
    lead: 'Mã OTP đã hết hiệu lực.',
    hint: 'Bạn gửi lại mã để nhận mã mới.',
  },
  'too-many-attempts': {
    lead: 'Mã OTP đã bị nhập sai quá nhiều lần nên không dùng được nữa.',
    hint: 'Bạn gửi lại mã để nhận mã mới.',
  },
  'pictures-refused': {
    lead: 'Ảnh hoặc chữ ký chưa dùng được.',
    hint: 'Bạn sửa mục được đánh dấu rồi gửi lại. Mã OTP của bạn vẫn dùng được.',
  },
  'form-refused': {
    lead: 'Thông tin chưa hợp lệ.',
    hint: 'Bạn sửa mục được đánh dấu rồi gửi lại. Mã OTP của bạn vẫn dùng được.',
  },
  'too-large': {
    lead: 'Các ảnh quá nặng.',
    hint: 'Bạn chọn ảnh nhẹ hơn rồi gửi lại. Mã OTP của bạn vẫn dùng được.',
  },
  'too-many-requests': {
    lead: 'Bạn đã gửi hồ sơ quá nhiều lần.',
    hint: 'Bạn đợi một lúc rồi gửi lại.',
  },
  'session-ended': {
    lead: 'Phiên đăng nhập đã hết hạn.',
    hint: 'Hồ sơ chưa được gửi. Bạn đăng nhập lại để tiếp tục.',
  },
  'not-allowed': {
    lead: 'Tài khoản này chưa được gửi hồ sơ.',
    hint: 'Hồ sơ chưa được gửi. Bạn liên hệ hỗ trợ nếu thấy có nhầm lẫn.',
  },
  'not-received': {
    lead: 'Mất kết nối: hồ sơ chưa đến nơi.',
    hint: 'Những gì bạn đã điền vẫn còn. Bạn gửi lại nhé.',
  },
  cancelled: {
    lead: 'Đã dừng tải lên, hồ sơ chưa được gửi.',
    hint: 'Những gì bạn đã điền vẫn còn. Bạn gửi lại khi sẵn sàng.',
  },
  'sent-before-cancel': {
    lead: 'Hồ sơ đã đến nơi trước khi bạn dừng.',
    hint: 'Bạn không cần gửi lại, chỉ cần đợi kết quả duyệt.',
  },
  unknown: {
    lead: 'Có lỗi xảy ra.',
    hint: 'Những gì bạn đã điền vẫn còn. Bạn thử lại, hoặc liên hệ hỗ trợ nếu lỗi lặp lại.',
  },
};

/** What an identity verification says: why things are as they are, and how a code was mailed. */
export const identityWords = defineWords('features/identity/words', {
  reasons,
  /** @param left how often the code may still be tried */
  triesLeft: (left: number) => `Bạn còn ${left} lần thử.`,
  /** @param minutes until a form may be sent again */
  wait: (minutes: number) => `Bạn đợi ${minutes} phút rồi gửi lại.`,
  /** Specification, section 8. */
  resent: 'Gửi lại mã OTP thành công',
});
