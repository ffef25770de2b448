import { createActor, type SnapshotFrom } from 'xstate';
import type { CloudImage } from '@tram/api/types';
import {
  cloudImageView,
  withCloudImagePorts,
  type CloudExtension,
  type CloudImageEmitted,
  type CloudImageEvent,
  type CloudImageView,
} from '@tram/machines/cloud-image';
import type { Services } from '../../app/services.ts';
import { createRecordLifecycles, type RecordLifecycles } from '../lifecycles/lifecycles.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { cloudPorts } from './cloud-ports.ts';

/** How something that was asked of a cloud machine is going or has ended, and the machine. */
export type CloudOutcome = CloudImageEmitted & { readonly id: string; readonly name: string };

/** The lifecycles of the cloud machines on screen. */
export type CloudLifecycles = RecordLifecycles<
  CloudImage,
  CloudImageView,
  CloudImageEvent,
  CloudImageEmitted
>;

/** Whether a stored value is the extension of a machine. */
function isExtension(value: unknown): value is CloudExtension {
  return (
    typeof value === 'object' &&
    value !== null &&
    'image' in value &&
    typeof value.image === 'string'
  );
}

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
      actorOf(input, tell) {
        const actor = createActor(machine, { input });
        actor.on('*', tell);
        return actor;
      },
      viewOf: cloudImageView,
      paymentOf: ({ payment }) => payment,
      memory: createPaymentMemory('cloud_extension', owner, isExtension),
    },
    isAccountLoaded,
  );
}
