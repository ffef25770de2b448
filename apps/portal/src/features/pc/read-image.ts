import { queryOptions } from '@tanstack/react-query';
import { findRow, readRows } from '@tram/api/pages';
import { ok, type Result } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import { isOrderOf, type OrderedImage } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { valueOf } from '../../data/queries.ts';
import { findMachine, machinePages, readIntoCache } from '../../data/read-into-cache.ts';

export interface ReadImageOptions {
  readonly signal: AbortSignal;
  /** Nobody waits for it: those who ask at the same moment share the call, which then is not aborted. */
  readonly background: boolean;
}

/**
 * One PC out of the list: the API has no call for a single one. What is read on the way goes into the cache, so the cards
 * follow.
 * @returns null for a PC that is not in the list
 */
export function readImage(
  services: Services,
  id: string,
  options: ReadImageOptions,
): Promise<Result<Image | null>> {
  return findImage(services, { id, order: null }, options);
}

const inputOf = (page: number) => ({ query: { page } });

async function findImage(
  services: Services,
  { id, order }: WantedImage,
  options: ReadImageOptions,
): Promise<Result<Image | null>> {
  const pages = machinePages(services, 'listImages', inputOf);
  if (options.background && order === null) return findMachine(pages, id);
  const read = (page: number) =>
    options.background
      ? pages.read(page)
      : readIntoCache(services, 'listImages', inputOf(page), options);
  if (order === null) return findRow(read, (image) => image._id === id);
  const answer = await readRows(read);
  if (!answer.ok) return answer;
  const [image, ...others] = answer.value.filter((one) => isOrderOf(order, one));
  // Of several that it may be, the wrong one could be paid for.
  return ok(image === undefined || others.length > 0 ? null : image);
}

/** A PC that is looked for: by its id, or by an order that does not name that. */
export interface WantedImage {
  readonly id: string;
  /** Null where the id is a PC's. */
  readonly order: OrderedImage | null;
}

/** One PC as a query, for screens that show no list of PCs. What makes the list old makes it old. */
export function imageQuery(services: Services, wanted: WantedImage) {
  const queryKey = ['listImages', { image: wanted }] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const background = client.getQueryState(queryKey)?.data !== undefined;
      return valueOf(await findImage(services, wanted, { signal, background }));
    },
  });
}
