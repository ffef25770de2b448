import type { Services } from '../../app/services.ts';
import { liveOf } from '../../data/live.ts';
import { readOutcome } from './read-outcome.ts';
import { notifyOutcome } from './notify-outcome.ts';
import { isSameRequest, type NotificationRequest } from './notification-request.ts';
import {
  onNotificationRequests,
  removeNotificationRequest,
  notificationRequests,
} from './request-memory.ts';

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
