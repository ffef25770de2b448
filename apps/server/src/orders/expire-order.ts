import { writeLog } from '../logs/write-log.ts';
import type { TimerHandler } from '../timers/handler.ts';
import { endRental } from './end-rental.ts';
import { lockOrder } from './locked-order.ts';

/** Ends a rental when its paid time is over. One that was extended meanwhile is looked at again at its new end. */
export const expireOrder: TimerHandler = {
  async apply(unit, services, orderId) {
    const locked = await lockOrder(unit, orderId);
    if (locked === undefined) return 'done';
    const { order, image, packageName } = locked;
    if (order.status !== 1 || order.endTime === null) return 'done';
    if (order.endTime > unit.now) return { again: order.endTime };
    await endRental(unit, services, order);
    await writeLog(unit, {
      accountId: order.accountId,
      group: packageName,
      message: `${image.name} (${packageName}) đã hết thời gian thuê`,
    });
    return 'done';
  },
};
