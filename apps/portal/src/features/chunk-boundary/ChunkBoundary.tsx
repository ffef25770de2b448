import { Suspense, useEffect, type ReactNode } from 'react';
import { useServices } from '../../app/services-context.ts';

/** Shows the loading line while the customer waits for what a press asked for: code, or a record. Renders nothing itself. */
export function ChunkFallback() {
  const { activity } = useServices();
  useEffect(() => activity.begin(), [activity]);
  return null;
}

/** A `<Suspense>` around lazy code that a press asked for: the loading line shows until it is there. */
export function ChunkBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<ChunkFallback />}>{children}</Suspense>;
}
