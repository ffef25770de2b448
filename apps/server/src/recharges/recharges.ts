import { randomInt } from 'node:crypto';
import { formatMoney, RECHARGE_LIFETIME } from '@tram/machines/rules';
import { and, count, eq, gte, lte } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { banks, recharges } from '../database/schema/money.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book, lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { paymentPath, type RechargeRow, rechargeStatus } from './recharge-view.ts';

/** How many recharges of one account may wait for their money at once. */
const mostPending = 10;

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
    `Bạn đang có ${mostPending} giao dịch nạp tiền chờ thanh toán. Bạn thanh toán hoặc hủy bớt một giao dịch rồi thử lại.`,
  );
}

/** Capitals and digits that are not mistaken for one another; banks take them unchanged. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Characters after the prefix: 32⁶ are a thousand million contents. */
const length = 6;
/** Characters of the prefix; a slug has one at least. */
const prefixLength = { least: 1, most: 8 } as const;

/** Characters of a transfer content of any brand. */
export const contentLength = {
  least: prefixLength.least + length,
  most: prefixLength.most + length,
} as const;

/** The brand's slug as a transfer content begins with it: capitals and digits, at most eight. */
export function contentPrefix(slug: string): string {
  return slug
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, prefixLength.most);
}

/** Makes a transfer content such as `TRAM8K2Q7D`. */
export function newTransferContent(prefix: string): string {
  const random = Array.from({ length }, () => characters.charAt(randomInt(characters.length)));
  return prefix + random.join('');
}

/**
 * Creates a pending recharge with a transfer content of its own, which times out 15 minutes later.
 * @throws Refusal 404 for a bank that does not take this amount
 */
export async function createRecharge(
  unit: UnitOfWork,
  request: { accountId: string; bankId: string; money: number; prefix: string },
): Promise<RechargeRow> {
  const { money } = request;
  const [bank] = await unit.transaction
    .select()
    .from(banks)
    .where(and(eq(banks.id, request.bankId), lte(banks.minimum, money), gte(banks.maximum, money)));
  if (bank === undefined) {
    throw new Refusal(404, 'Ngân hàng này không nhận số tiền bạn nhập, bạn chọn ngân hàng khác');
  }
  const expiresAt = new Date(unit.now.getTime() + RECHARGE_LIFETIME);
  for (;;) {
    const content = newTransferContent(request.prefix);
    const [created] = await unit.transaction
      .insert(recharges)
      .values({
        id: newId(),
        accountId: request.accountId,
        bankId: bank.id,
        bankName: bank.bankName,
        money,
        content,
        linkPath: paymentPath({ bank, money, content }),
        expiresAt,
        createdAt: unit.now,
        updatedAt: unit.now,
      })
      // Somebody has this content already: another one is drawn.
      .onConflictDoNothing({ target: recharges.content })
      .returning();
    if (created === undefined) continue;
    await schedule(unit, {
      kind: 'recharge.timeout',
      reference: created.id,
      dueAt: expiresAt,
    });
    return created;
  }
}

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
  publishResult(unit, services, recharge, 'SUCCESS', message);
  return true;
}

/** Tells the customer's open pages how a recharge ended, once the unit is kept. */
export function publishResult(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  recharge: RechargeRow,
  status: 'SUCCESS' | 'FAILED',
  message: string,
): void {
  const { id, accountId } = recharge;
  services.events.publish(unit, accountId, 'recharge_result', { id, status, message });
}

/** Gives up waiting for a recharge's money. Money that arrives later is still credited. */
export const timeOutRecharge: TimerHandler = {
  async apply(unit, services, rechargeId) {
    const recharge = await lockRecharge(unit, rechargeId);
    if (recharge?.status !== rechargeStatus.pending) return 'done';
    if (recharge.expiresAt > unit.now) return { again: recharge.expiresAt };
    await setStatus(unit, recharge, { status: rechargeStatus.timedOut });
    publishResult(
      unit,
      services,
      recharge,
      'FAILED',
      `Giao dịch nạp ${formatMoney(recharge.money)} (${recharge.content}) đã hết thời gian chờ. Nếu bạn đã chuyển khoản, tiền sẽ được cộng khi ngân hàng báo về.`,
    );
    return 'done';
  },
};
