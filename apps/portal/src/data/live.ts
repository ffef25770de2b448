import type {
  ResyncReason,
  Realtime,
  RealtimeEventName,
  RealtimeEvents,
  RealtimeStatus,
} from '@tram/api/realtime';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { lazyService, type Services } from '../app/services.ts';
import { useServices } from '../app/services-context.ts';
import { createPace } from './paced.ts';

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
  /** Calls back when everything on screen should be fetched again: after every connection, on waking. Returns the function that unsubscribes. */
  readonly onResync: (listener: (reason: LiveReason) => void) => () => void;
  /** Calls those listeners. */
  readonly resync: (reason: LiveReason) => void;
  readonly status: () => RealtimeStatus;
  /** Calls back on every change of the status; returns the function that unsubscribes. */
  readonly onStatus: (listener: () => void) => () => void;
  /** Loads the connection's code and connects with the session's token. Calling it again changes nothing. */
  readonly start: () => void;
  /** Ends the connection; listeners stay. */
  readonly stop: () => void;
}

function forward<Name extends RealtimeEventName>(
  made: Realtime,
  name: Name,
  to: ReadonlySet<Listener<Name>>,
): void {
  made.on(name, (event) => {
    for (const listener of to) listener(event);
  });
}

/** A connection that is not started. */
export function createLive(services: Pick<Services, 'realtime'>): Live {
  const listeners: { readonly [Name in RealtimeEventName]: Set<Listener<Name>> } = {
    boot_result: new Set(),
    create_vm_result: new Set(),
    vm_result: new Set(),
    recharge_result: new Set(),
  };
  const resyncListeners = new Set<(reason: LiveReason) => void>();
  const statusListeners = new Set<() => void>();
  let wanted = false;
  let realtime: Promise<Realtime> | null = null;
  let status: RealtimeStatus = 'off';

  function setStatus(next: RealtimeStatus): void {
    status = next;
    for (const listener of statusListeners) listener();
  }

  function emitResync(reason: LiveReason): void {
    for (const listener of resyncListeners) listener(reason);
  }

  async function load(): Promise<Realtime> {
    const made = await services.realtime();
    forward(made, 'boot_result', listeners.boot_result);
    forward(made, 'create_vm_result', listeners.create_vm_result);
    forward(made, 'vm_result', listeners.vm_result);
    forward(made, 'recharge_result', listeners.recharge_result);
    made.onResync(emitResync);
    made.onStatus(setStatus);
    return made;
  }

  return {
    on<Name extends RealtimeEventName>(name: Name, listener: Listener<Name>) {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },
    onResync(listener) {
      resyncListeners.add(listener);
      return () => void resyncListeners.delete(listener);
    },
    resync: emitResync,
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
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
      void realtime?.then(
        (made) => made.disconnect(),
        () => undefined,
      );
    },
  };
}

/** The one connection of an application. */
export const liveOf = lazyService(createLive);

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
    const paced = createPace<RealtimeEvents[Name]>((_, event) => {
      if (listens) tell(event);
    });
    const end = live.on(name, (event) => void paced(event.id ?? '', event));
    return () => {
      listens = false;
      end();
    };
  }, [live, name]);
}

/** Calls back when everything on screen is read again: after every connection, on waking. */
export function useResync(listener: () => void): void {
  const live = liveOf(useServices());
  const tell = useEffectEvent(listener);
  useEffect(() => live.onResync(() => tell()), [live]);
}

/** Whether events arrive: for a quiet notice, and for polling at the right pace without them. */
export function useLiveStatus(): RealtimeStatus {
  const live = liveOf(useServices());
  return useSyncExternalStore(live.onStatus, live.status, () => 'off');
}
