import { forgetUnverified } from '../auth/unverified-accounts.ts';
import { expireCloudImage, finishCreation } from '../cloud/rentals.ts';
import { finishOperation } from '../cloud/finish-operation.ts';
import { endSession } from '../cloud/sessions.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { deleteOldKeys } from '../idempotency/with-idempotency.ts';
import { cleanUpFiles } from '../identity/clean-up-files.ts';
import { forgetLogs } from '../logs/forget-logs.ts';
import { deliverMail } from '../mail/outbox.ts';
import { expireOrder, provisionOrder } from '../orders/rental-timers.ts';
import { timeOutRecharge } from '../recharges/recharges.ts';
import type { Services } from '../services.ts';
import { removeRevokedPeer } from '../tunnels/revoke-peers.ts';
import { expireVps, provisionVps } from '../vps/rental-timers.ts';
import { releaseNetwork } from '../wan/release-routes.ts';
import { askOnly, type TimerHandler, type TimerKind, type TimerOutcome } from './schedule.ts';

/** A handler with its finding hidden: asks first, then gives the change to make. */
type TimerRunner = (
  services: Services,
  reference: string,
  failures: number,
) => Promise<(unit: UnitOfWork) => Promise<TimerOutcome>>;

function askThenApply<Finding>(
  handler: TimerHandler<Finding> & Required<Pick<TimerHandler<Finding>, 'ask'>>,
): TimerRunner {
  return async (services, reference, failures) => {
    const finding = await handler.ask(services, reference, failures);
    return (unit) => handler.apply(unit, services, reference, finding);
  };
}

function applyOnly(handler: TimerHandler): TimerRunner {
  return async (services, reference) => (unit) =>
    handler.apply(unit, services, reference, undefined);
}

export const timerHandlers: Readonly<Record<TimerKind, TimerRunner>> = {
  'order.provision': askThenApply(provisionOrder),
  'order.expire': applyOnly(expireOrder),
  'machine.release': askThenApply(
    askOnly((services, orderId) => services.machines.release(orderId)),
  ),
  'vps.provision': askThenApply(provisionVps),
  'vps.expire': applyOnly(expireVps),
  'vps.release': askThenApply(askOnly((services, orderId) => services.servers.release(orderId))),
  'cloud.create': askThenApply(finishCreation),
  'cloud.operate': askThenApply(finishOperation),
  'cloud.session-end': applyOnly(endSession),
  'cloud.expire': applyOnly(expireCloudImage),
  'cloud.release': askThenApply(
    askOnly((services, imageId) => services.cloudMachines.release(imageId)),
  ),
  'recharge.timeout': applyOnly(timeOutRecharge),
  'network.release': askThenApply(releaseNetwork),
  'tunnel.revoke': askThenApply(removeRevokedPeer),
  'mail.send': askThenApply(deliverMail),
  'files.clean-up': askThenApply(cleanUpFiles),
  'idempotency.forget': applyOnly(deleteOldKeys),
  'accounts.forget-unverified': applyOnly(forgetUnverified),
  'logs.forget': askThenApply(forgetLogs),
};
