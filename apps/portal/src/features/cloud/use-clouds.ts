import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CloudImage } from '@tram/api/types';
import type { CloudImageEvent, CloudImageView } from '@tram/machines/cloud-image';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { readAgain } from '../../data/read-again.ts';
import { useAccount } from '../../data/use-account.ts';
import { useLiveEvent, useLookAgain } from '../../data/use-live.ts';
import { useWhenQuiet } from '../../data/use-when-quiet.ts';
import {
  createCloudLifecycles,
  type CloudLifecycles,
  type CloudOutcome,
} from './cloud-lifecycles.ts';
import { cloudWords } from './words.vi.ts';

/** The lifecycles of the screen that shows cloud machines. */
export const CloudLifecyclesContext = createContext<CloudLifecycles | null>(null);

/** How something ended is told by code that no first screen needs. */
const loadTelling = () => importChunk(() => import('./tell-outcome.ts'));

/** The lifecycles around. @throws Error outside `CloudLifecyclesContext` */
export function useCloudLifecycles(): CloudLifecycles {
  const lifecycles = useContext(CloudLifecyclesContext);
  if (lifecycles === null) {
    throw new Error('useCloudLifecycles is called outside CloudLifecyclesContext');
  }
  return lifecycles;
}

/**
 * The lifecycles for as long as a screen of cloud machines is shown: told the newest records and whether the account is
 * there, listening to real time, and telling the customer how things ended.
 * @param images the machines on screen
 */
export function useClouds(images: readonly CloudImage[]): CloudLifecycles {
  const services = useServices();
  const words = useWords(cloudWords);
  const isAccountLoaded = useAccount() !== null;
  const [lifecycles] = useState(() => createCloudLifecycles(services, isAccountLoaded));

  useWhenQuiet(loadTelling);
  const tell = useEffectEvent((outcome: CloudOutcome) => {
    void loadTelling().then(
      ({ tellSpoken }) => tellSpoken(services, words, outcome),
      // Without it at least a refusal is heard; everything else the card shows.
      () => {
        if (outcome.type === 'REFUSED' && outcome.error !== null)
          services.notify('inValid', outcome.error.message);
      },
    );
    void readAgain(
      services,
      'listCloudImages',
      'listCloudPackages',
      'listCloudImageHistory',
      'getMyAccount',
      'listLogs',
    );
  });
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    const silence = lifecycles.onOutcome((outcome) => tell(outcome));
    return () => {
      silence();
      // Not at once: React's strict mode takes effects down and up again, and the cards hold on to what they have.
      ending.current = setTimeout(lifecycles.stop, 0);
    };
  }, [lifecycles]);
  useEffect(() => lifecycles.tellAccount(isAccountLoaded), [lifecycles, isAccountLoaded]);
  useEffect(() => lifecycles.follow(images), [lifecycles, images]);
  useLiveEvent('create_vm_result', ({ id }) => lifecycles.lookAgain(id));
  useLiveEvent('vm_result', (result) => lifecycles.lookAgain(result.id, result));
  useLookAgain(() => lifecycles.lookAgain());
  return lifecycles;
}

/** One cloud machine: its present face, and what it is told. */
export interface Cloud {
  readonly view: CloudImageView;
  readonly send: (event: CloudImageEvent) => void;
}

/** The lifecycle of one cloud machine on a screen with `useClouds`. */
export function useCloud(image: CloudImage): Cloud {
  const lifecycle = useCloudLifecycles().of(image);
  const view = useSyncExternalStore(lifecycle.subscribe, lifecycle.view, lifecycle.view);
  return { view, send: lifecycle.send };
}
