import { freeSlot, freeSlotWait, MINUTE } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { readImage } from '../pc/read-image.ts';
import { rechargePorts } from '../recharge/recharge-ports.ts';
import type { NotificationRequest, RequestOutcome } from './notification-request.ts';

/** Events say when to look; this often it is looked without one, ms: an event may be lost. */
const withoutEvent = 2 * MINUTE;

const later: RequestOutcome = { name: 'waiting', wait: withoutEvent };

async function lookAtPc(
  services: Services,
  id: string,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  const answer = await readImage(services, id, { signal, background: true });
  if (!answer.ok) return later;
  if (answer.value === null) return { name: 'gone' };
  const { is_booting: booting, is_installed: installed } = answer.value;
  if (booting === 1) return later;
  // Neither being made nor there: it could not be made, and its price is back in the balance.
  return installed === 1 ? { name: 'there' } : { name: 'failed' };
}

async function lookAtPackage(services: Services, id: string): Promise<RequestOutcome> {
  // Rejects where it could not be read; whoever asked looks again.
  const packages = await queryClientOf(services).fetchQuery({
    ...callQuery(services, 'listPackages', {}, 'nobody'),
    staleTime: 0,
  });
  const offer = packages.find(({ _id }) => _id === id);
  if (offer === undefined) return { name: 'gone' };
  const now = services.clock.now();
  const slot = freeSlot(offer, now);
  return slot.kind === 'free'
    ? { name: 'there', offer: offer.name }
    : { name: 'waiting', wait: freeSlotWait(slot, now) };
}

async function lookAtRecharge(
  services: Services,
  id: string,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  const answer = await rechargePorts(services).readRecharge(id, signal);
  if (!answer.ok) return later;
  const status = answer.value?.is_succeeded;
  if (status === 1) return { name: 'there' };
  // Money that comes after the time of its code (3) is still credited.
  return status === 0 || status === 3 ? later : { name: 'gone' };
}

/** Asks the server what became of a request: values always come by a call, an event only says when. */
export async function readOutcome(
  services: Services,
  { kind, id }: NotificationRequest,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  try {
    switch (kind) {
      case 'pc':
        return await lookAtPc(services, id, signal);
      case 'package':
        return await lookAtPackage(services, id);
      case 'recharge':
        return await lookAtRecharge(services, id, signal);
      default:
        return kind satisfies never;
    }
  } catch {
    return later;
  }
}
