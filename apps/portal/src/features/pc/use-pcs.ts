import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Image } from '@tram/api/types';
import type { PcImageEvent, PcImageView } from '@tram/machines/pc-image';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { readAgain } from '../../data/read-again.ts';
import { useAccount } from '../../data/use-account.ts';
import { useLiveEvent, useLookAgain } from '../../data/use-live.ts';
import { useWhenQuiet } from '../../data/use-when-quiet.ts';
import { createPcLifecycles, type PcLifecycles, type PcOutcome } from './pc-lifecycles.ts';

/** The lifecycles of the screen that shows PCs. */
export const PcLifecyclesContext = createContext<PcLifecycles | null>(null);

/** How something ended is told by code that no first screen needs. */
const loadTelling = () => importChunk(() => import('./tell-outcome.ts'));

/** The lifecycles around. @throws Error outside `PcLifecyclesContext` */
export function usePcLifecycles(): PcLifecycles {
  const lifecycles = useContext(PcLifecyclesContext);
  if (lifecycles === null) throw new Error('usePcLifecycles is called outside PcLifecyclesContext');
  return lifecycles;
}

/**
 * The lifecycles for as long as a screen of PCs is shown: told the newest records and whether the account is there, listening
 * to real time, and telling the customer how things ended.
 * @param images the PCs on screen
 */
export function usePcs(images: readonly Image[]): PcLifecycles {
  const services = useServices();
  const isAccountLoaded = useAccount() !== null;
  const [lifecycles] = useState(() => createPcLifecycles(services, isAccountLoaded));

  useWhenQuiet(loadTelling);
  const tell = useEffectEvent((outcome: PcOutcome) => {
    void loadTelling().then(
      ({ tellSpoken }) => tellSpoken(services, outcome),
      // Without it at least a refusal is heard; everything else the card shows.
      () => {
        if (outcome.type === 'REFUSED') services.notify('inValid', outcome.error.message);
      },
    );
    void readAgain(
      services,
      'listImages',
      'getMyAccount',
      'getOrderOfImage',
      'listOrders',
      'listOrderHistory',
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
  useLiveEvent('boot_result', ({ id }) => lifecycles.lookAgain(id));
  useLiveEvent('create_vm_result', ({ id }) => lifecycles.lookAgain(id));
  useLookAgain(() => lifecycles.lookAgain());
  return lifecycles;
}

/** One PC: its present face, and what it is told. */
export interface Pc {
  readonly view: PcImageView;
  readonly send: (event: PcImageEvent) => void;
}

/** The lifecycle of one PC on a screen with `usePcs`. */
export function usePc(image: Image): Pc {
  const lifecycle = usePcLifecycles().of(image);
  const view = useSyncExternalStore(lifecycle.subscribe, lifecycle.view, lifecycle.view);
  return { view, send: lifecycle.send };
}
