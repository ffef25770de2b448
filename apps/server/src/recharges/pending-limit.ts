import { and, count, eq } from 'drizzle-orm';
import { recharges } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/account-lock.ts';
import { Refusal } from '../refusal.ts';
import { rechargeStatus } from './recharge-view.ts';

/** How many recharges of one account may wait for their money at once. */
export const mostPending = 10;

/**
 * Makes sure that an account may have one more pending recharge. The account is locked until the unit ends, so requests
 * that come at once cannot pass together.
 * @throws Refusal 409 that says what to do
 */
export async function refuseManyPending(unit: UnitOfWork, accountId: string): Promise<void> {
  await lockAccount(unit, accountId);
  const [pending] = await unit.transaction
    .select({ recharges: count() })
    .from(recharges)
    .where(and(eq(recharges.accountId, accountId), eq(recharges.status, rechargeStatus.pending)));
  if ((pending?.recharges ?? 0) < mostPending) return;
  throw new Refusal(
    409,
    `Bạn đang có ${mostPending} yêu cầu nạp tiền chờ thanh toán. Bạn thanh toán hoặc hủy bớt một yêu cầu rồi thử lại.`,
  );
}
