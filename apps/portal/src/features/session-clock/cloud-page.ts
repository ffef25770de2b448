import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';

/**
 * The page of the list that a cloud machine stands on, from 1, as far as the pages have been read; the first where none has it.
 * A dialog is about a machine that is on screen, so whoever leads to one names the page too.
 */
export function cloudPageOf(services: Services, id: string): number {
  const client = queryClientOf(services);
  const pageOf = (page: number): number => {
    const { queryKey } = callQuery(services, 'listCloudImages', { query: { page } });
    const answer = client.getQueryData(queryKey);
    if (answer === undefined) return 1;
    return answer.data.some(({ _id }) => _id === id) ? page : pageOf(page + 1);
  };
  return pageOf(1);
}
