import type { PcImageIntention } from '@tram/machines/pc-image';
import { RENTAL_UNITS } from '@tram/machines/rules';

const keyPrefix = 'app_pc_payment_';

function isIntention(value: unknown): value is PcImageIntention {
  return (
    typeof value === 'object' &&
    value !== null &&
    'action' in value &&
    (value.action === 'rent' || value.action === 'extend') &&
    'key' in value &&
    typeof value.key === 'string' &&
    'term' in value &&
    typeof value.term === 'object' &&
    value.term !== null &&
    'period' in value.term &&
    typeof value.term.period === 'number' &&
    'unit' in value.term &&
    RENTAL_UNITS.some((unit) => unit === Reflect.get(value.term ?? {}, 'unit'))
  );
}

/**
 * Keeps a rental or an extension whose answer has not been seen, in this tab alone, so that a reload asks again with the
 * same key instead of paying twice. Null forgets it. Where the browser stores nothing, nothing is kept.
 */
export function rememberIntention(imageId: string, intention: PcImageIntention | null): void {
  try {
    if (intention === null) sessionStorage.removeItem(keyPrefix + imageId);
    else sessionStorage.setItem(keyPrefix + imageId, JSON.stringify(intention));
  } catch {
    // The server still charges once: the list shows after a reload what became of it.
  }
}

/** The payment that was under way for this PC when the tab was reloaded, or null. */
export function rememberedIntention(imageId: string): PcImageIntention | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyPrefix + imageId) ?? 'null');
    return isIntention(value) ? value : null;
  } catch {
    return null;
  }
}
