/** The context, the events, the effects and the other types of a payment's lifecycle. */
import type { ApiError } from '@tram/api/result';
import type { Port } from '../actors/port.ts';

/** Something that the customer wants to pay for, once. */
export interface Intention<Order> {
  readonly order: Order;
  /** Value of the `Idempotency-Key` header; the same for every try of this intention. */
  readonly key: string;
  /** What the customer has confirmed to pay, VND; nothing where asking costs nothing (a top-up). */
  readonly total?: number | undefined;
  /**
   * What the intention would change, as it was before it was sent: as `PaymentEvidence.read` wrote it down. Only where the server
   * does not honour keys; one that is kept without it had not been sent, or was sent to a server that did.
   */
  readonly before?: string | undefined;
}

/** What was found of a payment whose answer was lost. */
export type Finding<Answer> =
  /** It happened: what it would change has changed. `answer` is what the server would have answered, where that was read. */
  | { readonly name: 'happened'; readonly answer: Answer | null }
  /** Nothing that it would change has changed, and no money is missing. */
  | { readonly name: 'unchanged' }
  /** There is less money than before, and nothing shows for what. */
  | { readonly name: 'balance-lower' };

/**
 * How to find out what became of a payment without sending it again: for a server that does not honour keys. Both read alone.
 */
export interface PaymentEvidence<Order, Answer> {
  /** Writes down what the order would change (its record, the list that it would be in, the balance), before it is sent. */
  readonly read: Port<Order, string>;
  /** Reads the same again and compares. */
  readonly find: Port<{ readonly order: Order; readonly before: string }, Finding<Answer>>;
}

/** The effects of a payment. Each of them is required. */
export interface PaymentPorts<Order, Answer> {
  /** Sends the order, with its key in the `Idempotency-Key` header where the server honours keys. */
  readonly send: Port<Intention<Order>, Answer>;
  /** A new unguessable key: `newIdempotencyKey` of `@tram/api/idempotency-key`; `crypto.randomUUID` is not there on http pages. */
  readonly newKey: () => string;
  /**
   * `null` where the server honours keys: a lost order is then sent again with its key until it is answered. Elsewhere it is
   * never sent a second time automatically, and this finds out what became of it.
   */
  readonly evidence: PaymentEvidence<Order, Answer> | null;
  /**
   * What the order costs at this moment, VND, read from account and machine; `null` where what is paid for is not there any more, which
   * the server will say; a failure where the sum cannot be worked out. It is read right before an order with a `total` is sent or sent
   * again, which is not done unless both are the same. `null` for a server that compares the confirmed total itself.
   */
  readonly quote: Port<Order, number | null> | null;
}

/** How a payment begins. */
export interface PaymentInput<Order> {
  /** An intention whose answer was never seen, kept by `PaymentView.keep`; `null` for none. */
  readonly intention: Intention<Order> | null;
}

/** How a payment has ended. Each end is an object of its own: one that is another than before is news. */
export type PaymentEnd<Order, Answer> =
  /**
   * `answer` is `null` where the server's answer was lost and the payment was found to have happened; `total` is what was charged, VND,
   * where it was confirmed.
   */
  | {
      readonly type: 'PAID';
      readonly order: Order;
      readonly total?: number | undefined;
      readonly answer: Answer | null;
    }
  /** `total` is what the customer had confirmed, VND; `error.total`, where it is there, what it costs now. */
  | {
      readonly type: 'REFUSED';
      readonly order: Order;
      readonly total?: number | undefined;
      readonly error: ApiError;
    }
  /** Its answer was lost, and reading does not say what became of it. */
  | {
      readonly type: 'UNCONFIRMED';
      readonly order: Order;
      readonly total?: number | undefined;
      readonly finding: PaymentFinding;
    };

/**
 * What is known of a payment whose outcome is not: `unreadable` when what it would change could not be read; `price-changed` when its
 * price is another one now than the confirmed, so that it is not sent again.
 */
export type PaymentFinding =
  | Exclude<Finding<never>['name'], 'happened'>
  | 'unreadable'
  | 'price-changed';

export type PaymentEvent<Order> =
  /** Begins an intention of its own, and leaves one that is `unconfirmed` as it is. `total`: what the customer confirms, VND. */
  | { readonly type: 'PAY'; readonly order: Order; readonly total?: number | undefined }
  /** Ask at once: with the same key, or by reading again. */
  | { readonly type: 'RETRY' }
  /** The connection or the tab came back, or a real-time event arrived. */
  | { readonly type: 'REFRESH' }
  /** The customer has seen how it ended. */
  | { readonly type: 'ACKNOWLEDGE' }
  /** Ask no more about one whose outcome is unknown, and forget it: for a top-up, which costs nothing while nobody pays it. */
  | { readonly type: 'ABANDON' };

/** What a payment remembers. None of it is secret; none of it is to be persisted but the intention. */
export interface PaymentContext<Order, Answer> {
  /** The intention that has no answer yet. */
  readonly intention: Intention<Order> | null;
  /** How often the order has been sent for this intention, or was to be sent again and its price could not be read. */
  readonly tries: number;
  /** How often it was read what became of it. */
  readonly checks: number;
  /** Why it was refused, or why its outcome is not known. */
  readonly error: ApiError | null;
  readonly finding: PaymentFinding | null;
  /** How the last one ended; `null` before, and when it has been acknowledged. */
  readonly end: PaymentEnd<Order, Answer> | null;
}
