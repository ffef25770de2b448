import { Suspense, useEffect, type ReactNode } from 'react';
import { useServices } from '../../app/services-context.ts';

/** Shows the loading line while something that a press asked for is loading: a chunk, or a record. Renders nothing itself. */
export function ChunkFallback() {
  const { activity } = useServices();
  useEffect(() => activity.begin(), [activity]);
  return null;
}

/** A `<Suspense>` around lazy components that a press asked for; the loading line shows until they are loaded. */
export function ChunkBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<ChunkFallback />}>{children}</Suspense>;
}
