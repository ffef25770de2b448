import type { Answer } from '@tram/api/client';
import type { Services } from '../../app/services.ts';
import { queryClientOf } from '../../data/query-client.ts';

/** The ids of the PCs that have been read so far, on whatever page. */
export function knownPcs(services: Services): ReadonlySet<string> {
  const pages = queryClientOf(services).getQueriesData<Answer<'listImages'>>({
    queryKey: ['listImages'],
  });
  return new Set(pages.flatMap(([, page]) => page?.data.map(({ _id }) => _id) ?? []));
}
