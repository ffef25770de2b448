import { lazy, Suspense, useSyncExternalStore } from 'react';
import { importChunk } from './import-chunk.ts';
import type { Notice } from './notices.ts';
import { useServices } from './services-context.ts';

const none: readonly Notice[] = [];

const NoticeRegion = lazy(() =>
  importChunk(async () => ({ default: (await import('./NoticeRegion.tsx')).NoticeRegion })),
);

/** Where notices appear. Nothing, and none of the toast's code, until the first one. */
export function NoticeHost() {
  const { notices } = useServices();
  const current = useSyncExternalStore(notices.subscribe, notices.current, () => none);
  const everShown = useSyncExternalStore(notices.subscribe, notices.everShown, () => false);
  if (!everShown) return null;
  return (
    <Suspense fallback={null}>
      <NoticeRegion notices={current} onDismiss={notices.dismiss} />
    </Suspense>
  );
}
