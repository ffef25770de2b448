import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { ok } from '@tram/api/result';
import type { PcImagePorts } from '@tram/machines/pc-image';
import type { Services } from '../../app/services.ts';
import { evidenceBy } from '../payment/evidence.ts';
import { saveFile } from '../save-file/save-file.ts';
import { readImage } from './read-image.ts';

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
    readImage: (id, signal) => readImage(services, id, { signal, background: true }),
    evidence: evidenceBy(services, async ({ image: id, action }, signal) => {
      const read = await readImage(services, id, { signal, background: true });
      if (!read.ok) return read;
      const image = read.value;
      // A PC whose rental has ended meanwhile says nothing of an extension.
      if (image === null || (action === 'extend' && image.is_installed !== 1)) return ok([]);
      const { is_booting, is_installed, estimate_used } = image;
      const mark = action === 'rent' ? `${is_booting}/${is_installed}` : (estimate_used ?? '');
      return ok([{ id, mark, answer: null }]);
    }),
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}
