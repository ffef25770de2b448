import type {
  ResyncReason,
  Realtime,
  RealtimeEventName,
  RealtimeEvents,
  RealtimeStatus,
} from '@tram/api/realtime';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { lazyService, type Services } from '../app/services.ts';
import { useServices } from '../app/services-context.ts';
import { createListeners, type Listeners } from '../app/listeners.ts';
import { followAnswersAge } from './answers-age.ts';
import { queryClientOf } from './query-client.ts';
import { createThrottle } from './throttle.ts';
import { useWhenIdle } from './when-idle.ts';

/** Beside the connection's own reasons: the computer slept, or what is on screen has become old without any event. */
export type LiveReason = ResyncReason | 'woke' | 'aged';

type Listener<Name extends RealtimeEventName> = (event: RealtimeEvents[Name]) => void;

/**
 * The real-time connection of the application, before and after its code is there: listeners may come first, the socket
 * follows when the first paint is done.
 */
export interface Live {
  /** Listens to one event of the server; returns the function that unsubscribes. */
  readonly on: <Name extends RealtimeEventName>(name: Name, listener: Listener<Name>) => () => void;
  /** Calls back when everything on screen should be fetched again: after every connection that may have missed an event, on waking. Returns the function that unsubscribes. */
  readonly onResync: (listener: (reason: LiveReason) => void) => () => void;
  readonly resync: (reason: LiveReason) => void;
  readonly status: () => RealtimeStatus;
  /** When the connection was lost last, by `performance.now()`. */
  readonly lostAt: () => number;
  /** Calls back on every change of the status; returns the function that unsubscribes. */
  readonly onStatus: (listener: () => void) => () => void;
  /** Loads the connection's code and connects with the session's token. Calling it again changes nothing. */
  readonly start: () => void;
  /** Ends the connection; listeners stay. */
  readonly stop: () => void;
}

/** A connection that is back within this time was not worth a word, ms. */
export const SHORT_GAP = 4000;

/** @param answersAge how long ago the oldest answer on screen was asked for at most, ms */
export function createLive(services: Pick<Services, 'realtime'>, answersAge: () => number): Live {
  const events: { readonly [Name in RealtimeEventName]: Listeners<[RealtimeEvents[Name]]> } = {
    boot_result: createListeners(),
    create_vm_result: createListeners(),
    vm_result: createListeners(),
    recharge_result: createListeners(),
    account_result: createListeners(),
  };
  const resyncs = createListeners<[LiveReason]>();
  const statuses = createListeners();
  let wanted = false;
  let realtime: Promise<Realtime> | null = null;
  let status: RealtimeStatus = 'off';
  let lostAt = Number.POSITIVE_INFINITY;
  /** Nothing has been read again yet, and no session has ended: what is on screen is what the page has begun with. */
  let isFirst = true;

  function setStatus(next: RealtimeStatus): void {
    if (next === 'reconnecting') lostAt = performance.now();
    status = next;
    statuses.emit();
  }

  async function load(): Promise<Realtime> {
    const made = await services.realtime();
    made.on('boot_result', events.boot_result.emit);
    made.on('create_vm_result', events.create_vm_result.emit);
    made.on('vm_result', events.vm_result.emit);
    made.on('recharge_result', events.recharge_result.emit);
    made.on('account_result', events.account_result.emit);
    made.onResync((reason, quietMs) => {
      if (isFirst && quietMs > answersAge()) return;
      isFirst = false;
      resyncs.emit(reason);
    });
    made.onStatus(setStatus);
    return made;
  }

  return {
    on: (name, listener) => events[name].subscribe(listener),
    onResync: resyncs.subscribe,
    resync: resyncs.emit,
    status: () => status,
    lostAt: () => lostAt,
    onStatus: statuses.subscribe,
    start() {
      wanted = true;
      realtime ??= load();
      realtime.then(
        (made) => {
          if (wanted) made.connect();
        },
        () => {
          // Without its code the screens still refetch when they are opened; the next start tries again.
          realtime = null;
        },
      );
    },
    stop() {
      wanted = false;
      isFirst = false;
      void realtime?.then(
        (made) => made.disconnect(),
        () => undefined,
      );
    },
  };
}

export const liveOf = lazyService((services: Services) =>
  createLive(services, followAnswersAge(queryClientOf(services))),
);

/**
 * Listens to one event while the component is shown. Lists and the account already follow events: this is for state machines,
 * which read their own record again. Of many events in a row about the same record it calls back with the first at once, then
 * with the newest once a second.
 */
export function useLiveEvent<Name extends RealtimeEventName>(
  name: Name,
  listener: (event: RealtimeEvents[Name]) => void,
): void {
  const live = liveOf(useServices());
  const tell = useEffectEvent(listener);
  useEffect(() => {
    let listens = true;
    const throttled = createThrottle<RealtimeEvents[Name]>((_, event) => {
      if (listens) tell(event);
    });
    const end = live.on(name, (event) => void throttled(event.id ?? '', event));
    return () => {
      listens = false;
      end();
    };
  }, [live, name]);
}

/** Calls back when everything on screen is read again: after a connection that may have missed an event, on waking. */
export function useResync(listener: () => void): void {
  const live = liveOf(useServices());
  const tell = useEffectEvent(listener);
  useEffect(() => live.onResync(() => tell()), [live]);
}

/**
 * Calls back at the moment when the connection is there: for what a customer waits for. A resync may come some seconds later, so that not
 * all customers read everything at once after a restart of the server. Returns the function that unsubscribes.
 */
export function onConnected(
  live: Pick<Live, 'onStatus' | 'status'>,
  listener: () => void,
): () => void {
  return live.onStatus(() => {
    if (live.status() === 'connected') listener();
  });
}

/** Longest wait for the first connection, ms. */
const longestConnecting = 5000;

/**
 * A part of the portal that nobody waits for and that reads whole lists: the first connection may have everything read again, so what
 * this part reads is read after it, or after a while without one.
 * @param load a constant of the module
 * @returns null until then, and for good where it could not be loaded
 */
export function useWhenConnected<Part extends object>(load: () => Promise<Part>): Part | null {
  const part = useWhenIdle(load);
  const status = useLiveStatus();
  const [waits, setWaits] = useState(true);
  if (waits && status !== 'off' && status !== 'connecting') setWaits(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setWaits(false), longestConnecting);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits ? null : part;
}

/** Whether events arrive: for a quiet notice, and for polling at the right pace without them. */
export function useLiveStatus(): RealtimeStatus {
  const live = liveOf(useServices());
  return useSyncExternalStore(live.onStatus, live.status, () => 'off');
}
