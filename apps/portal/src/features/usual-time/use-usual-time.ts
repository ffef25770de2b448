import { useMemo, useSyncExternalStore } from 'react';
import { usualTime, type UsualTime } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { onTimes, readTimes, storedTimes } from './time-memory.ts';
import type { Wait } from './waits.ts';

/** How long a wait usually takes, by what this customer has seen in this browser; null while that is not known. */
export function useUsualTime(wait: Wait | null): UsualTime | null {
  const { session } = useServices();
  const stored = useSyncExternalStore(
    onTimes,
    () => storedTimes(session.currentAccount()),
    () => '',
  );
  return useMemo(
    () => (wait === null ? null : usualTime(readTimes(stored)[wait] ?? [])),
    [stored, wait],
  );
}
