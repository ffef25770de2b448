import { formatMoney } from '@tram/machines/rules';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/write-log.ts';
import type { RechargeRow } from '../recharges/recharge-view.ts';
import { tellResult } from '../recharges/settle-recharge.ts';
import type { Services } from '../services.ts';

/** A transfer that names a recharge and is not credited. */
export interface ReviewedPayment {
  readonly recharge: RechargeRow;
  /** VND that arrived. */
  readonly amount: number;
  readonly reason: 'wrong-account' | 'already-paid' | 'wrong-amount';
}

const whatHappened: Readonly<
  Record<ReviewedPayment['reason'], (sum: string, wanted: string) => string>
> = {
  'wrong-amount': (sum, wanted) => `Ngân hàng báo có ${sum}, khác với ${wanted} mà bạn yêu cầu nạp`,
  'already-paid': (sum) => `Ngân hàng báo có thêm ${sum} cho giao dịch nạp tiền đã thành công`,
  'wrong-account': (sum) =>
    `Ngân hàng báo có ${sum} đến một tài khoản khác với tài khoản bạn được yêu cầu chuyển đến`,
};

/**
 * Tells the customer that their money has arrived, why it is not in the balance, and that someone looks at it: in their
 * log, and on open pages once the unit is kept.
 */
export async function tellReview(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  payment: ReviewedPayment,
): Promise<void> {
  const { recharge, amount, reason } = payment;
  const what = whatHappened[reason](formatMoney(amount), formatMoney(recharge.money));
  const message = `${what}, nên khoản này chưa được cộng vào số dư. Bộ phận hỗ trợ sẽ kiểm tra và xử lý.`;
  await writeLog(unit, {
    accountId: recharge.accountId,
    group: null,
    message: `${message} Nội dung chuyển khoản: ${recharge.content}.`,
  });
  tellResult(unit, services, recharge, 'FAILED', message);
}
