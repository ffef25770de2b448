import { HOUR } from '@tram/machines/rules';

/** How long a server knows a key at the least (contract, `Idempotency-Key`), ms. An older one could be charged again. */
const keyLifetime = 24 * HOUR;

interface Keyed {
  readonly key: string;
  /** Id of the customer who wished it, where another one must not go on with it. */
  readonly owner?: string | null;
}

function read(name: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a payment whose answer has not been seen, in this tab alone, so that a reload asks again with the same key instead of
 * paying twice. Null forgets it. Where the browser stores nothing, nothing is kept: the server still charges once, and the list
 * shows after a reload what became of it.
 * @param name key in the tab's storage
 */
export function keepIntention(name: string, intention: Keyed | null): void {
  try {
    if (intention === null) {
      sessionStorage.removeItem(name);
      return;
    }
    const known = read(name);
    const since = known?.['key'] === intention.key ? known['since'] : undefined;
    sessionStorage.setItem(name, JSON.stringify({ ...intention, since: since ?? Date.now() }));
  } catch {
    // See above: nothing is lost but the asking after a reload.
  }
}

/** The payment that was under way, unread; null where there is none, or its key may be forgotten by now. */
export function keptIntention(name: string): unknown {
  const { since, ...intention } = read(name) ?? {};
  const isOld = typeof since === 'number' && Date.now() - since > keyLifetime;
  return isOld ? null : intention;
}
