import type { ApiError } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf, refusalsOf, type FailureName } from '../answers/failure.ts';
import type { PaymentView } from '../payment/view.ts';
import { timeOf } from '../rules/time.ts';
import type { pcImageMachine } from './machine.ts';
import { operationFailureOf, situationOf } from './model.ts';
import type {
  PcImageContext,
  PcImageOperationFailure,
  PcImageOrder,
  PcImagePaymentAnswer,
} from './model.ts';
import { pcImageRefusal, pcImageActions } from './rules.ts';
import type { PcImageAction, PcImageOperation, PcImageRefusal, PcImageStatus } from './rules.ts';

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
  /** The rental or extension that is going on, or the last one. */
  payment: PaymentView<PcImageOrder, PcImagePaymentAnswer>;
  operation: PcImageOperationView;
  /** Why the PC could not be read the last time; what is shown may be old, and it is asked for again. */
  readError: ApiError | null;
  readFailure: FailureName | null;
}

/** The part of a PC's snapshot that its view is made of. */
export interface PcImageSnapshot {
  readonly context: PcImageContext;
  readonly value: Pick<SnapshotFrom<typeof pcImageMachine>['value'], 'operation'>;
}

/** The view of a PC. Pure: the same snapshot gives an equal view. */
export function pcImageView(snapshot: PcImageSnapshot): PcImageView {
  const { context, value } = snapshot;
  const { record, payment } = context;
  const { operation, lastOperation, operationError, readError } = context;
  const situation = situationOf(context);
  const isRented = situation.status === 'ready' || situation.status === 'ending';
  return {
    id: record._id,
    name: record.name,
    status: situation.status,
    deadline: isRented ? timeOf(record.estimate_used) : null,
    refusals: refusalsOf(pcImageActions, (action) => pcImageRefusal(action, situation)),
    payment,
    operation: {
      step: typeof value.operation === 'object' ? value.operation.resting : value.operation,
      operation: operation ?? lastOperation,
      message: context.operationMessage,
      error: operationError,
      failure: operationError === null ? null : operationFailureOf(operationError),
    },
    readError,
    readFailure: readError === null ? null : failureNameOf(readError),
  };
}
