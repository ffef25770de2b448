import type { Api } from '@tram/api/client';
import type { CloudListTab } from '@tram/api/types';
import type { Services } from '../../app/services.ts';
import { readIntoCache } from '../../data/read-into-cache.ts';

type Answer = ReturnType<Api['listCloudImages']>;

/** The pages whose reading has begun in this turn of the event loop. */
const begun = new WeakMap<Services, Map<string, Answer>>();

function read(services: Services, tab: CloudListTab, page: number): Answer {
  const query = tab === '' ? { page } : { tab, page };
  return readIntoCache(services, 'listCloudImages', { query }, { background: true });
}

/**
 * One page of the cloud machines, fresh from the server; it goes into the cache, so cards and rows follow. Machines that look at
 * themselves at the same moment (a connection that comes back tells all of them) share one call: nothing older is
 * ever given than what was asked for in this turn.
 */
export function readPage(services: Services, tab: CloudListTab, page: number): Answer {
  const pages = begun.get(services) ?? new Map<string, Answer>();
  begun.set(services, pages);
  const key = `${tab} ${page}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const answer = read(services, tab, page);
  pages.set(key, answer);
  setTimeout(() => pages.delete(key), 0);
  return answer;
}
