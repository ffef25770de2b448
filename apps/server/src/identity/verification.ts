import {
  type KycAction,
  kycAllows,
  type KycFlags,
  kycStatusOf,
} from '@tram/machines/kyc-otp/rules';
import { desc, eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { identitySubmissions } from '../database/schema/identity.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { AccountRow } from '../ledger/book.ts';
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

/**
 * Lets the rest follow when the status of an account's verification is set by hand: its newest submission has the same
 * status, and an account without one counts as having submitted (`timeKyc`) only where there is an outcome.
 * @param account locked, as it is after the change
 */
export async function followVerification(unit: UnitOfWork, account: AccountRow): Promise<void> {
  const { transaction, now } = unit;
  const { isVerify } = account;
  const reason = isVerify === 2 ? account.reasonFailKyc : null;
  const [newest] = await transaction
    .select({ id: identitySubmissions.id })
    .from(identitySubmissions)
    .where(eq(identitySubmissions.accountId, account.id))
    .orderBy(desc(identitySubmissions.createdAt))
    .limit(1);
  const timeKyc = newest === undefined && isVerify === 0 ? null : (account.timeKyc ?? now);
  await transaction
    .update(accounts)
    .set({ timeKyc, reasonFailKyc: reason })
    .where(eq(accounts.id, account.id));
  if (newest === undefined) return;
  await transaction
    .update(identitySubmissions)
    .set({ status: isVerify, reason, decidedAt: isVerify === 0 ? null : now })
    .where(eq(identitySubmissions.id, newest.id));
}
