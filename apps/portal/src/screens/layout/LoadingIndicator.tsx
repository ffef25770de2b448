import { useCallback, useSyncExternalStore } from 'react';
import type { Activity } from '@tram/api/activity';
import { LoadingOverlay } from '@tram/ui/loading-overlay';
import { useServices } from '../../app/services-context.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { useDebouncedValue } from '../../data/use-debounced-value.ts';
import { useNavigation } from '../../router.ts';

/** A screen whose code and data are there at once needs no line, ms. */
const quickNavigation = 150;

function useCount(activity: Activity): number {
  return useSyncExternalStore(
    (listener) => activity.subscribe(listener),
    () => activity.count(),
    () => 0,
  );
}

/**
 * Whether anything is being read for the first time; false while nobody waits for a call, so that what is read in the background
 * renders nothing.
 */
function useFirstReads(isWaiting: boolean): boolean {
  const client = queryClientOf(useServices());
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  const isReading = () =>
    isWaiting && client.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  return useSyncExternalStore(subscribe, isReading, () => false);
}

/**
 * The loading overlay (specification, section 2): a line while the customer waits for any request or for a screen; the veil
 * when they wait for something that they did. An upload has its own progress and can be stopped, so no veil lies over it. What is being read for the first time has its skeleton instead, and what
 * is read again in the background shows nothing.
 */
export function LoadingIndicator() {
  const { activity, uploads } = useServices();
  const calls = useCount(activity);
  const uploading = useCount(uploads) > 0;
  const navigating = useNavigation().state !== 'idle';
  const slowNavigation = useDebouncedValue(navigating, quickNavigation) && navigating;
  const isFirstRead = useFirstReads(calls > 0);
  return (
    <LoadingOverlay
      active={calls > 0 || uploading || slowNavigation}
      waiting={calls > 0 && !isFirstRead && !slowNavigation}
    />
  );
}
