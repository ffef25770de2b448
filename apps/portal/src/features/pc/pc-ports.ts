import { ok, type Result } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import type { PcImagePorts } from '@tram/machines/pc-image';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { saveFile } from './save-file.ts';

/**
 * One PC out of the list: the API has no call for a single one. What is read on the way goes into the cache, so the cards
 * follow.
 */
async function readImage(
  services: Services,
  id: string,
  signal: AbortSignal,
): Promise<Result<Image | null>> {
  const client = queryClientOf(services);
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page };
    const answer = await services.api.listImages({ query }, { signal, background: true });
    if (!answer.ok) return answer;
    client.setQueryData(callQuery(services, 'listImages', { query }).queryKey, answer.value);
    const image = answer.value.data.find((one) => one._id === id);
    if (image !== undefined) return ok(image);
    pages = answer.value.total_page;
  }
  return ok(null);
}

/** The effects of a PC's lifecycle, over the portal's services. */
export function pcPorts(services: Services): PcImagePorts {
  const { api, clock } = services;
  return {
    createOrder: ({ image, period, unit, key }, signal) =>
      api.createOrder(
        { body: { image, rental_period: period, unit } },
        { signal, idempotencyKey: key },
      ),
    extendOrder: ({ image, period, unit, key }, signal) =>
      api.extendOrder(
        { body: { image, rental_period: period, unit } },
        { signal, idempotencyKey: key },
      ),
    async downloadRdpFile(id, signal) {
      const answer = await api.downloadRdpFile({ path: { id } }, { signal });
      if (answer.ok) saveFile(answer.value.blob, answer.value.fileName ?? `${id}.rdp`);
      return answer;
    },
    resetImage: (id, signal) => api.resetImage({ body: { id } }, { signal }),
    reconnectImage: (id, signal) => api.reconnectImage({ path: { id } }, { signal }),
    wakeImage: (id, signal) => api.wakeImage({ path: { id } }, { signal }),
    deleteImage: (id, signal) => api.deleteImage({ path: { id } }, { signal }),
    readImage: (id, signal) => readImage(services, id, signal),
    now: () => clock.now(),
    newKey: () => crypto.randomUUID(),
  };
}
