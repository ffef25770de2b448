import { inOneTransaction } from '../database/unit-of-work.ts';
import { Refusal, type Services } from '../services.ts';
import { lockRecharge, settle } from './settle-recharge.ts';

/** What came of a payment. */
export interface RechargePayment {
  readonly id: string;
  /** False when it had been credited before: the balance did not change again. */
  readonly credited: boolean;
}

/**
 * Pays a recharge as the bank would report it. Reported twice, or again because the answer was lost, it is credited once;
 * paid after its time or after it was cancelled, it is credited too.
 * @throws Refusal 404 for an unknown recharge
 */
export async function payRecharge(
  services: Services,
  rechargeId: string,
): Promise<RechargePayment> {
  return inOneTransaction(services, async (unit) => {
    const recharge = await lockRecharge(unit, rechargeId);
    if (recharge === undefined) throw new Refusal(404, 'Không tìm thấy giao dịch nạp tiền này');
    return { id: recharge.id, credited: await settle(unit, services, recharge) };
  });
}
