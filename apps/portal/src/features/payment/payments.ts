import { createActor, type ActorOptions } from 'xstate';
import {
  isPending,
  paymentMachine,
  paymentView,
  type PaymentEnd,
  type PaymentEvent,
  type PaymentPorts,
  type PaymentView,
} from '@tram/machines/payment';
import { holdTab } from '../../app/tab-hold.ts';
import type { PaymentMemory } from './payment-memory.ts';

type Clock = NonNullable<ActorOptions<ReturnType<typeof paymentMachine>>['clock']>;

/** One payment on a screen. */
export interface Payment<Order, Answer> {
  readonly view: () => PaymentView<Order, Answer>;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: PaymentEvent<Order>) => void;
}

/** The payments of one kind on a screen: one for each thing that can be paid for, so that none waits for another's answer. */
export interface Payments<Order, Answer> {
  /** The payment of this thing; it begins with the first call. */
  readonly of: (id: string) => Payment<Order, Answer>;
  /** All whose outcome is unknown ask at once. */
  readonly lookAgain: () => void;
  /** One has ended; returns the function that ends the listening. */
  readonly onEnd: (listener: (id: string, end: PaymentEnd<Order, Answer>) => void) => () => void;
  /** Begins those that the memory holds. Calling it again changes nothing. */
  readonly start: () => void;
  /** Ends them all. One without its answer stays in the memory and is asked about by the next. */
  readonly stop: () => void;
}

/**
 * Makes the payments of a kind, for what is no part of a machine's lifecycle: the order of a VPS or a cloud machine, whose record
 * does not exist before it is paid. Those that were under way when the tab was reloaded go on with `start`.
 * @param options `clock` for the pauses between tries, where it is not the browser's
 */
export function createPayments<Order, Answer>(
  ports: PaymentPorts<Order, Answer>,
  memory: PaymentMemory<Order>,
  options: { readonly clock?: Clock } = {},
): Payments<Order, Answer> {
  const machine = paymentMachine(ports);
  const running = new Map<string, Payment<Order, Answer> & { readonly end: () => void }>();
  const listeners = new Set<(id: string, end: PaymentEnd<Order, Answer>) => void>();

  function begin(id: string): Payment<Order, Answer> {
    const actor = createActor(machine, {
      ...options,
      input: { intention: memory.remembered(id) },
    });
    let view = paymentView(actor.getSnapshot());
    const viewers = new Set<() => void>();
    actor.subscribe((snapshot) => {
      const { end: before } = view;
      view = paymentView(snapshot);
      memory.remember(id, view.keep);
      holdTab('payment', id, isPending(view));
      const { end } = view;
      if (end !== null && end !== before) for (const listener of listeners) listener(id, end);
      for (const changed of viewers) changed();
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

  const of = (id: string): Payment<Order, Answer> => running.get(id) ?? begin(id);
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
