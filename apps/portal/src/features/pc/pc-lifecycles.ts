import { createActor, type SnapshotFrom } from 'xstate';
import type { Image } from '@tram/api/types';
import {
  pcImageView,
  withPcImagePorts,
  type PcImageEmitted,
  type PcImageEvent,
  type PcImageOrder,
  type PcImageView,
  type PcImagePorts,
} from '@tram/machines/pc-image';
import type { Services } from '../../app/services.ts';
import { hasFields } from '../../app/stored.ts';
import { createRecordLifecycles, type RecordLifecycles } from '../lifecycles/lifecycles.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { RENTAL_UNITS } from '@tram/machines/rules';
import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { evidenceBy } from '../payment/evidence.ts';
import { importChunk } from '../../app/import-chunk.ts';
import { readImage } from './read-image.ts';

/** How something that was asked of a PC has ended; and, by its record, whether one that was being made is there. */
export type PcImageOutcome = PcImageEmitted | { readonly type: 'READY' | 'NOT_MADE' };

/** The same with the PC that it is about. */
export type PcOutcome = PcImageOutcome & { readonly id: string; readonly name: string };

export type PcLifecycles = RecordLifecycles<Image, PcImageView, PcImageEvent, PcImageOutcome>;

/** Makes them over the portal's services. @param isAccountLoaded whether the account has been loaded already */
export function createPcLifecycles(services: Services, isAccountLoaded: boolean): PcLifecycles {
  const machine = withPcImagePorts(pcPorts(services));
  const awaited = new Set<string>();
  return createRecordLifecycles<
    Image,
    SnapshotFrom<typeof machine>,
    PcImageView,
    PcImageEvent,
    PcImageOutcome,
    PcImageOrder
  >(
    {
      actorOf: (input) => createActor(machine, { input }),
      viewOf: pcImageView,
      memory: createPaymentMemory('pc', services.session.currentAccount(), isPcImageOrder),
      outcomeOf({ status }, _, id) {
        if (status === 'waiting') awaited.add(id);
        const hasEnded = status === 'ready' || status === 'notRented';
        if (!hasEnded || !awaited.delete(id)) return null;
        return { type: status === 'ready' ? 'READY' : 'NOT_MADE' };
      },
    },
    isAccountLoaded,
  );
}

function isPcImageOrder(value: unknown): value is PcImageOrder {
  if (!hasFields(value, { action: 'string', image: 'string', term: 'object' })) return false;
  const { action, term } = value;
  return (
    (action === 'rent' || action === 'extend') &&
    hasFields(term, { unit: 'string', period: 'number' }) &&
    RENTAL_UNITS.some((unit) => unit === term.unit)
  );
}

function pcPorts(services: Services): PcImagePorts {
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
      if (answer.ok) {
        const { saveFile } = await importChunk(() => import('../save-file/save-file.ts'));
        saveFile(answer.value.blob, answer.value.fileName ?? `${id}.rdp`);
      }
      return answer;
    },
    resetImage: (id, signal) => api.resetImage({ body: { id } }, { signal }),
    reconnectImage: (id, signal) => api.reconnectImage({ path: { id } }, { signal }),
    wakeImage: (id, signal) => api.wakeImage({ path: { id } }, { signal }),
    deleteImage: (id, signal) => api.deleteImage({ path: { id } }, { signal }),
    readImage: (id, signal) => readImage(services, id, { signal, background: true }),
    evidence: evidenceBy(services, async () =>
      (await import('./pc-evidence.ts')).pcEvidence(services),
    ),
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}
