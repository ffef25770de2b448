import type { PcImageIntention } from '@tram/machines/pc-image';
import { RENTAL_UNITS } from '@tram/machines/rules';
import { keepIntention, keptIntention } from '../payment/kept-intention.ts';

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

/** Keeps a rental or an extension whose answer has not been seen; null forgets it. */
export function rememberIntention(imageId: string, intention: PcImageIntention | null): void {
  keepIntention(keyPrefix + imageId, intention);
}

/** The payment that was under way for this PC when the tab was reloaded, or null. */
export function rememberedIntention(imageId: string): PcImageIntention | null {
  const value = keptIntention(keyPrefix + imageId);
  return isIntention(value) ? value : null;
}
