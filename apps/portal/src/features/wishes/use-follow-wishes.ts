import { useEffect } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { whenQuiet } from '../../data/when-quiet.ts';
import { wishesKey } from './wishes-key.ts';

/** Whether this tab keeps a wish; what it is, the code that follows it reads. */
function hasWishes(): boolean {
  try {
    return sessionStorage.getItem(wishesKey) !== null;
  } catch {
    return false;
  }
}

/** Goes on with what this tab was asked to tell before it was reloaded; without a wish nothing is loaded. */
export function useFollowWishes(): void {
  const services = useServices();
  useEffect(
    () =>
      whenQuiet(queryClientOf(services), () => {
        if (!hasWishes()) return;
        importChunk(() => import('./follow-wishes.ts')).then(
          ({ followWishes }) => followWishes(services),
          // The places themselves still show what has happened.
          () => undefined,
        );
      }),
    [services],
  );
}
