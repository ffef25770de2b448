import { and, eq, gte, lte } from 'drizzle-orm';
import { RECHARGE_LIFETIME } from '@tram/machines/rules';
import { newId } from '../database/columns.ts';
import { banks, recharges } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { paymentPath } from './payment-address.ts';
import type { RechargeRow } from './recharge-view.ts';
import { newTransferContent } from './transfer-content.ts';

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
