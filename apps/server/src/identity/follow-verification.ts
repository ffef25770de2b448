import { desc, eq } from 'drizzle-orm';
import { accounts } from '../database/schema.ts';
import { identitySubmissions } from '../database/schema/identity.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { AccountRow } from '../ledger/account-lock.ts';

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
