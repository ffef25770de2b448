import { createActor, type ActorOptions, type SnapshotFrom } from 'xstate';
import {
  paymentMachine,
  paymentView,
  type PaymentEnd,
  type PaymentEvent,
  type PaymentPorts,
  type PaymentView,
} from '@tram/machines/payment';
import { createLifecycles, type RunningLifecycles } from '../lifecycles/lifecycles.ts';
import type { PaymentMemory } from './payment-memory.ts';

type Clock = NonNullable<ActorOptions<ReturnType<typeof paymentMachine>>['clock']>;

/** The payments of one kind on a screen: one for each thing that can be paid for, so that none waits for another's answer. */
export type Payments<Order, Answer> = RunningLifecycles<
  string,
  PaymentView<Order, Answer>,
  PaymentEvent<Order>,
  PaymentEnd<Order, Answer>
>;

/**
 * Makes the payments of a kind, for what is no part of a machine's lifecycle: the order of a VPS or a cloud machine, whose record
 * does not exist before it is paid. Those that were under way when the tab was reloaded continue with `start`.
 * @param options `clock` for the pauses between tries, where it is not the browser's
 */
export function createPayments<Order, Answer>(
  ports: PaymentPorts<Order, Answer>,
  memory: PaymentMemory<Order>,
  options: { readonly clock?: Clock } = {},
): Payments<Order, Answer> {
  const machine = paymentMachine(ports);
  return createLifecycles<
    string,
    SnapshotFrom<typeof machine>,
    PaymentView<Order, Answer>,
    PaymentEvent<Order>,
    PaymentEnd<Order, Answer>,
    Order
  >({
    idOf: (id) => id,
    actorOf: (id) =>
      createActor(machine, { ...options, input: { intention: memory.remembered(id) } }),
    viewOf: paymentView,
    paymentOf: (view) => view,
    memory,
    outcomeOf: ({ end }, before) => (end === before.end ? null : end),
    kept: memory.ids,
  });
}
