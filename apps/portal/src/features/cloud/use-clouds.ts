import { createContext, useContext } from 'react';
import type { CloudImage } from '@tram/api/types';
import type { CloudImageEmitted, CloudImageView } from '@tram/machines/cloud-image';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { invalidate } from '../../data/query-client.ts';
import { useLiveEvent } from '../../data/live.ts';
import { usePreload, usePreloadOnInput } from '../../data/when-idle.ts';
import { useLifecycle, useRecordLifecycles } from '../lifecycles/use-lifecycles.ts';
import { cloudActors, createCloudLifecycles, type CloudLifecycles } from './cloud-lifecycles.ts';
import { cloudWords } from './words.vi.ts';

export const CloudLifecyclesContext = createContext<CloudLifecycles | null>(null);

/** The code of the outcome toasts, which no first screen needs. */
const loadNotifier = () => importChunk(() => import('./notify-outcome.ts'));

/** The lifecycles around. @throws Error outside `CloudLifecyclesContext` */
export function useCloudLifecycles(): CloudLifecycles {
  const lifecycles = useContext(CloudLifecyclesContext);
  if (lifecycles === null) {
    throw new Error('useCloudLifecycles is called outside CloudLifecyclesContext');
  }
  return lifecycles;
}

/**
 * The lifecycles for as long as a screen of cloud machines is shown, listening to real time and telling the customer how things
 * ended.
 * @param images the machines on screen
 */
export function useClouds(images: readonly CloudImage[]): CloudLifecycles {
  const services = useServices();
  const words = useWords(cloudWords);
  usePreload(loadNotifier);
  usePreloadOnInput(cloudActors.load);
  const lifecycles = useRecordLifecycles(
    (isAccountLoaded) => createCloudLifecycles(services, isAccountLoaded),
    images,
    (ended: CloudImageEmitted, id: string, { name }: CloudImageView) => {
      const outcome = { ...ended, id, name };
      void loadNotifier().then(
        ({ notifyOutcomeInWords }) => notifyOutcomeInWords(services, words, outcome),
        // Without it at least a refusal is heard; everything else the card shows.
        () => {
          if (outcome.type === 'REFUSED' && outcome.error !== null)
            services.notify('inValid', outcome.error.message);
        },
      );
      void invalidate(
        services,
        'listCloudImages',
        'listCloudPackages',
        'listCloudImageHistory',
        'getMyAccount',
        'listLogs',
      );
    },
  );
  useLiveEvent('create_vm_result', ({ id }) => lifecycles.send({ type: 'REFRESH' }, id));
  // With the event itself, for the server's words.
  useLiveEvent('vm_result', (result) => lifecycles.send({ type: 'REFRESH', result }, result.id));
  return lifecycles;
}

/** The lifecycle of one cloud machine on a screen with `useClouds`. */
export function useCloud(image: CloudImage) {
  return useLifecycle(useCloudLifecycles(), image);
}

export type Cloud = ReturnType<typeof useCloud>;
