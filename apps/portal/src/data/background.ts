/**
 * What runs behind the screens as long as somebody is inside. Nobody waits for it, so it is loaded when the first screen is
 * quiet.
 */
import { createVersionOffer } from '../app/new-version/offer-new-version.ts';
import type { Services } from '../app/services.ts';
import { followWorker } from './follow-worker.ts';
import { keepFresh } from './keep-fresh.ts';
import { writeOfflineCache } from './offline-cache/offline-cache.ts';
import { liveOf } from './live.ts';
import { queryClientOf } from './query-client.ts';
import { shownRecharge } from './shown-recharge.ts';
import { notifyEvents } from './notify-events.ts';
import { notifyRecharges } from './notify-recharges.ts';
import { noticeDeduplicationOf } from './notice-deduplication.ts';

/** Whether this recharge has its dialog on screen; null: whether any has. */
function showsRecharge(id: string | null): boolean {
  const shown = shownRecharge(window.location.search);
  return shown !== null && (id === null || id === shown);
}

/** Starts it. @returns the function that ends it */
export function startBackground(services: Services): () => void {
  const { session, notify, notices } = services;
  const withdraw = notices.queue.closeSubject;
  const client = queryClientOf(services);
  const live = liveOf(services);
  const once = noticeDeduplicationOf(services);
  const ends = [
    notifyEvents({ live, notify, withdraw, once, showsRecharge }),
    notifyRecharges(services, { live, withdraw, once, showsRecharge }),
    followWorker({ live, onNewVersion: createVersionOffer(services) }),
    writeOfflineCache(client, session),
    keepFresh({
      live,
      client,
      isSignedIn: () => session.token() !== null,
      isVisible: () => document.visibilityState === 'visible',
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
