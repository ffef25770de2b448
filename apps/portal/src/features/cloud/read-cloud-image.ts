import { queryOptions } from '@tanstack/react-query';
import type { Result } from '@tram/api/result';
import type { CloudImage, CloudListTab } from '@tram/api/types';
import type { Services } from '../../app/services.ts';
import { valueOf } from '../../data/queries.ts';
import { findMachine, machinePages } from '../../data/read-into-cache.ts';

/** Looks through one of the two lists. */
function findIn(
  tab: CloudListTab,
  services: Services,
  id: string,
): Promise<Result<CloudImage | null>> {
  return findMachine(
    machinePages(services, 'listCloudImages', (page) => ({
      query: tab === '' ? { page } : { tab, page },
    })),
    id,
  );
}

/**
 * One cloud machine: the API has no call for a single one. The rental list has it while it is there; a deleted one, or one
 * that could not be made, is in the order table alone.
 */
export async function readCloudImage(
  services: Services,
  id: string,
): Promise<Result<CloudImage | null>> {
  const rented = await findIn('', services, id);
  if (!rented.ok || rented.value !== null) return rented;
  return findIn('cloud_order', services, id);
}

/** One cloud machine as a query, for screens that show no list of them. What makes the lists old makes it old. */
export function cloudImageQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: ['listCloudImages', { image: id }] as const,
    queryFn: async () => valueOf(await readCloudImage(services, id)),
  });
}
