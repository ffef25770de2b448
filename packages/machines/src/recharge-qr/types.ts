/** The words of a top-up: what goes into the lifecycle, what it remembers, what it is told and what it says. */
import type { ApiError } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import type { DeadlineEvent } from '../deadline/deadline.ts';
import type { WatchEvent } from '../watch/watch.ts';

/** What the customer filled in. */
export interface RechargeDraft {
  /** Sum, whole VND. */
  money: number;
  /** Id of the receiving bank. */
  bankId: string;
}

/** One wish to top up, with the key that makes it happen once. */
export interface RechargeAttempt extends RechargeDraft {
  /** Value of the `Idempotency-Key` header; the same for every try of this wish. */
  key: string;
}

/** How a top-up begins: empty for the form. */
export interface RechargeQrInput {
  /** Id of a recharge to pick up again, from the history or the address of the page. */
  resume?: string | null;
  /** An attempt whose answer was never seen, to be asked again with its key. */
  attempt?: RechargeAttempt | null;
}

/** What the lifecycle remembers. Nothing here is secret; none of it is to be persisted but `id` and the attempt. */
export interface RechargeQrContext {
  draft: RechargeDraft | null;
  /** Idempotency key of the present attempt. */
  key: string | null;
  /** How often the request has been sent with this key. */
  tries: number;
  /** Id of the recharge in hand. */
  id: string | null;
  /** The recharge as the server last had it; `null` while only its id is known. */
  recharge: Recharge | null;
  /** Why the last call failed; `null` after a success. */
  error: ApiError | null;
  /** Why the recharge could not be read the last time; `null` when it could. */
  lookError: ApiError | null;
  /** Whether the last CANCEL was refused and what became of the recharge is being found out. */
  cancelRefused: boolean;
}

/** What the lifecycle is told: by the customer, by the world, by its own actors. */
export type RechargeQrEvent =
  | ({ type: 'SUBMIT' } & RechargeDraft)
  /** Send the request again, with the same key. */
  | { type: 'RETRY' }
  | { type: 'CANCEL' }
  /** Something may have changed: a real-time event, the connection or the tab came back. */
  | { type: 'LOOK_AGAIN' }
  /** Back to the form, with the same sum and bank; the next SUBMIT is a new attempt. */
  | { type: 'START_OVER' }
  | WatchEvent<Recharge>
  | DeadlineEvent;

/** Said once, for a toast and for fetching the balance again. */
export type RechargeQrEmitted = { type: 'PAID'; late: boolean };
