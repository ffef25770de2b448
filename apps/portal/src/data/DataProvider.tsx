import { Fragment, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Services } from '../app/services.ts';
import { importChunk } from '../app/import-chunk.ts';
import { useServices } from '../app/services-context.ts';
import { bridgeLive } from './live-bridge.ts';
import { liveOf } from './live.ts';
import { queryClientOf, invalidateAnswers } from './query-client.ts';
import { whenIdle } from './when-idle.ts';

/** Events and the session, for as long as the inside of the portal is on screen. @returns the function that ends it */
function followServer(services: Services): () => void {
  const { session } = services;
  const client = queryClientOf(services);
  const live = liveOf(services);

  const endBridge = bridgeLive({ live, client });
  let endBackground: (() => void) | null = null;
  let left = false;
  const cancelStart = whenIdle(client, () => {
    importChunk(() => import('./background.ts')).then(
      ({ startBackground }) => {
        if (!left) endBackground = startBackground(services);
      },
      // Without it the events still keep the screens new, and the lifecycles say by their records what they would have said.
      () => undefined,
    );
    live.start();
    // The first screen is there without it; whatever the customer does next needs it.
    importChunk(() => import('../app/client.ts')).catch(() => undefined);
  });
  const endSession = session.subscribe(() => {
    live.stop();
    if (session.token() === null) return;
    // Signed in again, perhaps in another tab.
    void invalidateAnswers(client, () => true);
    live.start();
  });

  return () => {
    left = true;
    cancelStart();
    endBackground?.();
    endBridge();
    endSession();
    live.stop();
    // After a logout nothing of the customer stays in memory. Not while a screen still shows it: it would ask again.
    setTimeout(() => {
      if (session.token() === null) client.clear();
    });
  };
}

/** Id of the account that was signed in last: a screen that is kept after the end of a session still belongs to it. */
function useOwner({ session }: Services): string | null {
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.currentAccount(),
    () => null,
  );
}

/** The cache for everything inside, kept up to date by the server's events and emptied when the session ends. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const owner = useOwner(services);
  useEffect(() => followServer(services), [services]);
  return (
    <QueryClientProvider client={queryClientOf(services)}>
      {/* Another customer signed in in another tab: nothing of the first one's may stay on this screen. */}
      <Fragment key={owner}>{children}</Fragment>
    </QueryClientProvider>
  );
}
