/**
 * Paying for something (interpretations, "Wire conventions" and "Money"; decision records 0003 and 0010): the rental of a PC, a
 * VPS or a cloud machine, an extension, a top-up. Every lifecycle and every dialog that costs money uses it.
 *
 * - `resting` (`idle`, or how the last one ended: `paid`, `refused`): PAY begins an intention, with one key for all of its tries.
 * - `sending`: on its way. There is no second PAY until it is answered.
 *
 * When its answer is lost, nobody knows whether it was paid. Where the server honours keys:
 * - `unsure`: the same key is sent again after a pause, on RETRY, and on REFRESH unless the server asks to wait, until it
 *   answers. A new key here could charge twice. If the price is another one by then, it is not sent, and is `unconfirmed`.
 *
 * Where it does not, the order is sent once and never again:
 * - `preparing`: what the order would change is read before it is sent. If that cannot be read, nothing is sent.
 * - `checking`: reads what has changed, again and again for about a minute.
 * - `unconfirmed`: it could not be found out. The customer decides, and a PAY is a second intention beside the first. Something that may
 *   have changed (REFRESH, RETRY) is still followed by a reading; that it has been seen (ACKNOWLEDGE) does not make it known.
 *
 * What is charged is what was confirmed. A server that compares totals refuses another one. For one that does not, the price is read in
 * `preparing`, too, before every try: at another one than the confirmed `total` nothing is sent. A first try ends as `refused` with both;
 * a later one as `unconfirmed`, since an earlier one may have been charged.
 *
 * Nothing is sent in an initial state. One that was under way goes on with `unsure` or `checking`.
 */
import { assign, setup } from 'xstate';
import type { Result } from '@tram/api/result';
import { bareError } from '../answers/failure.ts';
import { outcomeUnknown, retryDelay } from '../answers/retry.ts';
import { answerOf, typesOf } from '../actors/setup.ts';
import { portActor, requiring, unprovided } from '../actors/port.ts';
import { paymentView, type PaymentSnapshot, type PaymentView } from './view.ts';
import type {
  Finding,
  Intention,
  PaymentContext,
  PaymentEnd,
  PaymentEvent,
  PaymentFinding,
  PaymentInput,
  PaymentPorts,
} from './model.ts';

/** How often it is read what became of an order before the customer is asked; with the pauses between, about a minute. */
const checksNeeded = 7;

/** Nothing is being paid for, and nothing has ended. */
const nothingYet = {
  intention: null,
  tries: 0,
  checks: 0,
  error: null,
  finding: null,
  end: null,
} as const;

/** Nothing had to be read. */
const unread = { ok: true, value: null } as const;

const written = answerOf<Result<string | null>>();

function machine<Order, Answer>(ports: PaymentPorts<Order, Answer>) {
  type Sent = Result<Answer>;
  type Found = Result<Finding<Answer>>;
  type Context = PaymentContext<Order, Answer>;
  const { evidence, quote } = ports;
  const find = evidence?.find ?? unprovided;

  /** Reads what has to be known before an order is sent: how things stand (`null` where that is not needed), and the price. */
  async function prepare(
    { order, total }: Intention<Order>,
    signal: AbortSignal,
  ): Promise<Result<string | null>> {
    const [before, price] = await Promise.all([
      evidence?.read(order, signal) ?? unread,
      (total === undefined ? null : quote?.(order, signal)) ?? unread,
    ]);
    if (!price.ok) return price;
    return price.value === null || price.value === total
      ? before
      : { ok: false, error: { ...bareError('conflict'), total: price.value } };
  }

  const ended = (end: PaymentEnd<Order, Answer>): Partial<Context> => ({
    intention: null,
    error: end.type === 'REFUSED' ? end.error : null,
    finding: null,
    end,
  });
  const findingOf = (result: Found): PaymentFinding =>
    result.ok && result.value.name !== 'happened' ? result.value.name : 'unreadable';
  const sent = answerOf<Sent>();
  const found = answerOf<Found>();
  const paid = ({ event: { output } }: { event: { output: Sent } }) => ({
    answer: output.ok ? output.value : null,
  });
  const foundPaid = ({ event: { output } }: { event: { output: Found } }) => ({
    answer: output.ok && output.value.name === 'happened' ? output.value.answer : null,
  });

  const abandon = { target: '#payment.resting.idle', actions: 'forget' } as const;

  return setup({
    types: typesOf<{
      context: Context;
      events: PaymentEvent<Order>;
      input: PaymentInput<Order>;
    }>(),
    actors: {
      send: portActor(requiring(ports.send)),
      read: portActor(requiring<Intention<Order>, string | null>(prepare)),
      find: portActor(
        // One that is checked was written down: `mayCheck`.
        requiring<Intention<Order>, Finding<Answer>>(({ order, before = '' }, signal) =>
          find({ order, before }, signal),
        ),
      ),
    },
    actions: {
      take: assign(({ event }) =>
        event.type === 'PAY'
          ? {
              ...nothingYet,
              intention: { order: event.order, key: ports.newKey(), total: event.total },
            }
          : {},
      ),
      writeDown: assign(({ context: { intention } }, result: Result<string | null>) =>
        result.ok && result.value !== null && intention !== null
          ? { intention: { ...intention, before: result.value } }
          : {},
      ),
      countTry: assign({ tries: ({ context }) => context.tries + 1 }),
      keepPriceChange: assign({ finding: 'price-changed' }),
      countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
      keepError: assign((_, result: Result<unknown>) => ({
        error: result.ok ? null : result.error,
      })),
      settlePaid: assign(({ context: { intention } }, { answer }: { answer: Answer | null }) =>
        intention === null
          ? {}
          : ended({
              type: 'PAID',
              order: intention.order,
              total: intention.total,
              answer,
            }),
      ),
      settleRefused: assign(({ context: { intention } }, result: Result<unknown>) =>
        intention === null || result.ok
          ? {}
          : ended({
              type: 'REFUSED',
              order: intention.order,
              total: intention.total,
              error: result.error,
            }),
      ),
      keepFinding: assign((_, result: Found) => ({
        finding: findingOf(result),
        error: result.ok ? null : result.error,
      })),
      settleUnconfirmed: assign(({ context: { intention, end, ...known } }) => {
        const finding = known.finding ?? 'unreadable';
        // The same finding is not emitted twice.
        if (intention === null || (end?.type === 'UNCONFIRMED' && end.finding === finding))
          return {};
        const { order, total } = intention;
        return { finding, end: { type: 'UNCONFIRMED' as const, order, total, finding } };
      }),
      forget: assign(nothingYet),
    },
    guards: {
      /** An intention that was kept, where the server honours keys. */
      mayAskWithKey: ({ context }) => context.intention !== null && evidence === null,
      mayCheck: ({ context }) => context.intention?.before !== undefined,
      hasIntention: ({ context }) => context.intention !== null,
      readsFirst: ({ context: { intention } }) =>
        evidence !== null || (quote !== null && intention?.total !== undefined),
      wasSentBefore: ({ context }) => context.tries > 0,
      isOtherPriceNow: ({ context }, result: Result<unknown>) =>
        context.tries > 0 && !result.ok && result.error.total !== undefined,
      mayCompareAgain: ({ context }) => context.finding === 'price-changed',
      succeeded: (_, result: Result<unknown>) => result.ok,
      isOutcomeUnknown: ({ context }, result: Sent) =>
        !result.ok && outcomeUnknown(result.error, context.tries),
      happened: (_, result: Found) => result.ok && result.value.name === 'happened',
      isChecked: ({ context }) => context.checks >= checksNeeded,
      /** Unless the server asks to wait, which only the customer's own RETRY does not heed. */
      mayAskAtOnce: ({ context }) => typeof context.error?.retryAfterMs !== 'number',
    },
    delays: {
      retryDelay: ({ context }) => retryDelay(context.tries, context.error?.retryAfterMs),
      checkPause: ({ context }) => retryDelay(context.checks, context.error?.retryAfterMs),
    },
  }).createMachine({
    id: 'payment',
    context: ({ input: { intention } }) => ({
      ...nothingYet,
      intention,
      tries: intention === null ? 0 : 1,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'mayAskWithKey', target: 'unsure' },
          { guard: 'mayCheck', target: 'checking' },
          { guard: 'hasIntention', target: 'unconfirmed' },
          { target: 'resting' },
        ],
      },
      resting: {
        initial: 'idle',
        states: { idle: {}, paid: {}, refused: {} },
        on: {
          PAY: { target: '#payment.beforeSending', actions: 'take' },
          ACKNOWLEDGE: { target: '.idle', actions: 'forget' },
        },
      },
      beforeSending: {
        always: [{ guard: 'readsFirst', target: 'preparing' }, { target: 'sending' }],
      },
      preparing: {
        invoke: {
          src: 'read',
          input: ({ context }) => context.intention,
          onDone: [
            written.when('succeeded', 'sending', written.action('writeDown')),
            written.when(
              'isOtherPriceNow',
              'unconfirmed',
              written.action('keepError'),
              'keepPriceChange',
            ),
            written.when('wasSentBefore', 'unsure', written.action('keepError'), 'countTry'),
            { target: 'resting.refused', actions: written.action('settleRefused') },
          ],
        },
      },
      sending: {
        entry: 'countTry',
        invoke: {
          src: 'send',
          input: ({ context }) => context.intention,
          onDone: [
            sent.when('succeeded', 'resting.paid', { type: 'settlePaid', params: paid }),
            sent.when('isOutcomeUnknown', 'outcomeUnknown', sent.action('keepError')),
            { target: 'resting.refused', actions: sent.action('settleRefused') },
          ],
        },
      },
      outcomeUnknown: {
        always: [{ guard: 'mayAskWithKey', target: 'unsure' }, { target: 'checking' }],
      },
      unsure: {
        after: { retryDelay: 'beforeSending' },
        on: {
          ABANDON: abandon,
          RETRY: 'beforeSending',
          REFRESH: { guard: 'mayAskAtOnce', target: 'beforeSending' },
        },
      },
      checking: {
        initial: 'asking',
        on: { ABANDON: abandon },
        states: {
          asking: {
            entry: 'countCheck',
            invoke: {
              src: 'find',
              input: ({ context }) => context.intention,
              onDone: [
                found.when('happened', '#payment.resting.paid', {
                  type: 'settlePaid',
                  params: foundPaid,
                }),
                {
                  guard: 'isChecked',
                  target: '#payment.unconfirmed',
                  actions: found.action('keepFinding'),
                },
                { target: 'pausing', actions: found.action('keepFinding') },
              ],
            },
          },
          pausing: {
            after: { checkPause: 'asking' },
            on: { RETRY: 'asking', REFRESH: { guard: 'mayAskAtOnce', target: 'asking' } },
          },
        },
      },
      unconfirmed: {
        entry: 'settleUnconfirmed',
        on: {
          ABANDON: abandon,
          PAY: { target: 'beforeSending', actions: 'take' },
          RETRY: [
            { guard: 'mayCheck', target: 'checking' },
            { guard: 'mayCompareAgain', target: 'beforeSending' },
          ],
          REFRESH: { guard: 'mayCheck', target: 'checking' },
        },
      },
    },
  });
}

type Machine<Order, Answer> = ReturnType<typeof machine<Order, Answer>>;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface PaymentMachine<Order, Answer> extends Machine<Order, Answer> {}

/** The lifecycle of payments of one kind. */
export const paymentMachine: <Order, Answer>(
  ports: PaymentPorts<Order, Answer>,
) => PaymentMachine<Order, Answer> = machine;

/** Stands in a lifecycle with a payment of its own until its ports are provided. */
export const unprovidedPayment = <Order, Answer>(): PaymentMachine<Order, Answer> =>
  paymentMachine<Order, Answer>({
    send: unprovided,
    newKey: () => 'not provided',
    evidence: null,
    quote: null,
  });

/** The payment of a lifecycle that has one of its own, as its actor `payment`; its action `takePayment` takes the view. */
export const paymentInvocation = <Order, Answer>() =>
  ({
    id: 'payment',
    src: 'payment',
    input: ({ context }: { context: { payment: PaymentView<Order, Answer> } }) => ({
      intention: context.payment.keep,
    }),
    onSnapshot: {
      actions: {
        type: 'takePayment',
        params: ({ event }: { event: { snapshot: PaymentSnapshot<Order, Answer> } }) =>
          paymentView(event.snapshot),
      },
    },
  }) as const;

const forward = (type: 'RETRY' | 'REFRESH' | 'ACKNOWLEDGE') =>
  ({ type: 'sendToPayment', params: { type } }) as const;

/** The events that a lifecycle with a payment of its own passes on to it, by its action `sendToPayment`. */
export const paymentEvents = {
  RETRY: { guard: 'mayRetry', actions: forward('RETRY') },
  REFRESH: { actions: forward('REFRESH') },
  ACKNOWLEDGE: { actions: forward('ACKNOWLEDGE') },
} as const;
