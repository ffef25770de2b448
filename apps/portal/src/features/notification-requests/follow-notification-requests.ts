import { freeSlot, freeSlotWait, MINUTE } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { liveOf } from '../../data/live.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { readImage } from '../pc/read-image.ts';
import { rechargePorts } from '../recharge/recharge-ports.ts';
import {
  isSameRequest,
  notificationRequests,
  onNotificationRequests,
  removeNotificationRequest,
  type NotificationRequest,
  type RequestOutcome,
} from './notification-requests.ts';
import { notifyOutcome } from './notify-outcome.ts';

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

/** What is under way for one request. */
interface Watch {
  timer: ReturnType<typeof setTimeout> | undefined;
  looking: boolean;
  /** Something said to look while it was looking. */
  again: boolean;
}

const nameOf = ({ kind, id }: Pick<NotificationRequest, 'kind' | 'id'>) => `${kind} ${id}`;

function isKept(request: NotificationRequest): boolean {
  return notificationRequests().some((known) => isSameRequest(known, request));
}

/** Follows the requests of a tab until nobody is signed in. @returns the function that ends it */
function follow(services: Services): () => void {
  const live = liveOf(services);
  const aborting = new AbortController();
  const watches = new Map<string, Watch>();

  async function look(request: NotificationRequest): Promise<void> {
    const watch = watches.get(nameOf(request)) ?? {
      timer: undefined,
      looking: false,
      again: false,
    };
    watches.set(nameOf(request), watch);
    if (watch.looking) {
      watch.again = true;
      return;
    }
    clearTimeout(watch.timer);
    watch.looking = true;
    const outcome = await readOutcome(services, request, aborting.signal);
    watch.looking = false;
    // Meanwhile it may have been taken back, or the customer has gone.
    if (aborting.signal.aborted || !isKept(request)) return;
    if (outcome.name !== 'waiting') {
      removeNotificationRequest(request);
      notifyOutcome(services, request, outcome);
      return;
    }
    watch.timer = setTimeout(() => void look(request), watch.again ? 0 : outcome.wait);
    watch.again = false;
  }

  function lookAt(wanted: (request: NotificationRequest) => boolean): void {
    for (const request of notificationRequests().filter(wanted)) void look(request);
  }

  /** An event without an id may be about any of them. */
  const lookOne = (kind: NotificationRequest['kind'], id: string | null): void =>
    lookAt((request) => request.kind === kind && (id === null || request.id === id));

  const ends = [
    live.on('boot_result', ({ id }) => lookOne('pc', id)),
    live.on('recharge_result', ({ id }) => lookOne('recharge', id)),
    live.onResync(() => lookAt(() => true)),
    onNotificationRequests(() => {
      for (const [name, { timer }] of watches) {
        if (notificationRequests().some((request) => nameOf(request) === name)) continue;
        clearTimeout(timer);
        watches.delete(name);
      }
      lookAt((request) => !watches.has(nameOf(request)));
    }),
  ];
  lookAt(() => true);
  return () => {
    aborting.abort();
    for (const end of ends) end();
    for (const { timer } of watches.values()) clearTimeout(timer);
  };
}

const followed = new WeakSet<Services>();

/**
 * Sees to the requests of this tab from now on, once however often it is called: looks when an event or a known time says so, tells
 * what became of them, and ends when nobody is signed in any more.
 */
export function followNotificationRequests(services: Services): void {
  if (followed.has(services) || services.session.token() === null) return;
  followed.add(services);
  const end = follow(services);
  const endSession = services.session.subscribe(() => {
    if (services.session.token() !== null) return;
    end();
    endSession();
    followed.delete(services);
  });
}
