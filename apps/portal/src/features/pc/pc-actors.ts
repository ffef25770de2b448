import { newIdempotencyKey } from '@tram/api/idempotency-key';
import {
  pcImageCalls,
  withPcImagePorts,
  type PcImageInput,
  type PcImagePorts,
} from '@tram/machines/pc-image';
import { priceOf } from '@tram/machines/rules';
import { createActor } from 'xstate';
import { importChunk } from '../../app/import-chunk.ts';
import type { Services } from '../../app/services.ts';
import { createReadings, type Readings } from '../lifecycles/readings.ts';
import { evidenceBy } from '../payment/evidence.ts';
import { quoteBy } from '../payment/quote.ts';
import { readImage } from './read-image.ts';

/** The actors of the PCs that something is going on with, over the portal's services. */
export function createPcActors(services: Services) {
  const readings = createReadings();
  const machine = withPcImagePorts(pcPorts(services, readings));
  return {
    actorOf: (input: PcImageInput) => createActor(machine, { input }),
    isReading: readings.isReading,
  };
}

function pcPorts(services: Services, { noting }: Readings): PcImagePorts {
  const { api, clock } = services;
  const calls = pcImageCalls(api);
  return {
    ...calls,
    async downloadRdpFile(id, signal) {
      const answer = await calls.downloadRdpFile(id, signal);
      if (answer.ok) {
        const { saveFile } = await importChunk(() => import('../save-file/save-file.ts'));
        saveFile(answer.value.blob, answer.value.fileName ?? `${id}.rdp`);
      }
      return answer;
    },
    readImage: noting((id, signal) => readImage(services, id, { signal, background: true })),
    evidence: evidenceBy(services, async () =>
      (await import('./pc-evidence.ts')).pcEvidence(services),
    ),
    quote: quoteBy(
      services,
      ({ image }, signal) => readImage(services, image, { signal, background: true }),
      (image, account, { term }) => priceOf(image.package, term, account.discount_pc).total,
    ),
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}
