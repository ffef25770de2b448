import { lazy, Suspense, useEffect, useState } from 'react';
import { useRouteError } from '../router.ts';
import {
  ChunkLoadError,
  importChunk,
  mayReloadForNewVersion,
  reloadForNewVersion,
} from './import-chunk.ts';
import { useWords } from './words.ts';
import { appWords } from './words.vi.ts';

/** Without the screen's code: what happened, and the one thing that may help. */
function BareFailure() {
  const words = useWords(appWords);
  return (
    <main>
      <h1>{words.failure}</h1>
      <a href={window.location.href}>{words.reload}</a>
    </main>
  );
}

const FailureScreen = lazy(() =>
  importChunk(() => import('../screens/route-failure/FailureScreen.tsx')).then(
    ({ FailureScreen: Screen }) => ({ default: Screen }),
    () => ({ default: BareFailure }),
  ),
);

/**
 * The router's fallback. A chunk that is missing after a deploy is no failure to show: the page is reloaded once, at the
 * address that was asked for. Everything else is shown by a screen of its own, which no working page has to carry.
 */
export function RouteFailure() {
  const error = useRouteError();
  const [reloading] = useState(() => error instanceof ChunkLoadError && mayReloadForNewVersion());

  useEffect(() => {
    if (reloading) reloadForNewVersion();
  }, [reloading]);

  if (reloading) return null;
  return (
    <Suspense fallback={null}>
      <FailureScreen error={error} />
    </Suspense>
  );
}
