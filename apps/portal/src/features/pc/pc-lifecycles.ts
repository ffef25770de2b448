import { createActor, type SnapshotFrom } from 'xstate';
import type { Image } from '@tram/api/types';
import {
  pcImageView,
  withPcImagePorts,
  type PcImageEmitted,
  type PcImageEvent,
  type PcImageOrder,
  type PcImageView,
} from '@tram/machines/pc-image';
import type { Services } from '../../app/services.ts';
import { createRecordLifecycles, type RecordLifecycles } from '../lifecycles/lifecycles.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { isPcImageOrder } from './pc-order.ts';
import { pcPorts } from './pc-ports.ts';

/** How something that was asked of a PC has ended; and, by its record, whether one that was being made is there. */
export type PcImageOutcome = PcImageEmitted | { readonly type: 'READY' | 'NOT_MADE' };

/** The same with the PC that it is about. */
export type PcOutcome = PcImageOutcome & { readonly id: string; readonly name: string };

/** The lifecycles of the PCs on screen. */
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
      actorOf(input, tell) {
        const actor = createActor(machine, { input });
        actor.on('*', tell);
        return actor;
      },
      viewOf: pcImageView,
      paymentOf: ({ payment }) => payment,
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
