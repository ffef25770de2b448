import type { Query, QueryClient } from '@tanstack/react-query';
import { resyncDelay, MINUTE, SECOND } from '@tram/machines/rules';
import type { Live } from './live.ts';
import { CallFailure, isCatalogue } from './queries.ts';

/** How often it is asked whether anything is due, ms. */
const tick = 5 * SECOND;

/** Between two ticks this much more has passed, ms: the machine slept, although the tab never was out of sight. */
const sleep = MINUTE / 2;

export interface FreshKeeping {
  readonly live: Pick<Live, 'resync' | 'status'>;
  readonly client: QueryClient;
  /** Somebody is signed in: without a token reading again would only be refused. */
  readonly isSignedIn: () => boolean;
  readonly isVisible: () => boolean;
}

/** Time since the oldest answer on screen was asked for last, ms; null when there is none, or it is being read. */
function oldestAge(client: QueryClient, now: number): number | null {
  const asked = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => !isCatalogue(queryKey) })
    .map(({ state }) =>
      // A reading that failed counts too: it is not repeated at every tick.
      state.fetchStatus === 'fetching' ? now : Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
    )
    .filter((time) => time > 0);
  return asked.length === 0 ? null : now - Math.min(...asked);
}

/** The server could not answer, or not now. */
function wasRefused({ state }: Query): boolean {
  return state.error instanceof CallFailure && state.error.error.kind === 'server';
}

/**
 * Has the answers on screen read again where no event causes it: after the computer slept, every half minute while no events
 * arrive, and every few minutes although they do, because their delivery is not guaranteed (interpretations, "Real-time
 * events"); and what the server could not answer. The screens, the state machines and the session all listen by `onResync`.
 * @returns the function that ends it
 */
export function keepFresh({ live, client, isSignedIn, isVisible }: FreshKeeping): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    // Ages are differences on the one clock that the cache writes its times with; nothing is counted against it.
    const now = Date.now();
    const slept = now - last - tick > sleep;
    last = now;
    if (!isVisible() || !isSignedIn()) return;
    if (slept) {
      live.resync('woke');
      return;
    }
    // A server that had too much to do is asked again by itself; every fourth tick on average, so that not all tabs come at once.
    if (Math.random() < 0.25) void client.refetchQueries({ type: 'active', predicate: wasRefused });
    const age = oldestAge(client, now);
    const connected = live.status() === 'connected';
    if (age !== null && resyncDelay({ age, connected, visible: true }) === 0) {
      live.resync('aged');
    }
  }, tick);
  return () => clearInterval(timer);
}
