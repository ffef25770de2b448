import { QueryClient } from '@tanstack/react-query';
import { lazyService } from '../app/services.ts';
import { keepNewestVersion } from './version-guard.ts';

/** How long an answer counts as fresh, ms: a screen that opens again within it does not ask again. */
const freshFor = 10_000;

/**
 * A cache of the server's answers.
 *
 * What it leaves to others: repeating failed reads (the client does), and looking again when the connection, the tab or
 * the machine comes back (the real-time bridge does, for whatever is on screen).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        structuralSharing: keepNewestVersion,
      },
    },
  });
}

/** The one cache of an application. Open pages never import this module, so they never load the library. */
export const queryClientOf = lazyService(createQueryClient);
