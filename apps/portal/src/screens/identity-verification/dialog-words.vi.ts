import { defineWords } from '../../app/words.ts';

/** Words of the dialog that proves who sends the form. Specification, sections 4 and 8; art direction, pictures of the screen. */
export const identityDialogWords = defineWords('screens/identity-verification/dialog-words', {
  cancel: 'Hủy',
  stop: 'Dừng tải lên',
  draft: {
    title: 'Bản nháp hợp đồng',
    lead: 'Đây là bản nháp, chưa ký và chưa có hiệu lực.',
    hint: 'Những gì bạn đã điền được ghép vào ngay trên thiết bị này, chưa gửi đi đâu.',
    missing: '(chưa điền)',
    close: 'Đóng',
    failed: 'Chưa tải được bản nháp',
    unaffected: 'Những gì bạn đã điền vẫn còn.',
  },
  method: {
    title: 'Chọn cách xác minh',
    lead: 'Chúng tôi cần biết chính bạn là người gửi hồ sơ này.',
    choices: 'Cách xác minh',
    label: { email: 'Email OTP' },
    /** @param address masked */
    detail: (address: string) => `Mã 6 chữ số được gửi tới ${address}`,
    next: 'Gửi mã OTP',
    sending: 'Đang gửi mã…',
  },
  code: {
    title: 'Nhập mã OTP',
    sentTo: 'Mã gồm 6 chữ số đã gửi tới',
    paste: 'Bạn có thể dán cả mã.',
    label: 'Mã OTP',
    notSeen: 'Không thấy email? Xem cả hộp thư rác.',
    resendIn: 'Gửi lại sau',
    /** Specification, section 8. */
    resend: 'Gửi lại mã OTP',
    resending: 'Đang gửi lại…',
    confirm: 'Xác nhận',
    confirming: 'Đang gửi hồ sơ…',
    uploading: 'Tải lên ảnh và hợp đồng',
    stay: 'Bạn đừng đóng trang này cho đến khi gửi xong.',
  },
});
