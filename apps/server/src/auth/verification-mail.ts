import type { Mail } from '../mail/outbox.ts';

/** Writes the mail with the link that verifies an address. */
export function verificationMail(
  account: { readonly email: string; readonly fullName: string },
  content: { readonly link: string; readonly brand: string },
): Mail {
  const { link, brand } = content;
  return {
    to: account.email,
    subject: `Xác thực tài khoản ${brand}`,
    text: [
      `Chào ${account.fullName},`,
      `Cảm ơn bạn đã đăng ký tài khoản ${brand}. Bạn mở liên kết dưới đây để xác thực địa chỉ email và bắt đầu sử dụng:`,
      link,
      'Liên kết có hiệu lực trong 48 giờ. Nếu bạn không đăng ký tài khoản, bạn có thể bỏ qua email này.',
    ].join('\n\n'),
    link,
  };
}
