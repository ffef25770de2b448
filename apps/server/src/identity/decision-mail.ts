import type { Mail } from '../mail/outbox.ts';
import type { Decision } from './decision.ts';

/** Writes the mail that tells a customer how the verification ended. */
export function decisionMail(
  account: { readonly email: string; readonly fullName: string },
  { decision, brand }: { readonly decision: Decision; readonly brand: string },
): Mail {
  const told =
    decision.outcome === 'approved'
      ? {
          subject: `Xác minh danh tính thành công – ${brand}`,
          lines: [
            `Hồ sơ xác minh danh tính của bạn đã được duyệt và hợp đồng thuê máy với ${brand} đã có hiệu lực.`,
            'Bạn xem lại hợp đồng ở mục Hợp đồng thuê.',
          ],
        }
      : {
          subject: `Hồ sơ xác minh danh tính chưa được duyệt – ${brand}`,
          lines: [
            `Hồ sơ xác minh danh tính của bạn chưa được duyệt. Lý do: ${decision.reason}`,
            'Bạn có thể sửa thông tin và gửi lại hồ sơ ở mục Hợp đồng thuê.',
          ],
        };
  return {
    to: account.email,
    subject: told.subject,
    text: [`Chào ${account.fullName},`, ...told.lines].join('\n\n'),
  };
}
