import type { PcImageOrder } from '@tram/machines/pc-image';
import { RENTAL_UNITS } from '@tram/machines/rules';

/** Whether a stored value is the rental or the extension of a PC. */
export function isPcImageOrder(value: unknown): value is PcImageOrder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('action' in value) || (value.action !== 'rent' && value.action !== 'extend')) return false;
  if (!('image' in value) || typeof value.image !== 'string' || !('term' in value)) return false;
  const { term } = value;
  return (
    typeof term === 'object' &&
    term !== null &&
    'period' in term &&
    typeof term.period === 'number' &&
    'unit' in term &&
    RENTAL_UNITS.some((unit) => unit === term.unit)
  );
}
