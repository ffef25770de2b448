import type { CloudImage } from '@tram/api/types';
import type {
  CloudExtension,
  CloudImageEmitted,
  CloudImageEvent,
  CloudImageInput,
  CloudImageSnapshot,
  CloudImageView,
} from '@tram/machines/cloud-image';
import { restingCloudImage } from '@tram/machines/cloud-image/resting';
import { lazyPart, madeOf } from '../../app/lazy-part.ts';
import type { Services } from '../../app/services.ts';
import { hasFields } from '../../app/stored.ts';
import { notifyUnavailable } from '../lifecycles/notify-unavailable.ts';
import { createRecordLifecycles, type RecordLifecycles } from '../lifecycles/record-lifecycles.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';

/** The code of their actors, with the state machine of a cloud machine. */
export const cloudActors = lazyPart(() => import('./cloud-actors.ts'));

/** How something that was asked of a cloud machine is going or has ended, and the machine. */
export type CloudOutcome = CloudImageEmitted & { readonly id: string; readonly name: string };

export type CloudLifecycles = RecordLifecycles<
  CloudImage,
  CloudImageView,
  CloudImageEvent,
  CloudImageEmitted
>;

/** A cloud machine by its record alone: what a screen shows that has no lifecycles. */
export function cloudAtRest(record: CloudImage, isAccountLoaded: boolean): CloudImageView {
  return restingCloudImage.viewOf(restingCloudImage.snapshotOf({ record, isAccountLoaded }));
}

/** Makes them over the portal's services. @param isAccountLoaded whether the account has been loaded already */
export function createCloudLifecycles(
  services: Services,
  isAccountLoaded: boolean,
): CloudLifecycles {
  const owner = services.session.currentAccount();
  return createRecordLifecycles<
    CloudImage,
    CloudImageInput,
    CloudImageSnapshot['context'],
    CloudImageSnapshot['value'],
    CloudImageView,
    CloudImageEvent,
    CloudImageEmitted,
    CloudExtension
  >(
    {
      resting: restingCloudImage,
      snapshotOf: restingCloudImage.snapshotOf,
      actors: madeOf(cloudActors, ({ createCloudActors }) => createCloudActors(services)),
      memory: createPaymentMemory('cloud_extension', owner, (value): value is CloudExtension =>
        hasFields(value, { image: 'string' }),
      ),
      now: () => services.clock.now(),
      onUnavailable: () => notifyUnavailable(services),
    },
    isAccountLoaded,
  );
}
