import { writeLog } from '../logs/write-log.ts';
import type { TimerHandler } from '../timers/handler.ts';
import { endRental } from './end-rental.ts';
import { lockOrder } from './locked-order.ts';

/**
 * Ends a rental when its paid time is over, and says so to open pages. One that was extended meanwhile is looked at again
 * at its new end.
 */
export const expireOrder: TimerHandler = {
  async apply(unit, services, orderId) {
    const locked = await lockOrder(unit, orderId);
    if (locked === undefined) return 'done';
    const { order, image, packageName } = locked;
    if (order.status !== 1 || order.endTime === null) return 'done';
    if (order.endTime > unit.now) return { again: order.endTime };
    await endRental(unit, services, order);
    const { accountId } = order;
    const message = `${image.name} (${packageName}) đã hết thời gian thuê`;
    await writeLog(unit, { accountId, group: packageName, message });
    unit.afterCommit(() => {
      // Of the events it is the one that has the PCs and their orders looked at again.
      services.events.publish(accountId, 'boot_result', {
        id: image.id,
        status: 'SUCCESS',
        message,
        at: unit.now.toISOString(),
      });
    });
    return 'done';
  },
};
