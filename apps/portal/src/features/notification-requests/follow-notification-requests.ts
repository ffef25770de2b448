import { freeSlot, freeSlotWait, MINUTE, SECOND } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { liveOf } from '../../data/live.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { readImage } from '../pc/read-image.ts';
import { rechargePorts } from '../recharge/recharge-ports.ts';
import {
  isAwaited,
  isSameRequest,
  notificationRequests,
  onNotificationRequests,
  removeNotificationRequest,
  type AwaitedRequest,
  type NotificationRequest,
  type RequestOutcome,
} from './notification-requests.ts';
import { notifyOutcome } from './notify-outcome.ts';

/** How often the server is asked without an event, ms: events say when to ask, and one may be lost. */
const withoutEvent = 2 * MINUTE;

/** Requests about the same catalogue share one reading of it for so long, ms: it costs the same for one of them and for twenty. */
const sharedFor = 10 * SECOND;

const later: RequestOutcome = { name: 'waiting', wait: withoutEvent };

async function pcOutcome(
  services: Services,
  id: string,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  const answer = await readImage(services, id, { signal, background: true });
  if (!answer.ok) return later;
  if (answer.value === null) return { name: 'gone' };
  const { is_booting: booting, is_installed: installed } = answer.value;
  if (booting === 1) return later;
  // Neither being created nor installed: it could not be created, and its price is back in the balance.
  return installed === 1 ? { name: 'there' } : { name: 'failed' };
}

async function packageOutcome(services: Services, id: string): Promise<RequestOutcome> {
  // Rejects where it could not be read; it is then checked again later.
  const packages = await queryClientOf(services).fetchQuery({
    ...callQuery(services, 'listPackages', {}, 'nobody'),
    staleTime: sharedFor,
  });
  const offer = packages.find(({ _id }) => _id === id);
  if (offer === undefined) return { name: 'gone' };
  const now = services.clock.now();
  const slot = freeSlot(offer, now);
  return slot.kind === 'free'
    ? { name: 'there', offer: offer.name }
    : { name: 'waiting', wait: freeSlotWait(slot, now) };
}

async function vpsOutcome(services: Services, id: string): Promise<RequestOutcome> {
  const configs = await queryClientOf(services).fetchQuery({
    ...callQuery(services, 'listComputerConfigs', {}, 'nobody'),
    staleTime: sharedFor,
  });
  const offer = configs.find(({ _id }) => _id === id);
  // A backend that says nothing of free servers will never say that one is free.
  if (offer?.is_available === undefined) return { name: 'gone' };
  return offer.is_available === 1 ? { name: 'there', offer: offer.config_name } : later;
}

async function cloudOutcome(services: Services, id: string): Promise<RequestOutcome> {
  const groups = await queryClientOf(services).fetchQuery({
    ...callQuery(services, 'listCloudPackages', {}, 'nobody'),
    staleTime: sharedFor,
  });
  const offer = groups.flatMap(({ packages }) => packages).find(({ _id }) => _id === id);
  if (offer === undefined) return { name: 'gone' };
  return offer.cloudReady ? { name: 'there', offer: offer.name } : later;
}

async function rechargeOutcome(
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

/** Asks the server for the outcome of a request: values always come from a call, an event only says when. */
export async function readOutcome(
  services: Services,
  { kind, id }: AwaitedRequest,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  try {
    switch (kind) {
      case 'pc':
        return await pcOutcome(services, id, signal);
      case 'package':
        return await packageOutcome(services, id);
      case 'vps':
        return await vpsOutcome(services, id);
      case 'cloud':
        return await cloudOutcome(services, id);
      case 'recharge':
        return await rechargeOutcome(services, id, signal);
      default:
        return kind satisfies never;
    }
  } catch {
    return later;
  }
}

interface Watch {
  timer: ReturnType<typeof setTimeout> | undefined;
  checking: boolean;
  /** Another check was requested meanwhile. */
  again: boolean;
}

const nameOf = ({ kind, id }: Pick<NotificationRequest, 'kind' | 'id'>) => `${kind} ${id}`;

function isKept(request: NotificationRequest): boolean {
  return notificationRequests().some((known) => isSameRequest(known, request));
}

/** Follows the requests of a tab. @returns the function that ends it */
function follow(services: Services): () => void {
  const live = liveOf(services);
  const aborting = new AbortController();
  const watches = new Map<string, Watch>();

  async function check(request: AwaitedRequest): Promise<void> {
    const watch = watches.get(nameOf(request)) ?? {
      timer: undefined,
      checking: false,
      again: false,
    };
    watches.set(nameOf(request), watch);
    if (watch.checking) {
      watch.again = true;
      return;
    }
    clearTimeout(watch.timer);
    watch.checking = true;
    const outcome = await readOutcome(services, request, aborting.signal);
    watch.checking = false;
    // Meanwhile the request may have been removed, or the session ended.
    if (aborting.signal.aborted || !isKept(request)) return;
    if (outcome.name !== 'waiting') {
      removeNotificationRequest(request);
      notifyOutcome(services, request, outcome);
      return;
    }
    watch.timer = setTimeout(() => void check(request), watch.again ? 0 : outcome.wait);
    watch.again = false;
  }

  function checkMatching(wanted: (request: AwaitedRequest) => boolean): void {
    // What ends is known without asking: it is told by `features/end-warnings`.
    for (const request of notificationRequests().filter(isAwaited).filter(wanted)) {
      void check(request);
    }
  }

  /** An event without an id may be about any of them. */
  const checkOne = (kind: AwaitedRequest['kind'], id: string | null): void =>
    checkMatching((request) => request.kind === kind && (id === null || request.id === id));

  const ends = [
    live.on('boot_result', ({ id }) => checkOne('pc', id)),
    live.on('recharge_result', ({ id }) => checkOne('recharge', id)),
    live.onResync(() => checkMatching(() => true)),
    onNotificationRequests(() => {
      for (const [name, { timer }] of watches) {
        if (notificationRequests().some((request) => nameOf(request) === name)) continue;
        clearTimeout(timer);
        watches.delete(name);
      }
      checkMatching((request) => !watches.has(nameOf(request)));
    }),
  ];
  checkMatching(() => true);
  return () => {
    aborting.abort();
    for (const end of ends) end();
    for (const { timer } of watches.values()) clearTimeout(timer);
  };
}

const followed = new WeakSet<Services>();

/**
 * Follows the requests of this tab until the session ends: asks the server when an event or a known time suggests it, and shows the
 * outcome. Calling it again changes nothing.
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
