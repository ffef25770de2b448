import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RealtimeEventName, RealtimeEvents, RealtimeStatus } from '@tram/api/realtime';
import { useServices } from '../app/services-context.ts';
import { liveOf } from './live.ts';
import { createPace } from './paced.ts';

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
