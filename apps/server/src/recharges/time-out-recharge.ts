import { formatMoney } from '@tram/machines/rules';
import type { TimerHandler } from '../timers/handler.ts';
import { rechargeStatus } from './recharge-view.ts';
import { lockRecharge, setStatus, tellResult } from './settle-recharge.ts';

/** Gives up waiting for a recharge's money. Money that arrives later is credited all the same. */
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
