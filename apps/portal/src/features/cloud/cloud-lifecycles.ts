import { createActor, type SnapshotFrom } from 'xstate';
import type { CloudImage, CloudListTab } from '@tram/api/types';
import {
  cloudImageView,
  withCloudImagePorts,
  type CloudExtension,
  type CloudImageEmitted,
  type CloudImageEvent,
  type CloudImageView,
  type CloudImagePorts,
} from '@tram/machines/cloud-image';
import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { ok, type Result } from '@tram/api/result';
import type { Services } from '../../app/services.ts';
import { hasFields } from '../../app/stored.ts';
import { createRecordLifecycles, type RecordLifecycles } from '../lifecycles/lifecycles.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { evidenceBy } from '../payment/evidence.ts';
import { readEvidence } from '../payment/read-evidence.ts';
import { saveFile } from '../save-file/save-file.ts';
import { findMachine, machinePages } from '../../data/read-into-cache.ts';

/** How something that was asked of a cloud machine is going or has ended, and the machine. */
export type CloudOutcome = CloudImageEmitted & { readonly id: string; readonly name: string };

export type CloudLifecycles = RecordLifecycles<
  CloudImage,
  CloudImageView,
  CloudImageEvent,
  CloudImageEmitted
>;

/** Makes them over the portal's services. @param isAccountLoaded whether the account has been loaded already */
export function createCloudLifecycles(
  services: Services,
  isAccountLoaded: boolean,
): CloudLifecycles {
  const machine = withCloudImagePorts(cloudPorts(services));
  const owner = services.session.currentAccount();
  return createRecordLifecycles<
    CloudImage,
    SnapshotFrom<typeof machine>,
    CloudImageView,
    CloudImageEvent,
    CloudImageEmitted,
    CloudExtension
  >(
    {
      actorOf: (input) => createActor(machine, { input }),
      viewOf: cloudImageView,
      memory: createPaymentMemory('cloud_extension', owner, (value): value is CloudExtension =>
        hasFields(value, { image: 'string' }),
      ),
    },
    isAccountLoaded,
  );
}

function cloudPorts(services: Services): CloudImagePorts {
  const { api, clock } = services;
  return {
    startCloudImage: (id, signal) => api.startCloudImage({ path: { id } }, { signal }),
    restartCloudImage: (id, signal) => api.restartCloudImage({ path: { id } }, { signal }),
    shutdownCloudImage: (id, signal) => api.shutdownCloudImage({ path: { id } }, { signal }),
    backupCloudImage: (id, signal) => api.backupCloudImage({ path: { id } }, { signal }),
    restoreCloudImage: (id, signal) => api.restoreCloudImage({ path: { id } }, { signal }),
    deleteCloudVm: (id, signal) => api.deleteCloudVm({ path: { id } }, { signal }),
    deleteCloudImage: (id, signal) => api.deleteCloudImage({ path: { id } }, { signal }),
    extendCloudImage: ({ image, key }, signal) =>
      api.extendCloudImage({ path: { id: image } }, { signal, idempotencyKey: key }),
    async downloadCloudRdpFile(id, signal) {
      const answer = await api.downloadCloudRdpFile({ path: { id } }, { signal });
      if (answer.ok) saveFile(answer.value.blob, answer.value.fileName ?? `${id}.rdp`);
      return answer;
    },
    readCloudImage: (id) => readCloudImage(services, id),
    evidence: evidenceBy(services, async () =>
      readEvidence(services, async ({ image: id }) => {
        const read = await readCloudImage(services, id);
        if (!read.ok || read.value === null) return read.ok ? ok([]) : read;
        const { days_of_use: days, hours_of_use: hours } = read.value;
        return ok([{ id, mark: `${days} ${hours}`, answer: null }]);
      }),
    ),
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}

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
