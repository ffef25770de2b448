import type { QueryClient } from '@tanstack/react-query';

/**
 * How long ago the oldest answer on screen was asked for at most, ms: since the page began to load. While the machine sleeps the
 * monotonic timer may stop, and the local clock may be set at any time: the longer time counts. A reading that failed may show
 * what was kept of an earlier visit, and is to be repeated: any age.
 */
export function answersAge(client: QueryClient): number {
  const queries = client.getQueryCache().getAll();
  if (queries.some(({ state }) => state.status === 'error')) return Number.POSITIVE_INFINITY;
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}
