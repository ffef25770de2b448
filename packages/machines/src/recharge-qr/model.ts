/** The context, the events and the other types of a top-up's lifecycle. */
import type { ApiError } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import type { DeadlineEvent } from '../actors/deadline.ts';
import type { Intention } from '../payment/model.ts';
import type { PaymentView } from '../payment/view.ts';
import type { WatchEvent } from '../actors/watch.ts';

/** What the customer filled in. */
export interface RechargeDraft {
  /** Sum, whole VND. */
  money: number;
  /** Id of the receiving bank. */
  bankId: string;
}

/** A top-up that the customer wants, with the key that makes it happen once. */
export type RechargeIntention = Intention<RechargeDraft>;

/** How a top-up begins: empty for the form. */
export interface RechargeQrInput {
  /** Id of a recharge to pick up again, from the history or the address of the page. */
  resume?: string | null | undefined;
  /** A request whose answer was never seen, to be gone on with. */
  intention?: RechargeIntention | null | undefined;
}

/** What the lifecycle remembers. Nothing here is secret; none of it is to be persisted but `id` and the intention. */
export interface RechargeQrContext {
  draft: RechargeDraft | null;
  /** The request, as its own lifecycle last said. */
  request: PaymentView<RechargeDraft, Recharge>;
  /** Id of the recharge in hand. */
  id: string | null;
  /** The recharge as the server last had it; `null` while only its id is known. */
  recharge: Recharge | null;
  /** Why the last call failed; `null` after a success. */
  error: ApiError | null;
  /** Why the recharge could not be read the last time; `null` when it could. */
  readError: ApiError | null;
  /** Whether the last CANCEL was refused and what became of the recharge is being found out. */
  cancelRefused: boolean;
}

/** The events: from the customer, from the world outside, from the lifecycle's own actors. */
export type RechargeQrEvent =
  | ({ type: 'SUBMIT' } & RechargeDraft)
  /** Ask at once about the request that has no answer. */
  | { type: 'RETRY' }
  | { type: 'CANCEL' }
  /** Something may have changed: a real-time event, the connection or the tab came back. */
  | { type: 'REFRESH' }
  /** Back to the form, with the same sum and bank; the next SUBMIT is a new attempt. */
  | { type: 'START_OVER' }
  | WatchEvent<Recharge>
  | DeadlineEvent;

/** Said once, for a toast and for fetching the balance again. */
export type RechargeQrEmitted = { type: 'PAID'; late: boolean };
