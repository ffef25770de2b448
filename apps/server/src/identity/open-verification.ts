import {
  kycAllows,
  kycStatusOf,
  type KycAction,
  type KycFlags,
} from '@tram/machines/kyc-otp/rules';
import { Refusal } from '../refusal.ts';

/**
 * Refuses what the state of an account's verification does not allow (the table of `@tram/machines/kyc-otp/rules`).
 * @throws Refusal 403 while `kyc` is 0, 409 while a submission waits or after one has succeeded
 */
export function refuseUnlessOpen(account: KycFlags, action: KycAction): void {
  const status = kycStatusOf(account);
  if (kycAllows(action, status)) return;
  switch (status) {
    case 'hidden':
      throw new Refusal(403, 'Tài khoản của bạn chưa được yêu cầu xác minh danh tính');
    case 'verified':
      throw new Refusal(409, 'Tài khoản của bạn đã được xác minh danh tính');
    case 'waiting':
      throw new Refusal(409, 'Hồ sơ của bạn đang chờ duyệt, bạn chưa cần gửi lại');
    case 'unsubmitted':
    case 'refused':
    case 'unknown':
      throw new Refusal(409, 'Trạng thái xác minh danh tính hiện không cho phép thao tác này');
  }
}
