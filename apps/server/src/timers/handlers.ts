import { forgetOldKeys } from '../idempotency/forget-old-keys.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { provisionOrder } from '../orders/provision-order.ts';
import { releaseMachine } from '../orders/release-machine.ts';
import { timeOutRecharge } from '../recharges/time-out-recharge.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import type { TimerHandler, TimerOutcome } from './handler.ts';
import type { TimerKind } from './schedule.ts';

/** A handler with its finding hidden: asks first, then gives the change to make. */
export type Ringing = (
  services: Services,
  reference: string,
) => Promise<(unit: UnitOfWork) => Promise<TimerOutcome>>;

function asking<Finding>(
  handler: TimerHandler<Finding> & Required<Pick<TimerHandler<Finding>, 'ask'>>,
): Ringing {
  return async (services, reference) => {
    const finding = await handler.ask(services, reference);
    return (unit) => handler.apply(unit, services, reference, finding);
  };
}

function plain(handler: TimerHandler): Ringing {
  return async (services, reference) => (unit) =>
    handler.apply(unit, services, reference, undefined);
}

/** What each kind of timer does. */
export const timerHandlers: Readonly<Record<TimerKind, Ringing>> = {
  'order.provision': asking(provisionOrder),
  'order.expire': plain(expireOrder),
  'machine.release': asking(releaseMachine),
  'recharge.timeout': plain(timeOutRecharge),
  'idempotency.forget': plain(forgetOldKeys),
};
