import type { ApiError } from '@tram/api/result';
import type { SnapshotFrom } from 'xstate';
import { failureNameOf, type FailureName } from '../answers/failure.ts';
import { cloudPriceOf, type CloudPrice } from '../rules/cloud-price.ts';
import type { hardwareRequestMachine } from './machine.ts';
import { chosenIds, chosenPieces, refusalOf, selectionRefusal, statusOf } from './model.ts';
import type {
  HardwarePiece,
  HardwareRequestContext,
  HardwareRequestReason,
  HardwareRequestStatus,
  HardwareSelectionRefusal,
  HardwareIntention,
} from './model.ts';
import { hardwarePricesOf, type HardwareRequestRefusal } from './rules.ts';

/**
 * What the customer does about the request. `submitted`, `withdrawn`, `refused`: how the last intention ended, until it is
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
  intention: HardwareIntention['action'] | null;
  reason: HardwareRequestReason | null;
  /** The call behind the reason, with the server's words; `null` when none failed. */
  error: ApiError | null;
  /** Why the record cannot be read at the moment; it is tried again. */
  readError: ApiError | null;
  readFailure: FailureName | null;
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

/** The view of a request. Pure: a new snapshot gives a new view, the same snapshot an equal one. */
export function hardwareRequestView(snapshot: Snapshot): HardwareRequestView {
  const { context } = snapshot;
  const { record, intention, reason, error, readError } = context;
  const step = stepOf(snapshot.value.request);
  const isBusy = step === 'sending' || step === 'checking';
  const ids = new Set(chosenIds(context));
  return {
    id: record._id,
    status: statusOf(context),
    step,
    intention: intention?.action ?? null,
    reason,
    error,
    readError,
    readFailure: readError === null ? null : failureNameOf(readError),
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

/** What the next extension of a cloud machine costs, by the rule that the server charges by. */
export interface HardwareExtension {
  /** As things are; `null` while the discount is unknown. */
  present: CloudPrice | null;
  /** Once what is chosen, on its way or pending is accepted; `null` when nothing is, or the discount is unknown. */
  afterwards: CloudPrice | null;
}

/** What was asked for costs what it cost at that moment; what is only chosen, its present price (section 9). */
function extensionOf(context: HardwareRequestContext): HardwareExtension {
  const { record } = context;
  const awaited = awaitedPieces(context);
  const prices = awaited.map(({ price }) => price);
  return {
    present: priceWith(context, hardwarePricesOf(record.accepted_add_hardwares, record.hardwares)),
    afterwards: awaited.length === 0 ? null : priceWith(context, prices),
  };
}

function awaitedPieces(context: HardwareRequestContext): readonly HardwarePiece[] {
  const { intention, isOpen, record } = context;
  if (intention !== null) return intention.pieces;
  if (isOpen) return chosenPieces(context);
  return statusOf(context) === 'pending' ? record.hardwares : [];
}

function priceWith(
  { record, discount }: HardwareRequestContext,
  prices: readonly number[],
): CloudPrice | null {
  const sums = [record.cloud.price, ...prices];
  const isMoney =
    sums.every((sum) => Number.isInteger(sum) && sum >= 0) &&
    Number.isSafeInteger(sums.reduce((total, sum) => total + sum, 0));
  // What a server sends wrongly is no price, and no reason to stop showing the rest.
  if (discount === null || !isMoney) return null;
  return cloudPriceOf(record.cloud.price, prices, discount);
}
