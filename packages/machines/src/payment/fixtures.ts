/** Samples of every event and answer of a payment, and a snapshot of every state that it can rest in. For tests and stories. */
import type { Result } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import {
  forbiddenError,
  missingMoneyError,
  networkError,
  refusals,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { unprovided } from '../actors/port.ts';
import { paymentMachine } from './machine.ts';
import type { Finding, Intention, PaymentContext, PaymentEvent } from './model.ts';

/** What is paid for in the samples: some months of something. */
export interface SampleOrder {
  readonly months: number;
}

const order: SampleOrder = { months: 2 };

/** An intention with its key, on its way to a server that honours keys. */
export const keyedIntention: Intention<SampleOrder> = {
  order,
  key: '0c2d1b7e-8f4a-4d1c-9b52-7a6e5d4c3b2a',
};

/** The same, on its way to a server that does not. */
export const writtenIntention: Intention<SampleOrder> = {
  ...keyedIntention,
  before: 'two orders, 500000',
};

/** Every event, with the values that decide differently. */
export const paymentEvents: Samples<PaymentEvent<SampleOrder>> = {
  PAY: [{ type: 'PAY', order }],
  RETRY: [{ type: 'RETRY' }],
  REFRESH: [{ type: 'REFRESH' }],
  ACKNOWLEDGE: [{ type: 'ACKNOWLEDGE' }],
  ABANDON: [{ type: 'ABANDON' }],
};

const errors = [
  ...unknownOutcomes,
  ...refusals,
  unauthorizedError,
  forbiddenError,
  tooManyRequestsError,
];
const failed = errors.map((error) => ({ ok: false, error }) as const);

/** Every answer that an invoked actor can give, by its name. */
export const paymentAnswers: {
  readonly send: readonly Result<string>[];
  readonly read: readonly Result<string>[];
  readonly find: readonly Result<Finding<string>>[];
} = {
  send: [{ ok: true, value: 'paid' }, ...failed],
  read: [{ ok: true, value: 'two orders, 500000' }, ...failed],
  find: [
    { ok: true, value: { name: 'happened', answer: null } },
    { ok: true, value: { name: 'happened', answer: 'paid' } },
    { ok: true, value: { name: 'unchanged' } },
    { ok: true, value: { name: 'balance-lower' } },
    ...failed,
  ],
};

/** The machine without its effects. */
export const samplePaymentMachine = paymentMachine<SampleOrder, string>({
  send: unprovided,
  newKey: () => 'not provided',
  evidence: null,
  quote: null,
});

type Snapshot = SnapshotFrom<typeof samplePaymentMachine>;

const at = (
  value: Snapshot['value'],
  context: Partial<PaymentContext<SampleOrder, string>> = {},
): Snapshot =>
  samplePaymentMachine.resolveState({
    value,
    context: {
      intention: null,
      tries: 0,
      checks: 0,
      error: null,
      finding: null,
      end: null,
      ...context,
    },
  });

const lost = { tries: 1, error: networkError };

/** The states that a snapshot is of: the names of their leaves. */
type PaymentPlace =
  | 'resting.idle'
  | 'resting.paid'
  | 'resting.refused'
  | 'preparing'
  | 'sending'
  | 'unsure'
  | 'checking.asking'
  | 'checking.pausing'
  | 'unconfirmed';

/** A snapshot of every state that a payment can rest in, by the name of its leaf. */
export const paymentSnapshots: Readonly<Record<PaymentPlace, Snapshot>> = {
  'resting.idle': at({ resting: 'idle' }),
  'resting.paid': at({ resting: 'paid' }, { end: { type: 'PAID', order, answer: 'paid' } }),
  'resting.refused': at(
    { resting: 'refused' },
    { error: missingMoneyError, end: { type: 'REFUSED', order, error: missingMoneyError } },
  ),
  preparing: at('preparing', { intention: keyedIntention }),
  sending: at('sending', { intention: keyedIntention, tries: 1 }),
  unsure: at('unsure', { ...lost, intention: keyedIntention }),
  'checking.asking': at(
    { checking: 'asking' },
    { ...lost, intention: writtenIntention, checks: 1 },
  ),
  'checking.pausing': at(
    { checking: 'pausing' },
    { ...lost, intention: writtenIntention, checks: 1, finding: 'unchanged' },
  ),
  unconfirmed: at('unconfirmed', {
    intention: writtenIntention,
    tries: 1,
    checks: 7,
    finding: 'unchanged',
    end: { type: 'UNCONFIRMED', order, finding: 'unchanged' },
  }),
};
