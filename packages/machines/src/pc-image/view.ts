import type { ApiError } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf } from '../attempt/failure-name.ts';
import type { FailureName } from '../attempt/failure-name.ts';
import { timeOf } from '../rules/time.ts';
import type { pcImageMachine } from './machine.ts';
import { operationFailureOf } from './operation-failure.ts';
import type { PcImageOperationFailure } from './operation-failure.ts';
import { pcImageRefusal } from './rules.ts';
import type {
  PcImageAction,
  PcImageOperation,
  PcImagePayment,
  PcImageRefusal,
  PcImageStatus,
} from './rules.ts';
import { situationOf } from './situation.ts';
import type { PcImageIntention } from './types.ts';

/** A rental or an extension as a screen reads it. */
export interface PcImagePaymentView {
  /**
   * `sending`: on its way. `unsure`: its answer was lost and is being asked for with the same key. `paid`, `refused`: how
   * the last one ended, until it is acknowledged.
   */
  step: 'idle' | 'sending' | 'unsure' | 'paid' | 'refused';
  action: PcImagePayment | null;
  /** Why it was refused, or why its answer is not known. */
  error: ApiError | null;
  /** What that error means, by name: what there is to do about it. */
  failure: FailureName | null;
  /** VND that the balance lacks, when that is why it was refused. */
  missingAmount: number | null;
  /** To keep until it is answered, so that a reload asks again with the same key. */
  keep: PcImageIntention | null;
}

/** A call to the machine as a screen reads it. */
export interface PcImageOperationView {
  step: 'idle' | 'running' | 'done' | 'refused';
  operation: PcImageOperation | null;
  /** The server's words about a success; `null` when it had none. */
  message: string | null;
  error: ApiError | null;
  /** What that error means, by name. After `no-answer` the machine may have done it. */
  failure: PcImageOperationFailure | null;
}

/** A PC as a screen reads it: flags, deadlines and reasons, no words. */
export interface PcImageView {
  id: string;
  name: string;
  status: PcImageStatus;
  /** When the paid time ends, ms of server time; `null` when that is not known or nothing is rented. */
  deadline: number | null;
  /** For each action why it cannot be begun now; `null` when it can. */
  refusals: Readonly<Record<PcImageAction, PcImageRefusal | null>>;
  payment: PcImagePaymentView;
  operation: PcImageOperationView;
  /** RETRY is taken: ask at once about the payment that has no answer. */
  canRetry: boolean;
  /** Why the PC could not be read the last time; what is shown may be old, and it is asked for again. */
  lookError: ApiError | null;
  /** What that error means, by name. */
  lookFailure: FailureName | null;
}

type Snapshot = SnapshotFrom<typeof pcImageMachine>;

/** The present face of a PC. Pure: the same snapshot gives an equal view. */
export function pcImageView(snapshot: Snapshot): PcImageView {
  const { context, value } = snapshot;
  const { record, intention, lastPayment, paymentError } = context;
  const { operation, lastOperation, operationError, lookError } = context;
  const situation = situationOf(context);
  const isRented = situation.status === 'ready' || situation.status === 'ending';
  const refusalOf = (action: PcImageAction) => pcImageRefusal(action, situation);
  return {
    id: record._id,
    name: record.name,
    status: situation.status,
    deadline: isRented ? timeOf(record.estimate_used) : null,
    refusals: {
      rent: refusalOf('rent'),
      extend: refusalOf('extend'),
      downloadRdp: refusalOf('downloadRdp'),
      reset: refusalOf('reset'),
      renewPassword: refusalOf('renewPassword'),
      wake: refusalOf('wake'),
      delete: refusalOf('delete'),
      chooseRoute: refusalOf('chooseRoute'),
      rotateIp: refusalOf('rotateIp'),
      tunnel: refusalOf('tunnel'),
      play: refusalOf('play'),
    },
    payment: {
      step: paymentStep(value.payment),
      action: intention?.action ?? lastPayment,
      error: paymentError,
      failure: paymentError === null ? null : failureNameOf(paymentError),
      missingAmount: paymentError?.missingAmount ?? null,
      keep: intention,
    },
    operation: {
      step: operationStep(value.operation),
      operation: operation ?? lastOperation,
      message: context.operationMessage,
      error: operationError,
      failure: operationError === null ? null : operationFailureOf(operationError),
    },
    canRetry: snapshot.can({ type: 'RETRY' }),
    lookError,
    lookFailure: lookError === null ? null : failureNameOf(lookError),
  };
}

function paymentStep(value: Snapshot['value']['payment']): PcImagePaymentView['step'] {
  if (typeof value === 'object') return value.resting;
  return value === 'deciding' ? 'idle' : value;
}

function operationStep(value: Snapshot['value']['operation']): PcImageOperationView['step'] {
  return typeof value === 'object' ? value.resting : value;
}
