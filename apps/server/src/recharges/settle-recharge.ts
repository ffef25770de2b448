import { formatMoney } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { recharges } from '../database/schema/money.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import type { Services } from '../services.ts';
import type { TimerHandler } from '../timers/schedule.ts';
import { type RechargeRow, rechargeStatus } from './recharge-view.ts';

/** Locks a recharge until the unit ends. Undefined when there is no such recharge. */
export async function lockRecharge(
  unit: UnitOfWork,
  rechargeId: string,
): Promise<RechargeRow | undefined> {
  const [recharge] = await unit.transaction
    .select()
    .from(recharges)
    .where(eq(recharges.id, rechargeId))
    .for('no key update');
  return recharge;
}

/** Gives a locked recharge its new status. */
export async function setStatus(
  unit: UnitOfWork,
  recharge: RechargeRow,
  change: { status: number; paidAt?: Date },
): Promise<RechargeRow> {
  const changes = { ...change, updatedAt: unit.now };
  await unit.transaction.update(recharges).set(changes).where(eq(recharges.id, recharge.id));
  return { ...recharge, ...changes };
}

/**
 * Credits a locked recharge whose money has arrived, once: one that is successful already stays as it is. Money that
 * arrives after the recharge timed out or was cancelled is credited too.
 * @returns whether the balance changed
 */
export async function settle(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  recharge: RechargeRow,
): Promise<boolean> {
  if (recharge.status === rechargeStatus.successful) return false;
  const late = recharge.status !== rechargeStatus.pending || recharge.expiresAt <= unit.now;
  await setStatus(unit, recharge, { status: rechargeStatus.successful, paidAt: unit.now });
  await book(unit, {
    accountId: recharge.accountId,
    amount: recharge.money,
    kind: 'recharge',
    reference: recharge.id,
  });
  const sum = formatMoney(recharge.money);
  const message = late
    ? `Khoản chuyển ${sum} đến sau khi giao dịch hết hạn hoặc đã hủy và đã được cộng vào số dư`
    : `Nạp ${sum} thành công`;
  await writeLog(unit, {
    accountId: recharge.accountId,
    group: null,
    message: `${message} (${recharge.content})`,
  });
  tellResult(unit, services, recharge, 'SUCCESS', message);
  return true;
}

/** Tells the customer's open pages how a recharge ended, once the unit is kept. */
export function tellResult(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  recharge: RechargeRow,
  status: 'SUCCESS' | 'FAILED',
  message: string,
): void {
  unit.afterCommit(() => {
    services.events.publish(recharge.accountId, 'recharge_result', {
      id: recharge.id,
      status,
      message,
      at: unit.now.toISOString(),
    });
  });
}

/** Gives up waiting for a recharge's money. Money that arrives later is still credited. */
export const timeOutRecharge: TimerHandler = {
  async apply(unit, services, rechargeId) {
    const recharge = await lockRecharge(unit, rechargeId);
    if (recharge?.status !== rechargeStatus.pending) return 'done';
    if (recharge.expiresAt > unit.now) return { again: recharge.expiresAt };
    await setStatus(unit, recharge, { status: rechargeStatus.timedOut });
    tellResult(
      unit,
      services,
      recharge,
      'FAILED',
      `Giao dịch nạp ${formatMoney(recharge.money)} (${recharge.content}) đã hết thời gian chờ. Nếu bạn đã chuyển khoản, tiền sẽ được cộng khi ngân hàng báo về.`,
    );
    return 'done';
  },
};
