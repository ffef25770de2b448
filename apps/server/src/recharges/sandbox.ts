import { eq } from 'drizzle-orm';
import { parsePaymentLink } from '@tram/machines/rules';
import { receiveTransfer } from '../bank/receive-transfer.ts';
import { recharges } from '../database/schema/money.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** What came of a payment. */
export interface RechargePayment {
  readonly id: string;
  /** False when it had been credited before: the balance did not change again. */
  readonly credited: boolean;
}

/**
 * Pays a recharge: the sandbox's bank reports the transfer that it asks for. Paid twice it is the same transfer, reported
 * twice, and credited once; paid after its time or after it was cancelled, it is credited too.
 * @throws Refusal 404 for an unknown recharge
 */
export async function payRecharge(
  services: Pick<Services, 'database' | 'clock' | 'log' | 'events'>,
  rechargeId: string,
): Promise<RechargePayment> {
  const [recharge] = await services.database
    .select()
    .from(recharges)
    .where(eq(recharges.id, rechargeId));
  if (recharge === undefined) throw new Refusal(404, 'Không tìm thấy giao dịch nạp tiền này');
  const { transfer, isNew } = await receiveTransfer(services, {
    provider: 'sandbox',
    providerId: `pay-${recharge.id}`,
    direction: 'in',
    accountNumber: parsePaymentLink(recharge.linkPath).accountNumber ?? '',
    virtualAccount: null,
    amount: recharge.money,
    content: recharge.content,
    otherTexts: [],
    referenceCode: null,
    transferredAt: services.clock.now(),
  });
  return { id: recharge.id, credited: isNew && transfer.status === 'credited' };
}
