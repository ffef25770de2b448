import { createContext, useContext } from 'react';
import type { Image } from '@tram/api/types';
import type { PcImageView } from '@tram/machines/pc-image';
import type { OpeningProps } from '../address/dialog-address.ts';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { invalidate } from '../../data/query-client.ts';
import { useLiveEvent } from '../../data/live.ts';
import { usePreload, usePreloadOnInput } from '../../data/when-idle.ts';
import { useLifecycle, useRecordLifecycles } from '../lifecycles/use-lifecycles.ts';
import {
  createPcLifecycles,
  pcActors,
  type PcImageOutcome,
  type PcLifecycles,
} from './pc-lifecycles.ts';

export const PcLifecyclesContext = createContext<PcLifecycles | null>(null);

/** The code of the outcome toasts, which no first screen needs. */
const loadNotifier = () => importChunk(() => import('./notify-outcome.ts'));

/** The lifecycles around. @throws Error outside `PcLifecyclesContext` */
export function usePcLifecycles(): PcLifecycles {
  const lifecycles = useContext(PcLifecyclesContext);
  if (lifecycles === null) throw new Error('usePcLifecycles is called outside PcLifecyclesContext');
  return lifecycles;
}

/**
 * The lifecycles for as long as a screen of PCs is shown, listening to real time and telling the customer how things ended.
 * @param images the PCs on screen
 */
export function usePcs(images: readonly Image[]): PcLifecycles {
  const services = useServices();
  usePreload(loadNotifier);
  usePreloadOnInput(pcActors.load);
  const lifecycles = useRecordLifecycles(
    (isAccountLoaded) => createPcLifecycles(services, isAccountLoaded),
    images,
    (ended: PcImageOutcome, id: string, { name }: PcImageView) => {
      const outcome = { ...ended, id, name };
      void loadNotifier().then(
        ({ notifyOutcomeInWords }) => notifyOutcomeInWords(services, outcome),
        // Without it at least a refusal is heard; everything else the card shows.
        () => {
          if (outcome.type === 'REFUSED') services.notify('inValid', outcome.error.message);
        },
      );
      void invalidate(
        services,
        'listImages',
        'getMyAccount',
        'getOrderOfImage',
        'listOrders',
        'listOrderHistory',
        'listLogs',
      );
    },
  );
  useLiveEvent('boot_result', ({ id }) => lifecycles.send({ type: 'REFRESH' }, id));
  useLiveEvent('create_vm_result', ({ id }) => lifecycles.send({ type: 'REFRESH' }, id));
  return lifecycles;
}

export function usePc(image: Image) {
  return useLifecycle(usePcLifecycles(), image);
}

export type Pc = ReturnType<typeof usePc>;

export interface PcDialogProps extends OpeningProps {
  readonly image: Image;
}
