/** The context, the events and the other types of a PC's lifecycle, and how a PC stands by its context. */
import type { ApiError } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import { bareError, failureNameOf, type FailureName } from '../answers/failure.ts';
import type { DeadlineEvent } from '../actors/deadline.ts';
import { isCurrentRecord } from '../answers/record.ts';
import type { Intention, PaymentEnd, PaymentFinding } from '../payment/model.ts';
import { isPending, paymentAtFirst, type PaymentView } from '../payment/view.ts';
import type { RentalTerm } from '../rules/rental-period.ts';
import type { WatchEvent } from '../actors/watch.ts';
import { pcImageStatusOf } from './rules.ts';
import type { PcImageOperation, PcImagePayment, PcImageSituation, PcImageStatus } from './rules.ts';

/**
 * What the lifecycle needs of a PC's record. The rest, passwords above all, stays in the cache of the front end.
 *
 * The flags are numbers, because a server may send one that this version does not know.
 */
export interface PcImageRecord extends Pick<Image, '_id' | 'name' | 'estimate_used' | 'updatedAt'> {
  is_booting: number;
  is_installed: number;
  /** Only whether there is a tunnel API is kept of it: `true` stands for its address. Without an SSH entry there is none. */
  ssh: { readonly api_tunnel: unknown } | null;
}

/** What is paid for: the rental of a PC, or its extension. */
export interface PcImageOrder {
  readonly action: PcImagePayment;
  /** Id of the PC. */
  readonly image: string;
  readonly term: RentalTerm;
}

/** What the customer wants to rent or extend, with the key that charges it once. */
export type PcImageIntention = Intention<PcImageOrder>;

/** What is kept of the answer to a payment: the PC, or `null` where another backend answers something else, or a part of it. */
export type PcImagePaymentAnswer = PcImageRecord | null;

export type PcImagePaymentEnd = PaymentEnd<PcImageOrder, PcImagePaymentAnswer>;

/** How the lifecycle of a PC begins: with its record, always. */
export interface PcImageInput {
  record: PcImageRecord;
  /** A rental or extension whose answer was never seen, to be gone on with. */
  intention?: PcImageIntention | null | undefined;
  /** Whether the account is there when the lifecycle begins; what comes after, ACCOUNT says. `true` when left out. */
  isAccountLoaded?: boolean | undefined;
}

/** What the lifecycle remembers. Nothing here is secret; none of it is to be persisted but the intention. */
export interface PcImageContext {
  /** The newest record that was seen. */
  record: PcImageRecord;
  /** The account is there: nothing is paid for without it. */
  isAccountLoaded: boolean;
  /** Why there is no such PC any more: deleted here (no record brings it back), or missing on the server. */
  absence: 'deleted' | 'missing' | null;
  /** The paid time of the present record is over, by the server's clock. */
  isOver: boolean;
  /** Why the PC could not be read the last time; `null` when it could. */
  readError: ApiError | null;
  /** The rental or extension, as its own lifecycle last said. */
  payment: PaymentView<PcImageOrder, PcImagePaymentAnswer>;
  operation: PcImageOperation | null;
  lastOperation: PcImageOperation | null;
  /** The server's words about it; `null` when it had none. */
  operationMessage: string | null;
  /** Why it was refused. */
  operationError: ApiError | null;
}

/** The events: from the customer, from the world outside, from the lifecycle's own actors. */
export type PcImageEvent =
  | { type: 'RENT'; term: RentalTerm; total?: number | undefined }
  | { type: 'EXTEND'; term: RentalTerm; total?: number | undefined }
  /** Ask at once about the rental or extension that has no answer. */
  | { type: 'RETRY' }
  | { type: 'DOWNLOAD_RDP' }
  | { type: 'RESET' }
  | { type: 'RENEW_PASSWORD' }
  | { type: 'WAKE' }
  | { type: 'DELETE' }
  /** The customer has seen how the last payment and the last operation ended. */
  | { type: 'ACKNOWLEDGE' }
  /** Something may have changed: a real-time event, the connection or the tab came back. */
  | { type: 'REFRESH' }
  /** The account has been loaded, or is not there any more. A payment that is on its way goes on. */
  | { type: 'ACCOUNT'; isLoaded: boolean }
  | WatchEvent<PcImageRecord>
  | DeadlineEvent;

/** Said once, for toasts and for fetching the balance and the list again. */
export type PcImageEmitted =
  | { type: 'DONE'; action: PcImageOperation; message: string | null }
  | { type: 'REFUSED'; action: PcImageOperation; error: ApiError }
  /** `total` is what was charged, or was confirmed and refused, VND. */
  | { type: 'DONE'; action: PcImagePayment; message: null; total?: number | undefined }
  | { type: 'REFUSED'; action: PcImagePayment; error: ApiError; total?: number | undefined }
  /** The answer to a payment was lost, and reading does not say what became of it. */
  | { type: 'UNCONFIRMED'; action: PcImagePayment; finding: PaymentFinding };

/** What a PC is doing, out of what its lifecycle remembers. The lifecycle decides and its view explains by this alone. */
export function situationOf(context: PcImageContext): PcImageSituation {
  return {
    status: statusOf(context),
    payment: isPending(context.payment) ? (context.payment.order?.action ?? null) : null,
    operation: context.operation,
    isAccountLoaded: context.isAccountLoaded,
    hasTunnel: hasTunnel(context.record),
  };
}

function statusOf({ absence, record, isOver }: PcImageContext): PcImageStatus {
  if (absence !== null) return 'gone';
  const status = pcImageStatusOf(record);
  return status === 'ready' && isOver ? 'ending' : status;
}

/**
 * Whether a record says something new: of this PC, not older than what is known, and different from it. The same record
 * again must not restart a deadline that has passed.
 */
export function isNews(candidate: PcImageRecord, { record, absence }: PcImageContext): boolean {
  if (absence === 'deleted' || !isCurrentRecord(candidate, record)) return false;
  if (absence === 'missing') return true;
  return JSON.stringify(recordOf(candidate)) !== JSON.stringify(record);
}

/** The lifecycle's part of a record: anything else that a caller passes, above all passwords and addresses, is dropped. */
export function recordOf(image: PcImageRecord): PcImageRecord {
  const { _id, name, is_booting, is_installed, estimate_used, updatedAt } = image;
  const ssh = hasTunnel(image) ? { api_tunnel: true } : null;
  return { _id, name, is_booting, is_installed, estimate_used, updatedAt, ssh };
}

/** Whether a tunnel to a PC can be made. */
function hasTunnel({ ssh }: PcImageRecord): boolean {
  return (ssh?.api_tunnel ?? null) !== null;
}

/** What a lifecycle remembers that begins. */
export function contextOf({ record, intention, isAccountLoaded }: PcImageInput): PcImageContext {
  return {
    record: recordOf(record),
    isAccountLoaded: isAccountLoaded ?? true,
    absence: null,
    isOver: false,
    readError: null,
    payment: paymentAtFirst(intention),
    operation: null,
    ...noLastOperation,
  };
}

export const noLastOperation = {
  lastOperation: null,
  operationMessage: null,
  operationError: null,
} satisfies Partial<PcImageContext>;

/** What a newer record changes. */
export function recordTaken(record: PcImageRecord) {
  return {
    record: recordOf(record),
    absence: null,
    isOver: false,
    readError: null,
  } satisfies Partial<PcImageContext>;
}

/** The server has no such PC. */
export function missed({ absence }: Pick<PcImageContext, 'absence'>) {
  return { absence: absence ?? 'missing', readError: null } satisfies Partial<PcImageContext>;
}

/** `machine-failed`: the request was right, and the machine did not do it; `error.message` is the server's words. */
export type PcImageOperationFailure = FailureName | 'machine-failed';

/**
 * The error of an answer whose `statusCode` says that the machine did not do what was asked, although the call succeeded
 * (section 8, "generic 200 success, 400 failed").
 */
export function machineFailed(statusCode: number, message: string): ApiError {
  return bareError('server', statusCode, message);
}

/** Why a call to the machine failed, by name. */
export function operationFailureOf(error: ApiError): PcImageOperationFailure {
  // A refusal of the call itself with this status is of kind `invalid`.
  const isMachines = error.kind === 'server' && error.status === 400;
  return isMachines ? 'machine-failed' : failureNameOf(error);
}
