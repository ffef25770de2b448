import { createActor, type ActorRefFrom } from 'xstate';
import type { VmResultEvent } from '@tram/api/realtime';
import type { CloudImage } from '@tram/api/types';
import {
  cloudImageView,
  withCloudImagePorts,
  type CloudExtension,
  type CloudImageEmitted,
  type CloudImageEvent,
  type CloudImageView,
} from '@tram/machines/cloud-image';
import { isPending } from '@tram/machines/payment';
import type { Services } from '../../app/services.ts';
import { holdTab } from '../../app/tab-hold.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { cloudPorts } from './cloud-ports.ts';

type CloudActor = ActorRefFrom<ReturnType<typeof withCloudImagePorts>>;

/** How something that was asked of a cloud machine is going or has ended. */
export type CloudOutcome = CloudImageEmitted & { readonly id: string; readonly name: string };

/** One cloud machine's lifecycle as a screen uses it. */
export interface CloudLifecycle {
  readonly view: () => CloudImageView;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: CloudImageEvent) => void;
}

/** The lifecycles of the cloud machines on screen: one a machine, shared by its card and its dialogs. */
export interface CloudLifecycles {
  /** The lifecycle of a machine; it begins with the first call. */
  readonly of: (image: CloudImage) => CloudLifecycle;
  /** Tells each lifecycle its machine's newest record; begins those that have none yet. */
  readonly follow: (images: readonly CloudImage[]) => void;
  /** Tells them all whether the customer's account has been loaded: nothing is paid for without it. */
  readonly tellAccount: (isLoaded: boolean) => void;
  /**
   * All look at their own record again, or the one of this id; null: it may be any of them. With a `vm_result`, for the server's
   * words.
   */
  readonly lookAgain: (id?: string | null, result?: VmResultEvent) => void;
  /** Something is going on or has ended; returns the function that ends the listening. */
  readonly onOutcome: (listener: (outcome: CloudOutcome) => void) => () => void;
  /** Ends them all. An extension without its answer is kept and asked about by the next ones. */
  readonly stop: () => void;
}

/** Whether a stored value is the extension of a machine. */
function isExtension(value: unknown): value is CloudExtension {
  return (
    typeof value === 'object' &&
    value !== null &&
    'image' in value &&
    typeof value.image === 'string'
  );
}

interface Entry extends CloudLifecycle {
  readonly actor: CloudActor;
}

/**
 * Makes the lifecycles over the portal's services. Nothing is sent by itself.
 * @param isLoadedAtFirst whether the account has been loaded already
 */
export function createCloudLifecycles(
  services: Services,
  isLoadedAtFirst: boolean,
): CloudLifecycles {
  let isAccountLoaded = isLoadedAtFirst;
  const machine = withCloudImagePorts(cloudPorts(services));
  const owner = services.session.currentAccount();
  const memory = createPaymentMemory('cloud_extension', owner, isExtension);
  const entries = new Map<string, Entry>();
  const listeners = new Set<(outcome: CloudOutcome) => void>();

  function begin(image: CloudImage): Entry {
    const id = image._id;
    const actor = createActor(machine, {
      input: { record: image, intention: memory.remembered(id), isAccountLoaded },
    });
    let view = cloudImageView(actor.getSnapshot());
    const viewers = new Set<() => void>();
    actor.subscribe((snapshot) => {
      view = cloudImageView(snapshot);
      memory.remember(id, view.payment.keep);
      holdTab('payment', id, isPending(view.payment));
      for (const changed of viewers) changed();
    });
    actor.on('*', (event) => {
      for (const listener of listeners) listener({ ...event, id, name: view.name });
    });
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
    lookAgain(id = null, result) {
      for (const [known, { actor }] of entries) {
        if (id !== null && id !== known) continue;
        actor.send({ type: 'LOOK_AGAIN', ...(result === undefined ? {} : { result }) });
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
