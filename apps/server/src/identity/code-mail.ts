import { MINUTE } from '@tram/machines/rules';
import type { Mail } from '../mail/outbox.ts';
import { codeLifetimeMs } from './one-time-code.ts';

/** Writes the mail with a one-time code. */
export function codeMail(
  account: { readonly email: string; readonly fullName: string },
  { code, brand }: { readonly code: string; readonly brand: string },
): Mail {
  return {
    to: account.email,
    // Not in the subject: a phone shows subjects while it is locked.
    subject: `Mã OTP xác minh danh tính ${brand}`,
    text: [
      `Chào ${account.fullName},`,
      `Mã OTP để gửi hồ sơ xác minh danh tính và ký hợp đồng thuê máy của bạn là: ${code}`,
      `Mã có hiệu lực trong ${codeLifetimeMs / MINUTE} phút và chỉ dùng được một lần. Bạn không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên ${brand}.`,
      'Nếu bạn không yêu cầu mã này, hãy đổi mật khẩu tài khoản: có thể ai đó đang dùng tài khoản của bạn.',
    ].join('\n\n'),
  };
}
