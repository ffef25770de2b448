import { randomInt } from 'node:crypto';
import { RECHARGE_LIFETIME } from '@tram/machines/rules';
import { and, count, eq, gte, lte } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { banks, recharges } from '../database/schema/money.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { paymentPath } from './payment-address.ts';
import { type RechargeRow, rechargeStatus } from './recharge-view.ts';

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
    `Bạn đang có ${mostPending} yêu cầu nạp tiền chờ thanh toán. Bạn thanh toán hoặc hủy bớt một yêu cầu rồi thử lại.`,
  );
}

/** Capitals and digits that are not mistaken for one another; banks take them unchanged. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Characters after the prefix: 32⁶ are a thousand million contents. */
const length = 6;
/** Characters of the prefix; a slug has one at least. */
const prefixLength = { least: 1, most: 8 } as const;

/** Characters of a transfer content, whatever brand made it. */
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
  services: Pick<Services, 'clock'>,
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
    await schedule(unit, services, {
      kind: 'recharge.timeout',
      reference: created.id,
      dueAt: expiresAt,
    });
    return created;
  }
}
