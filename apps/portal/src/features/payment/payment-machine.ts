/**
 * A payment that is no part of a machine's lifecycle: the order of a VPS or a cloud machine, whose record does not exist before
 * it is paid. A machine because it acts over money and lost answers (decision records 0003 and 0010).
 *
 * - `resting` (`idle`, `paid`, `refused`): PAY begins a wish with a key of its own.
 * - `sending`: the call is on its way; a second PAY has no transition.
 * - `unsure`: its answer was lost, nobody knows whether it was paid. The same key is sent again after a pause, on RETRY and
 *   on LOOK_AGAIN, until there is an answer.
 */
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { failure, type ApiError, type Result } from '@tram/api/result';
import { retryDelay, undecided } from '@tram/machines/attempt';

/** One wish of the customer to pay for something, with the key that makes it happen once. */
export interface Intention<Order> {
  readonly order: Order;
  /** Value of the `Idempotency-Key` header; the same for every try of this wish. */
  readonly key: string;
}

/** The effects of a payment. */
export interface PaymentPorts<Order, Answer> {
  /** Sends the order with its key; a refusal is a value. */
  readonly send: (intention: Intention<Order>, signal: AbortSignal) => Promise<Result<Answer>>;
  /** A new unguessable key. */
  readonly newKey: () => string;
}

export type PaymentEvent<Order> =
  | { readonly type: 'PAY'; readonly order: Order }
  | { readonly type: 'RETRY' }
  /** The connection or the tab came back, or a real-time event arrived. */
  | { readonly type: 'LOOK_AGAIN' }
  /** The customer has seen how it ended. */
  | { readonly type: 'ACKNOWLEDGE' };

/** How a payment has ended, said once. */
export type PaymentEnd<Order, Answer> =
  | { readonly type: 'PAID'; readonly order: Order; readonly answer: Answer }
  | { readonly type: 'REFUSED'; readonly order: Order; readonly error: ApiError };

export interface PaymentContext<Order> {
  readonly intention: Intention<Order> | null;
  /** How often the order has been sent with this key. */
  readonly tries: number;
  /** Why the last try failed; null after a success. */
  readonly error: ApiError | null;
}

export interface PaymentInput<Order> {
  /** A payment whose answer was never seen, to be asked again with its key; null for none. */
  readonly intention: Intention<Order> | null;
}

/** What a port that throws against its promise means: nobody knows what became of it. */
const nothingKnown = failure('malformed');

/** The lifecycle of payments of one kind. Nothing is sent by itself but what was under way already. */
export function paymentMachine<Order, Answer>({ send, newKey }: PaymentPorts<Order, Answer>) {
  interface Types {
    context: PaymentContext<Order>;
    events: PaymentEvent<Order>;
    input: PaymentInput<Order>;
    emitted: PaymentEnd<Order, Answer>;
  }
  return setup({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion, typescript/no-unsafe-type-assertion -- XState infers from the type and never reads the value
    types: {} as Types,
    actors: {
      send: fromPromise<Result<Answer>, Intention<Order> | null>(async ({ input, signal }) => {
        if (input === null) return nothingKnown;
        return send(input, signal).catch(() => nothingKnown);
      }),
    },
    actions: {
      take: assign(({ event }) =>
        event.type === 'PAY'
          ? { intention: { order: event.order, key: newKey() }, tries: 0, error: null }
          : {},
      ),
      countTry: assign({ tries: ({ context }) => context.tries + 1 }),
      keepError: assign((_, result: Result<Answer>) => ({
        error: result.ok ? null : result.error,
      })),
      forgetError: assign({ error: null }),
      settle: enqueueActions(({ context: { intention }, enqueue }, result: Result<Answer>) => {
        enqueue.assign({ intention: null, error: result.ok ? null : result.error });
        if (intention === null) return;
        const { order } = intention;
        enqueue.emit(
          result.ok
            ? { type: 'PAID', order, answer: result.value }
            : { type: 'REFUSED', order, error: result.error },
        );
      }),
    },
    guards: {
      hasIntention: ({ context }) => context.intention !== null,
      succeeded: (_, result: Result<Answer>) => result.ok,
      isUndecided: ({ context }, result: Result<Answer>) =>
        !result.ok && undecided(result.error, context.tries),
      /** Unless the server asks to wait, which only the customer's own RETRY does not heed. */
      mayAskAtOnce: ({ context }) => typeof context.error?.retryAfterMs !== 'number',
    },
    delays: {
      retryDelay: ({ context }) => retryDelay(context.tries, context.error?.retryAfterMs),
    },
  }).createMachine({
    id: 'payment',
    context: ({ input }) => ({
      intention: input.intention,
      tries: input.intention === null ? 0 : 1,
      error: null,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: 'hasIntention', target: 'unsure' }, { target: 'resting' }],
      },
      resting: {
        initial: 'idle',
        states: { idle: {}, paid: {}, refused: {} },
        on: {
          PAY: { target: 'sending', actions: 'take' },
          ACKNOWLEDGE: { target: '.idle', actions: 'forgetError' },
        },
      },
      sending: {
        entry: 'countTry',
        invoke: {
          src: 'send',
          input: ({ context }) => context.intention,
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'resting.paid',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isUndecided', params: ({ event }) => event.output },
              target: 'unsure',
              actions: { type: 'keepError', params: ({ event }) => event.output },
            },
            {
              target: 'resting.refused',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
          ],
        },
      },
      unsure: {
        after: { retryDelay: 'sending' },
        on: {
          RETRY: 'sending',
          LOOK_AGAIN: { guard: 'mayAskAtOnce', target: 'sending' },
        },
      },
    },
  });
}
