import { createActor, type ActorOptions } from 'xstate';
import type { ApiError } from '@tram/api/result';
import { holdTab } from '../../app/tab-hold.ts';
import {
  paymentMachine,
  type PaymentEnd,
  type PaymentEvent,
  type PaymentPorts,
} from './payment-machine.ts';
import type { PaymentMemory } from './payment-memory.ts';

type Clock = NonNullable<ActorOptions<ReturnType<typeof paymentMachine>>['clock']>;

/** A payment as a screen reads it. */
export interface PaymentView {
  readonly step: 'idle' | 'sending' | 'unsure' | 'paid' | 'refused';
  /** The refusal behind `refused`, the lost call behind `unsure`. */
  readonly error: ApiError | null;
}

/** One payment on a screen. */
export interface Payment<Order> {
  readonly view: () => PaymentView;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: PaymentEvent<Order>) => void;
}

/** The payments of one kind on a screen: one for each thing that can be paid for, so that none waits for another's answer. */
export interface Payments<Order, Answer> {
  /** The payment of this thing; it begins with the first call. */
  readonly of: (id: string) => Payment<Order>;
  /** All that are unsure ask at once. */
  readonly lookAgain: () => void;
  /** One has ended; returns the function that ends the listening. */
  readonly onEnd: (listener: (id: string, end: PaymentEnd<Order, Answer>) => void) => () => void;
  /** Begins those that the memory holds. Calling it again changes nothing. */
  readonly start: () => void;
  /** Ends them all. One without its answer stays in the memory and is asked about by the next. */
  readonly stop: () => void;
}

/** What a view is made of, whatever is paid for. */
interface Standing {
  readonly value:
    | 'deciding'
    | 'sending'
    | 'unsure'
    | { readonly resting: 'idle' | 'paid' | 'refused' };
  readonly context: { readonly error: ApiError | null };
}

function viewOf({ value, context: { error } }: Standing): PaymentView {
  if (value === 'deciding') return { step: 'idle', error: null };
  if (typeof value === 'string') return { step: value, error };
  return { step: value.resting, error };
}

/**
 * Makes the payments of a kind. Those that were under way when the tab was reloaded go on with `start`.
 * @param options `clock` for the pauses between tries, where it is not the browser's
 */
export function createPayments<Order, Answer>(
  ports: PaymentPorts<Order, Answer>,
  memory: PaymentMemory<Order>,
  options: { readonly clock?: Clock } = {},
): Payments<Order, Answer> {
  const machine = paymentMachine(ports);
  const running = new Map<string, Payment<Order> & { readonly end: () => void }>();
  const listeners = new Set<(id: string, end: PaymentEnd<Order, Answer>) => void>();

  function begin(id: string): Payment<Order> {
    const actor = createActor(machine, {
      ...options,
      input: { intention: memory.remembered(id) },
    });
    let view = viewOf(actor.getSnapshot());
    const viewers = new Set<() => void>();
    actor.subscribe((snapshot) => {
      view = viewOf(snapshot);
      memory.remember(id, snapshot.context.intention);
      holdTab('payment', id, snapshot.context.intention !== null);
      for (const changed of viewers) changed();
    });
    actor.on('*', (end) => {
      for (const listener of listeners) listener(id, end);
    });
    actor.start();
    const payment = {
      view: () => view,
      subscribe(changed: () => void) {
        viewers.add(changed);
        return () => viewers.delete(changed);
      },
      send: (event: PaymentEvent<Order>) => actor.send(event),
      end: () => actor.stop(),
    };
    running.set(id, payment);
    return payment;
  }

  const of = (id: string): Payment<Order> => running.get(id) ?? begin(id);
  return {
    of,
    lookAgain() {
      for (const payment of running.values()) payment.send({ type: 'LOOK_AGAIN' });
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      for (const id of memory.ids()) of(id);
    },
    stop() {
      for (const [id, payment] of running) {
        payment.end();
        holdTab('payment', id, false);
      }
      running.clear();
    },
  };
}
