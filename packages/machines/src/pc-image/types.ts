/** The words of a PC's lifecycle: what goes into it, what it remembers, what it is told and what it says. */
import type { ApiError } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import type { DeadlineEvent } from '../deadline/deadline.ts';
import type { Intention, PaymentEnd, PaymentFinding } from '../payment/types.ts';
import type { PaymentView } from '../payment/view.ts';
import type { RentalTerm } from '../rules/rental-period.ts';
import type { WatchEvent } from '../watch/watch.ts';
import type { PcImageOperation, PcImagePayment } from './rules.ts';

/**
 * What the lifecycle needs of a PC's record. The rest, passwords above all, stays in the cache of the front end.
 *
 * The flags are numbers, because a server may send one that this version does not know.
 */
export interface PcImageRecord extends Pick<Image, '_id' | 'name' | 'estimate_used' | 'updatedAt'> {
  is_booting: number;
  is_installed: number;
  /** Only whether there is a tunnel API is kept of it; without an SSH entry there is none. */
  ssh: { readonly api_tunnel: unknown } | null;
}

/** What is kept of a record: no address. */
export interface KnownPcImage extends Omit<PcImageRecord, 'ssh'> {
  /** Its SSH entry has a tunnel API. */
  hasTunnel: boolean;
}

/** What is paid for: the rental of a PC, or its extension. */
export interface PcImageOrder {
  readonly action: PcImagePayment;
  /** Id of the PC. */
  readonly image: string;
  readonly term: RentalTerm;
}

/** One wish to rent or extend, with the key that charges it once. */
export type PcImageIntention = Intention<PcImageOrder>;

/** What is kept of the answer to a payment: the PC, or `null` where another backend answers something else, or a part of it. */
export type PcImagePaymentAnswer = PcImageRecord | null;

/** How a payment ended. */
export type PcImagePaymentEnd = PaymentEnd<PcImageOrder, PcImagePaymentAnswer>;

/** How the lifecycle of a PC begins: with its record, always. */
export interface PcImageInput {
  record: PcImageRecord;
  /** A rental or extension whose answer was never seen, to be gone on with. */
  intention?: PcImageIntention | null;
  /** Whether the account is there when the lifecycle begins; what comes after, ACCOUNT says. `true` when left out. */
  isAccountLoaded?: boolean;
}

/** What the lifecycle remembers. Nothing here is secret; none of it is to be persisted but the intention. */
export interface PcImageContext {
  /** The newest record that was seen. */
  record: KnownPcImage;
  /** The account is there: nothing is paid for without it. */
  isAccountLoaded: boolean;
  /** Why there is no such PC any more: deleted here (no record brings it back), or missing on the server. */
  absence: 'deleted' | 'missing' | null;
  /** The paid time of the present record is over, by the server's clock. */
  isOver: boolean;
  /** Why the PC could not be read the last time; `null` when it could. */
  lookError: ApiError | null;
  /** The rental or extension, as its own lifecycle last said. */
  payment: PaymentView<PcImageOrder, PcImagePaymentAnswer>;
  /** The operation that is on its way. */
  operation: PcImageOperation | null;
  /** The operation that was answered last. */
  lastOperation: PcImageOperation | null;
  /** The server's words about it; `null` when it had none. */
  operationMessage: string | null;
  /** Why it was refused. */
  operationError: ApiError | null;
}

/** What the lifecycle is told: by the customer, by the world, by its own actors. */
export type PcImageEvent =
  | { type: 'RENT'; term: RentalTerm }
  | { type: 'EXTEND'; term: RentalTerm }
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
  | { type: 'DONE'; action: PcImagePayment | PcImageOperation; message: string | null }
  | { type: 'REFUSED'; action: PcImagePayment | PcImageOperation; error: ApiError }
  /** The answer to a payment was lost, and reading does not tell what became of it. */
  | { type: 'UNCONFIRMED'; action: PcImagePayment; finding: PaymentFinding };
