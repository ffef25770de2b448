import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { ok } from '@tram/api/result';
import {
  withCloudImagePorts,
  type CloudImageInput,
  type CloudImagePorts,
} from '@tram/machines/cloud-image';
import { cloudExtensionPrice } from '@tram/machines/rules';
import { createActor } from 'xstate';
import type { Services } from '../../app/services.ts';
import { createReadings, type Readings } from '../lifecycles/readings.ts';
import { evidenceBy } from '../payment/evidence.ts';
import { quoteBy } from '../payment/quote.ts';
import { readEvidence } from '../payment/read-evidence.ts';
import { saveFile } from '../save-file/save-file.ts';
import { readCloudImage } from './read-cloud-image.ts';

/** The actors of the cloud machines that something is going on with, over the portal's services. */
export function createCloudActors(services: Services) {
  const readings = createReadings();
  const machine = withCloudImagePorts(cloudPorts(services, readings));
  return {
    actorOf: (input: CloudImageInput) => createActor(machine, { input }),
    isReading: readings.isReading,
  };
}

function cloudPorts(services: Services, { noting }: Readings): CloudImagePorts {
  const { api, clock } = services;
  return {
    startCloudImage: (id, signal) => api.startCloudImage({ path: { id } }, { signal }),
    restartCloudImage: (id, signal) => api.restartCloudImage({ path: { id } }, { signal }),
    shutdownCloudImage: (id, signal) => api.shutdownCloudImage({ path: { id } }, { signal }),
    backupCloudImage: (id, signal) => api.backupCloudImage({ path: { id } }, { signal }),
    restoreCloudImage: (id, signal) => api.restoreCloudImage({ path: { id } }, { signal }),
    deleteCloudVm: (id, signal) => api.deleteCloudVm({ path: { id } }, { signal }),
    deleteCloudImage: (id, signal) => api.deleteCloudImage({ path: { id } }, { signal }),
    extendCloudImage: ({ image, key, total }, signal) =>
      api.extendCloudImage(
        { path: { id: image } },
        { signal, idempotencyKey: key, confirmedTotal: total },
      ),
    async downloadCloudRdpFile(id, signal) {
      const answer = await api.downloadCloudRdpFile({ path: { id } }, { signal });
      if (answer.ok) saveFile(answer.value.blob, answer.value.fileName ?? `${id}.rdp`);
      return answer;
    },
    readCloudImage: noting((id) => readCloudImage(services, id)),
    evidence: evidenceBy(services, async () =>
      readEvidence(services, async ({ image: id }) => {
        const read = await readCloudImage(services, id);
        if (!read.ok || read.value === null) return read.ok ? ok([]) : read;
        const { days_of_use: days, hours_of_use: hours } = read.value;
        return ok([{ id, mark: `${days} ${hours}`, answer: null }]);
      }),
    ),
    quote: quoteBy(
      services,
      ({ image }) => readCloudImage(services, image),
      (image, account) =>
        cloudExtensionPrice(image.cloud.price, image, account.discount_cloud).total,
    ),
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}
