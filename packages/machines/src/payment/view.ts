import type { ApiError } from '@tram/api/result';
import { failureNameOf, type FailureName } from '../answers/failure.ts';
import type { Intention, PaymentContext, PaymentEnd, PaymentFinding } from './model.ts';

/**
 * - `idle`: nothing is being paid for.
 * - `sending`: on its way.
 * - `unsure`: its answer was lost and is being asked for with the same key.
 * - `checking`: its answer was lost, and what became of it is being found out by reading.
 * - `unconfirmed`: it could not be found out; the customer decides.
 * - `paid`, `refused`: how the last one ended, until it is acknowledged.
 */
export type PaymentStep =
  | 'idle'
  | 'sending'
  | 'unsure'
  | 'checking'
  | 'unconfirmed'
  | 'paid'
  | 'refused';

/** A price that has changed, VND. */
export interface PriceChange {
  readonly from: number;
  readonly to: number;
}

/** What a refusal says of a price that has changed since it was confirmed; `null` where it was refused for another reason. */
export function priceChangeOf({
  total: from,
  error,
}: {
  readonly total?: number | undefined;
  readonly error: Pick<ApiError, 'total'> | null;
}): PriceChange | null {
  const to = error?.total;
  return from === undefined || to === undefined ? null : { from, to };
}

/** A payment as a screen reads it. No words. */
export interface PaymentView<Order, Answer> {
  readonly step: PaymentStep;
  /** What is being paid for, or was the last time; `null` when idle. */
  readonly order: Order | null;
  /** What was confirmed for it, VND; `null` where nothing was, or when idle. */
  readonly total: number | null;
  /** Why it was refused, or why its outcome is not known. */
  readonly error: ApiError | null;
  /** What that error means, by name: what there is to do about it. */
  readonly failure: FailureName | null;
  /** VND that the balance lacks, when that is why it was refused. */
  readonly missingAmount: number | null;
  /** The price was another one than the confirmed: nothing was charged, and the customer is to confirm again. VND. */
  readonly priceChange: PriceChange | null;
  /** What reading has found of one that is being checked or `unconfirmed`. */
  readonly finding: PaymentFinding | null;
  /** RETRY is taken: ask at once. */
  readonly canRetry: boolean;
  /** To keep until it is answered, so that a reload goes on with it; `null` while nothing has been sent. */
  readonly keep: Intention<Order> | null;
  /** How the last one ended; another object than before is news. */
  readonly end: PaymentEnd<Order, Answer> | null;
}

/** Whether a payment is on its way, or its outcome is still being found out: nothing else is paid for meanwhile. */
export function isPending({ step }: Pick<PaymentView<unknown, unknown>, 'step'>): boolean {
  return step === 'sending' || step === 'unsure' || step === 'checking';
}

/** The part of a payment's snapshot that its view is made of. */
export interface PaymentSnapshot<Order, Answer> {
  readonly value: PaymentValue;
  readonly context: PaymentContext<Order, Answer>;
}

type PaymentValue =
  | 'deciding'
  | 'beforeSending'
  | 'preparing'
  | 'sending'
  | 'outcomeUnknown'
  | 'unsure'
  | 'unconfirmed'
  | { readonly resting: 'idle' | 'paid' | 'refused' }
  | { readonly checking: 'asking' | 'pausing' };

/** A payment before anything has been paid for. */
export const idlePayment: PaymentView<never, never> = {
  step: 'idle',
  order: null,
  total: null,
  error: null,
  failure: null,
  missingAmount: null,
  priceChange: null,
  finding: null,
  canRetry: false,
  keep: null,
  end: null,
};

/** The payment of a lifecycle that begins: one without an answer is gone on with. */
export function paymentAtFirst<Order>(
  intention: Intention<Order> | null | undefined,
): PaymentView<Order, never> {
  return { ...idlePayment, keep: intention ?? null };
}

/** A payment after ACKNOWLEDGE, where none is on its way: how the last one ended is forgotten. */
export function acknowledgedPayment<Order, Answer>(
  payment: PaymentView<Order, Answer>,
): PaymentView<Order, Answer> {
  return payment.step === 'paid' || payment.step === 'refused' ? idlePayment : payment;
}

/** The view of a payment. Pure: the same snapshot gives an equal view. */
export function paymentView<Order, Answer>({
  value,
  context: { intention, tries, error, finding, end },
}: PaymentSnapshot<Order, Answer>): PaymentView<Order, Answer> {
  const step = stepOf(value);
  return {
    step,
    order: intention?.order ?? end?.order ?? null,
    total: intention?.total ?? end?.total ?? null,
    error,
    failure: error === null ? null : failureNameOf(error),
    missingAmount: error?.missingAmount ?? null,
    priceChange: end?.type === 'REFUSED' ? priceChangeOf(end) : null,
    finding,
    canRetry:
      step === 'unsure' ||
      (typeof value === 'object' && 'checking' in value && value.checking === 'pausing') ||
      (step === 'unconfirmed' && (intention?.before !== undefined || finding === 'price-changed')),
    keep: value === 'preparing' && tries === 0 ? null : intention,
    end,
  };
}

function stepOf(value: PaymentValue): PaymentStep {
  if (typeof value === 'object') return 'resting' in value ? value.resting : 'checking';
  if (value === 'preparing') return 'sending';
  // All three are left at once.
  return value === 'deciding' || value === 'beforeSending' || value === 'outcomeUnknown'
    ? 'idle'
    : value;
}
