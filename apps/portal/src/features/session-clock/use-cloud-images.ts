import { useQueries, useQuery } from '@tanstack/react-query';
import type { CloudImage } from '@tram/api/types';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';

/** A customer with more pages of cloud machines than this sees the sessions of the first ones here, ten machines a page. */
const mostPages = 10;

/**
 * Every cloud machine of the customer, out of the cache that the screens share: read once after the first screen, and again
 * when an event makes it old.
 */
export function useCloudImages(): readonly CloudImage[] {
  const services = useServices();
  const page = (number: number) => ({
    ...callQuery(services, 'listCloudImages', { query: { page: number } }),
    // What a screen has just read is new enough; events make it old.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = useQuery(page(1)).data;
  const more = Math.min(first?.total_page ?? 1, mostPages) - 1;
  const rest = useQueries({
    queries: Array.from({ length: Math.max(more, 0) }, (_, index) => page(index + 2)),
  });
  return [first, ...rest.map(({ data }) => data)].flatMap((answer) => answer?.data ?? []);
}
