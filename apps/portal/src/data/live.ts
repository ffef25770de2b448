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

/** Beside what the connection knows of: the machine slept, or what is on screen has grown old without any event. */
export type LiveReason = ResyncReason | 'woke' | 'aged';

type Listener<Name extends RealtimeEventName> = (event: RealtimeEvents[Name]) => void;

/**
 * The real-time connection of the application, before and after its code is there: listeners may come first, the socket
 * follows when the first paint is done.
 */
export interface Live {
  /** Listens to one event of the server; returns the function that ends it. */
  readonly on: <Name extends RealtimeEventName>(name: Name, listener: Listener<Name>) => () => void;
  /** Tells when everything on screen should be fetched anew: after every connection, on waking; returns the function that ends it. */
  readonly onResync: (listener: (reason: LiveReason) => void) => () => void;
  /** Tells those listeners that now is such a moment. */
  readonly resync: (reason: LiveReason) => void;
  readonly status: () => RealtimeStatus;
  /** Tells of every change of the status; returns the function that ends it. */
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
 * Listens to one event while the component is shown. Lists and the account follow events by themselves: this is for
 * machines, which look at their own record again. Of many about the same record in a row it hears the first at once, and once a
 * second the newest.
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

/** Listens for the moments at which everything on screen is read again: after every connection, on waking. */
export function useResync(listener: () => void): void {
  const live = liveOf(useServices());
  const tell = useEffectEvent(listener);
  useEffect(() => live.onResync(() => tell()), [live]);
}

/** Whether events come: for a quiet notice, and for pacing what has to be asked for without them. */
export function useLiveStatus(): RealtimeStatus {
  const live = liveOf(useServices());
  return useSyncExternalStore(live.onStatus, live.status, () => 'off');
}
