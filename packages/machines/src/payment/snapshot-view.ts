/** A file of its own, because a list of records at rest needs the rest of the view, and no snapshot. */
import { failureNameOf } from '../answers/failure.ts';
import type { PaymentContext } from './model.ts';
import { priceChangeOf, type PaymentStep, type PaymentView } from './view.ts';

/** The part of a payment's snapshot that its view is made of. */
export interface PaymentSnapshot<Order, Answer> {
  readonly value: PaymentValue;
  readonly context: PaymentContext<Order, Answer>;
}

type PaymentValue =
  | 'deciding'
  | 'preparing'
  | 'sending'
  | 'outcomeUnknown'
  | 'unsure'
  | 'unconfirmed'
  | { readonly resting: 'idle' | 'paid' | 'refused' }
  | { readonly checking: 'asking' | 'pausing' };

/** The view of a payment. Pure: the same snapshot gives an equal view. */
export function paymentView<Order, Answer>({
  value,
  context: { intention, error, finding, end },
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
      (step === 'unconfirmed' && intention?.before !== undefined),
    keep: value === 'preparing' ? null : intention,
    end,
  };
}

function stepOf(value: PaymentValue): PaymentStep {
  if (typeof value === 'object') return 'resting' in value ? value.resting : 'checking';
  if (value === 'preparing') return 'sending';
  // Both are left at once.
  return value === 'deciding' || value === 'outcomeUnknown' ? 'idle' : value;
}
