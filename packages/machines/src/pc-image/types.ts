/** The words of a PC's lifecycle: what goes into it, what it remembers, what it is told and what it says. */
import type { ApiError } from '@tram/api/result';
import type { Image, SshRoute } from '@tram/api/types';
import type { DeadlineEvent } from '../deadline/deadline.ts';
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
  ssh: Pick<SshRoute, 'api_tunnel'> | null;
}

/** What is kept of a record: no address. */
export interface KnownPcImage extends Omit<PcImageRecord, 'ssh'> {
  /** Its SSH entry has a tunnel API. */
  hasTunnel: boolean;
}

/** One wish to rent or extend, with the key that charges it once. */
export interface PcImageIntention {
  action: PcImagePayment;
  term: RentalTerm;
  /** Value of the `Idempotency-Key` header; the same for every try of this wish. */
  key: string;
}

/** How the lifecycle of a PC begins: with its record, always. */
export interface PcImageInput {
  record: PcImageRecord;
  /** A rental or extension whose answer was never seen, to be asked again with its key. */
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
  /** The rental or extension that has no answer yet. */
  intention: PcImageIntention | null;
  /** How often it has been sent. */
  tries: number;
  /** The rental or extension that was answered last. */
  lastPayment: PcImagePayment | null;
  /** Why it was refused, or why its answer is not known. */
  paymentError: ApiError | null;
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
  /** Ask again about the rental or extension that has no answer, with the same key. */
  | { type: 'RETRY' }
  | { type: 'DOWNLOAD_RDP' }
  | { type: 'RESET' }
  | { type: 'RENEW_PASSWORD' }
  | { type: 'WAKE' }
  | { type: 'DELETE' }
  /** The customer has seen how the last payment and the last operation ended. */
  | { type: 'ACKNOWLEDGE' }
  /** Something may have changed: a real-time event, the connection or the tab came back. */
  | { type: 'LOOK_AGAIN' }
  /** The account has been loaded, or is not there any more. A payment that is on its way goes on. */
  | { type: 'ACCOUNT'; isLoaded: boolean }
  | WatchEvent<PcImageRecord>
  | DeadlineEvent;

/** Said once, for toasts and for fetching the balance and the list again. */
export type PcImageEmitted =
  | { type: 'DONE'; action: PcImagePayment | PcImageOperation; message: string | null }
  | { type: 'REFUSED'; action: PcImagePayment | PcImageOperation; error: ApiError };
