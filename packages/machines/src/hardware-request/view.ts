import type { ApiError } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf } from '../attempt/failure-name.ts';
import type { FailureName } from '../attempt/failure-name.ts';
import { extensionOf } from './extension.ts';
import type { HardwareExtension } from './extension.ts';
import type { hardwareRequestMachine } from './machine.ts';
import type { HardwareRequestRefusal } from './rules.ts';
import { chosenIds, refusalOf, selectionRefusal, statusOf } from './situation.ts';
import type { HardwareRequestStatus, HardwareSelectionRefusal } from './situation.ts';
import type { HardwarePiece, HardwareRequestReason, HardwareWish } from './types.ts';

/**
 * What the customer does about the request. `submitted`, `withdrawn`, `refused`: how the last wish ended, until it is
 * acknowledged; what became of a submitted request is its `status`.
 */
export type HardwareRequestStep =
  | 'idle'
  | 'choosing'
  | 'sending'
  | 'checking'
  | 'submitted'
  | 'withdrawn'
  | 'refused';

/** A piece that can be chosen. */
export interface HardwareOption extends HardwarePiece {
  isChosen: boolean;
}

/** A request for hardware as a screen reads it: flags, prices and reasons, no words. */
export interface HardwareRequestView {
  /** Id of the cloud machine. */
  id: string;
  status: HardwareRequestStatus;
  step: HardwareRequestStep;
  /** What is on its way or being found out; `null` when nothing is. */
  wish: HardwareWish['action'] | null;
  reason: HardwareRequestReason | null;
  /** The call behind the reason, with the server's words; `null` when none failed. */
  error: ApiError | null;
  /** Why the record cannot be read at the moment; it is tried again. */
  lookError: ApiError | null;
  /** What that error means, by name. */
  lookFailure: FailureName | null;
  /** Something is on its way and the customer waits for it. */
  isBusy: boolean;
  canChoose: boolean;
  canSubmit: boolean;
  canWithdraw: boolean;
  canCancel: boolean;
  canAcknowledge: boolean;
  /** Why nothing can be asked for (`no-hardware` …); `null` when something can. */
  submitRefusal: HardwareRequestRefusal | null;
  /** Why what is chosen cannot be sent; `null` when it can. */
  selectionRefusal: HardwareSelectionRefusal | null;
  /** Why there is nothing to withdraw; `null` when there is. */
  withdrawRefusal: HardwareRequestRefusal | null;
  /** What the package offers, at the present prices, VND before the discount. */
  options: readonly HardwareOption[];
  /** What was asked for, at the prices of that moment, VND before the discount. */
  requested: readonly HardwarePiece[];
  /** What the next extension costs now, and once what is chosen or pending is accepted. */
  extension: HardwareExtension;
}

type Snapshot = SnapshotFrom<typeof hardwareRequestMachine>;

/** The present face of a request. Pure: a new snapshot gives a new view, the same snapshot an equal one. */
export function hardwareRequestView(snapshot: Snapshot): HardwareRequestView {
  const { context } = snapshot;
  const { record, wish, reason, error, lookError } = context;
  const step = stepOf(snapshot.value.request);
  const isBusy = step === 'sending' || step === 'checking';
  const ids = new Set(chosenIds(context));
  return {
    id: record._id,
    status: statusOf(context),
    step,
    wish: wish?.action ?? null,
    reason,
    error,
    lookError,
    lookFailure: lookError === null ? null : failureNameOf(lookError),
    isBusy,
    canChoose: snapshot.can({ type: 'CHOOSE' }),
    canSubmit: snapshot.can({ type: 'SUBMIT' }),
    canWithdraw: snapshot.can({ type: 'WITHDRAW' }),
    canCancel: snapshot.can({ type: 'CANCEL' }),
    canAcknowledge: !isBusy && (reason !== null || step === 'submitted' || step === 'withdrawn'),
    submitRefusal: refusalOf('submit', context),
    selectionRefusal: selectionRefusal(context),
    withdrawRefusal: refusalOf('withdraw', context),
    options: record.cloud.hardwares.map((piece) => ({ ...piece, isChosen: ids.has(piece._id) })),
    requested: record.hardwares,
    extension: extensionOf(context),
  };
}

function stepOf(value: Snapshot['value']['request']): HardwareRequestStep {
  if (typeof value === 'string') return value === 'deciding' ? 'idle' : value;
  return 'resting' in value ? value.resting : 'checking';
}
