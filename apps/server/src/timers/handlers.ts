import { expireCloudImage, releaseCloudMachine } from '../cloud/end-cloud-image.ts';
import { finishCreation } from '../cloud/finish-creation.ts';
import { finishOperation } from '../cloud/finish-operation.ts';
import { endSession } from '../cloud/sessions.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { forgetOldKeys } from '../idempotency/with-idempotency.ts';
import { cleanUpFiles } from '../identity/clean-up-files.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { expireOrder, releaseMachine } from '../orders/end-rental.ts';
import { provisionOrder } from '../orders/provision-order.ts';
import { timeOutRecharge } from '../recharges/settle-recharge.ts';
import type { Services } from '../services.ts';
import { shutOutPeer } from '../tunnels/revoke-peers.ts';
import { expireVps, releaseVps } from '../vps/end-vps-rental.ts';
import { provisionVps } from '../vps/provision-vps.ts';
import { releaseNetwork } from '../wan/release-routes.ts';
import type { TimerHandler, TimerKind, TimerOutcome } from './schedule.ts';

/** A handler with its finding hidden: asks first, then gives the change to make. */
type TimerRunner = (
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
