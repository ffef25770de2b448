import { endSession } from '../cloud/end-session.ts';
import { expireCloudImage } from '../cloud/expire-cloud-image.ts';
import { finishCreation } from '../cloud/finish-creation.ts';
import { finishOperation } from '../cloud/finish-operation.ts';
import { releaseCloudMachine } from '../cloud/release-cloud-machine.ts';
import { forgetOldKeys } from '../idempotency/forget-old-keys.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { cleanUpFiles } from '../identity/clean-up-files.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { provisionOrder } from '../orders/provision-order.ts';
import { releaseMachine } from '../orders/release-machine.ts';
import { timeOutRecharge } from '../recharges/time-out-recharge.ts';
import { expireVps } from '../vps/expire-vps.ts';
import { provisionVps } from '../vps/provision-vps.ts';
import { releaseVps } from '../vps/release-vps.ts';
import { shutOutPeer } from '../tunnels/revoke-peers.ts';
import { releaseNetwork } from '../wan/release-routes.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import type { TimerHandler, TimerOutcome } from './handler.ts';
import type { TimerKind } from './schedule.ts';

/** A handler with its finding hidden: asks first, then gives the change to make. */
export type TimerRunner = (
  services: Services,
  reference: string,
  failures: number,
) => Promise<(unit: UnitOfWork) => Promise<TimerOutcome>>;

function asking<Finding>(
  handler: TimerHandler<Finding> & Required<Pick<TimerHandler<Finding>, 'ask'>>,
): TimerRunner {
  return async (services, reference, failures) => {
    const finding = await handler.ask(services, reference, failures);
    return (unit) => handler.apply(unit, services, reference, finding);
  };
}

function plain(handler: TimerHandler): TimerRunner {
  return async (services, reference) => (unit) =>
    handler.apply(unit, services, reference, undefined);
}

/** What each kind of timer does. */
export const timerHandlers: Readonly<Record<TimerKind, TimerRunner>> = {
  'order.provision': asking(provisionOrder),
  'order.expire': plain(expireOrder),
  'machine.release': asking(releaseMachine),
  'vps.provision': asking(provisionVps),
  'vps.expire': plain(expireVps),
  'vps.release': asking(releaseVps),
  'cloud.create': asking(finishCreation),
  'cloud.operate': asking(finishOperation),
  'cloud.session-end': plain(endSession),
  'cloud.expire': plain(expireCloudImage),
  'cloud.release': asking(releaseCloudMachine),
  'recharge.timeout': plain(timeOutRecharge),
  'network.release': asking(releaseNetwork),
  'tunnel.revoke': asking(shutOutPeer),
  'mail.send': asking(deliverMail),
  'files.clean-up': asking(cleanUpFiles),
  'idempotency.forget': plain(forgetOldKeys),
};
