import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { RealtimeEventName, RealtimeEvents, RealtimeStatus } from '@tram/api/realtime';
import { useServices } from '../app/services-context.ts';
import { liveOf } from './live.ts';

/**
 * Listens to one event while the component is shown. Lists and the account follow events by themselves: this is for
 * machines, which look at their own record again.
 */
export function useLiveEvent<Name extends RealtimeEventName>(
  name: Name,
  listener: (event: RealtimeEvents[Name]) => void,
): void {
  const live = liveOf(useServices());
  const tell = useEffectEvent(listener);
  useEffect(() => live.on(name, (event) => tell(event)), [live, name]);
}

/** Listens for the moments at which everything on screen is read again: after every connection, on waking. */
export function useLookAgain(listener: () => void): void {
  const live = liveOf(useServices());
  const tell = useEffectEvent(listener);
  useEffect(() => live.onLookAgain(() => tell()), [live]);
}

/** Whether events come: for a quiet notice, and for pacing what has to be asked for without them. */
export function useLiveStatus(): RealtimeStatus {
  const live = liveOf(useServices());
  return useSyncExternalStore(live.onStatus, live.status, () => 'off');
}
