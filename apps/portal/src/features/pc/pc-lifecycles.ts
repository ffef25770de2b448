import { createActor, type ActorRefFrom } from 'xstate';
import type { Image } from '@tram/api/types';
import {
  pcImageView,
  withPcImagePorts,
  type PcImageEmitted,
  type PcImageEvent,
  type PcImageView,
} from '@tram/machines/pc-image';
import { isPending } from '@tram/machines/payment';
import type { Services } from '../../app/services.ts';
import { holdTab } from '../../app/tab-hold.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { isPcImageOrder } from './pc-order.ts';
import { pcPorts } from './pc-ports.ts';

type PcActor = ActorRefFrom<ReturnType<typeof withPcImagePorts>>;

/** How something that was asked of a PC has ended; and, by its record, whether one that was being made is there. */
type PcNews = PcImageEmitted | { readonly type: 'READY' | 'NOT_MADE' };

/** The same with the PC that it is about. */
export type PcOutcome = PcNews & { readonly id: string; readonly name: string };

/** One PC's lifecycle as a screen uses it. */
export interface PcLifecycle {
  readonly view: () => PcImageView;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: PcImageEvent) => void;
}

/** The lifecycles of the PCs on screen: one a PC, shared by its card and its dialogs. */
export interface PcLifecycles {
  /** The lifecycle of a PC; it begins with the first call. */
  readonly of: (image: Image) => PcLifecycle;
  /** Tells each lifecycle its PC's newest record; begins those that have none yet. */
  readonly follow: (images: readonly Image[]) => void;
  /** Tells them all whether the customer's account has been loaded: nothing is paid for without it. */
  readonly tellAccount: (isLoaded: boolean) => void;
  /** All look at their own record again, or the one of this id. Null: it may be any of them. */
  readonly lookAgain: (id?: string | null) => void;
  /** Something has ended; returns the function that ends the listening. */
  readonly onOutcome: (listener: (outcome: PcOutcome) => void) => () => void;
  /** Ends them all. A payment without its answer is kept and asked about by the next ones. */
  readonly stop: () => void;
}

interface Entry extends PcLifecycle {
  readonly actor: PcActor;
}

/**
 * Makes the lifecycles over the portal's services. Nothing is sent by itself.
 * @param isLoadedAtFirst whether the account has been loaded already
 */
export function createPcLifecycles(services: Services, isLoadedAtFirst: boolean): PcLifecycles {
  let isAccountLoaded = isLoadedAtFirst;
  const machine = withPcImagePorts(pcPorts(services));
  const memory = createPaymentMemory('pc', services.session.currentAccount(), isPcImageOrder);
  const entries = new Map<string, Entry>();
  const listeners = new Set<(outcome: PcOutcome) => void>();

  function begin(image: Image): Entry {
    const id = image._id;
    const actor = createActor(machine, {
      input: { record: image, intention: memory.remembered(id), isAccountLoaded },
    });
    let view = pcImageView(actor.getSnapshot());
    const viewers = new Set<() => void>();
    const tell = (news: PcNews) => {
      for (const listener of listeners) listener({ ...news, id, name: view.name });
    };
    let isAwaited = view.status === 'waiting';
    actor.subscribe((snapshot) => {
      view = pcImageView(snapshot);
      memory.remember(id, view.payment.keep);
      holdTab('payment', id, isPending(view.payment));
      for (const changed of viewers) changed();
      if (view.status === 'waiting') {
        isAwaited = true;
      } else if (isAwaited && (view.status === 'ready' || view.status === 'notRented')) {
        isAwaited = false;
        tell({ type: view.status === 'ready' ? 'READY' : 'NOT_MADE' });
      }
    });
    actor.on('*', tell);
    actor.start();
    const entry: Entry = {
      actor,
      view: () => view,
      subscribe(changed) {
        viewers.add(changed);
        return () => viewers.delete(changed);
      },
      send: (event) => actor.send(event),
    };
    entries.set(id, entry);
    return entry;
  }

  return {
    of: (image) => entries.get(image._id) ?? begin(image),
    follow(images) {
      for (const image of images) {
        const entry = entries.get(image._id);
        if (entry === undefined) begin(image);
        else entry.actor.send({ type: 'RECORD', record: image });
      }
    },
    tellAccount(isLoaded) {
      if (isLoaded === isAccountLoaded) return;
      isAccountLoaded = isLoaded;
      for (const { actor } of entries.values()) actor.send({ type: 'ACCOUNT', isLoaded });
    },
    lookAgain(id = null) {
      for (const [known, { actor }] of entries) {
        if (id === null || id === known) actor.send({ type: 'LOOK_AGAIN' });
      }
    },
    onOutcome(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      for (const [id, { actor }] of entries) {
        actor.stop();
        // Nobody waits for its answer any more; the server still does it once.
        holdTab('payment', id, false);
      }
      entries.clear();
    },
  };
}
