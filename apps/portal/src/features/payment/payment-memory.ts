import { keepIntention, keptIntention } from './kept-intention.ts';
import type { Intention } from './payment-machine.ts';

/** Keeps payments whose answer has not been seen, so that a reload asks again with the same key instead of paying twice. */
export interface PaymentMemory<Order> {
  /** Null forgets it. */
  readonly remember: (id: string, intention: Intention<Order> | null) => void;
  /** The payment of this id that was under way, or null. */
  readonly remembered: (id: string) => Intention<Order> | null;
  /** The ids of all that were under way. */
  readonly ids: () => readonly string[];
}

function isKeyed(value: unknown): value is Readonly<Record<'owner' | 'key' | 'order', unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'key' in value &&
    'order' in value
  );
}

/**
 * A memory in this tab alone (`sessionStorage`, keys `app_payment_…`).
 * @param kind what is paid for, in the names of the keys
 * @param owner id of the customer: what somebody else began in this tab is never sent in their name
 * @param isOrder whether a stored value is an order; anything else is as if it were not there
 */
export function createPaymentMemory<Order>(
  kind: string,
  owner: string | null,
  isOrder: (value: unknown) => value is Order,
): PaymentMemory<Order> {
  const prefix = `app_payment_${kind}_`;

  function remembered(id: string): Intention<Order> | null {
    const value = keptIntention(prefix + id);
    if (!isKeyed(value) || value.owner !== owner || typeof value.key !== 'string') return null;
    return isOrder(value.order) ? { key: value.key, order: value.order } : null;
  }

  return {
    remember: (id, intention) =>
      keepIntention(prefix + id, intention === null ? null : { owner, ...intention }),
    remembered,
    ids() {
      try {
        return Object.keys(sessionStorage)
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length))
          .filter((id) => remembered(id) !== null);
      } catch {
        return [];
      }
    },
  };
}
