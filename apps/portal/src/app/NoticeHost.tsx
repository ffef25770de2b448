import { lazy, Suspense, useSyncExternalStore } from 'react';
import { importChunk } from './import-chunk.ts';
import { useServices } from './services-context.ts';

const ToastRegion = lazy(async () => {
  const { ToastRegion: Region } = await importChunk(() => import('@tram/ui/toast'));
  return { default: Region };
});

/** Where notices appear. Nothing, and none of the toast's code, until the first one. */
export function NoticeHost() {
  const { notices } = useServices();
  const isNeeded = useSyncExternalStore(notices.subscribe, notices.everShown, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion queue={notices.queue} />
    </Suspense>
  );
}
