import type { Intention } from '@tram/machines/payment';
import { HOUR } from '@tram/machines/rules';
import { readStored, storedKeys, writeStored } from '../../app/stored.ts';

/** How long a server knows a key at the least (contract, `Idempotency-Key`), ms. An older one could be charged again. */
const keyLifetime = 24 * HOUR;

/** Stores payments whose answer has not arrived, so that a reload continues them instead of paying twice. */
export interface PaymentMemory<Order> {
  /** Null forgets it. */
  readonly remember: (id: string, intention: Intention<Order> | null) => void;
  /** The payment of this id that was under way, or null; null too when its key may be forgotten by now. */
  readonly remembered: (id: string) => Intention<Order> | null;
  readonly ids: () => readonly string[];
}

/** What is stored of a payment; all of it has to be checked. */
function read(name: string): Readonly<Record<string, unknown>> {
  return { ...Object(readStored('sessionStorage', name)) };
}

/**
 * A memory in this tab alone (`sessionStorage`, keys `app_payment_…`). Where the browser stores nothing, nothing is kept: the list
 * shows after a reload what became of a payment.
 * @param kind what is paid for, in the names of the keys
 * @param owner id of the customer: what another customer began in this tab is never sent in their name
 * @param isOrder whether a stored value is an order; anything else is as if it were not there
 */
export function createPaymentMemory<Order>(
  kind: string,
  owner: string | null,
  isOrder: (value: unknown) => value is Order,
): PaymentMemory<Order> {
  const prefix = `app_payment_${kind}_`;

  function remembered(id: string): Intention<Order> | null {
    const { owner: whose, key, order, total, before, since } = read(prefix + id);
    const isOld = typeof since === 'number' && Date.now() - since > keyLifetime;
    if (isOld || whose !== owner || typeof key !== 'string' || !isOrder(order)) return null;
    return {
      key,
      order,
      ...(typeof total === 'number' ? { total } : {}),
      ...(typeof before === 'string' ? { before } : {}),
    };
  }

  return {
    remember(id, intention) {
      const name = prefix + id;
      const { key, since = Date.now() } = read(name);
      const known = key === intention?.key ? since : Date.now();
      const kept = intention === null ? null : { owner, ...intention, since: known };
      writeStored('sessionStorage', name, kept);
    },
    remembered,
    ids: () =>
      storedKeys('sessionStorage', prefix)
        .map((key) => key.slice(prefix.length))
        .filter((id) => remembered(id) !== null),
  };
}
