import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/write-log.ts';
import type { Services } from '../services.ts';
import type { TimerHandler } from '../timers/handler.ts';
import { endVpsRental } from './end-vps-rental.ts';
import { lockVpsOrder } from './locked-vps-order.ts';
import { vpsWords } from './vps-words.ts';

/** Ends a rental when its paid time is over. One that was extended meanwhile is looked at again at its new end. */
export const expireVps = {
  async apply(unit: UnitOfWork, services: Pick<Services, 'clock' | 'events'>, orderId: string) {
    const order = await lockVpsOrder(unit, orderId);
    if (order === undefined || order.status !== 'on_rental' || order.stage !== 'ready') {
      return 'done';
    }
    if (order.endTime > unit.now) return { again: order.endTime };
    await endVpsRental(unit, services, order);
    const { accountId, configName: group } = order;
    const message = vpsWords.over(order);
    await writeLog(unit, { accountId, group, message });
    unit.afterCommit(() => {
      services.events.publish(accountId, 'vm_result', {
        id: orderId,
        status: 'SUCCESS',
        message,
        at: unit.now.toISOString(),
        action: 'delete',
      });
    });
    return 'done';
  },
} satisfies TimerHandler;
