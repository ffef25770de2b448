import type { Image } from '@tram/api/types';
import type {
  PcImageEmitted,
  PcImageEvent,
  PcImageInput,
  PcImageOrder,
  PcImageSnapshot,
  PcImageView,
} from '@tram/machines/pc-image';
import { restingPcImage } from '@tram/machines/pc-image/resting';
import { RENTAL_UNITS } from '@tram/machines/rules';
import { lazyPart, madeOf } from '../../app/lazy-part.ts';
import type { Services } from '../../app/services.ts';
import { hasFields } from '../../app/stored.ts';
import { createRecordLifecycles, type RecordLifecycles } from '../lifecycles/record-lifecycles.ts';
import { notifyUnavailable } from '../lifecycles/notify-unavailable.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';

/** The code of their actors, with the state machine of a PC. */
export const pcActors = lazyPart(() => import('./pc-actors.ts'));

/** How something that was asked of a PC has ended; and, by its record, whether one that was being made is there. */
export type PcImageOutcome = PcImageEmitted | { readonly type: 'READY' | 'NOT_MADE' };

/** The same with the PC that it is about. */
export type PcOutcome = PcImageOutcome & { readonly id: string; readonly name: string };

export type PcLifecycles = RecordLifecycles<Image, PcImageView, PcImageEvent, PcImageOutcome>;

/** A PC by its record alone: what a screen shows that has no lifecycles. */
export function pcAtRest(record: Image, isAccountLoaded: boolean): PcImageView {
  return restingPcImage.viewOf(restingPcImage.snapshotOf({ record, isAccountLoaded }));
}

/** Makes them over the portal's services. @param isAccountLoaded whether the account has been loaded already */
export function createPcLifecycles(services: Services, isAccountLoaded: boolean): PcLifecycles {
  const awaited = new Set<string>();
  return createRecordLifecycles<
    Image,
    PcImageInput,
    PcImageSnapshot['context'],
    PcImageSnapshot['value'],
    PcImageView,
    PcImageEvent,
    PcImageOutcome,
    PcImageOrder
  >(
    {
      resting: restingPcImage,
      snapshotOf: restingPcImage.snapshotOf,
      actors: madeOf(pcActors, ({ createPcActors }) => createPcActors(services)),
      memory: createPaymentMemory('pc', services.session.currentAccount(), isPcImageOrder),
      outcomeOf({ status }, _, id) {
        if (status === 'waiting') awaited.add(id);
        const hasEnded = status === 'ready' || status === 'notRented';
        if (!hasEnded || !awaited.delete(id)) return null;
        return { type: status === 'ready' ? 'READY' : 'NOT_MADE' };
      },
      now: () => services.clock.now(),
      onUnavailable: () => notifyUnavailable(services),
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
