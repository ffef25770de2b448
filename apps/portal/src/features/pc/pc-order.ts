import type { PcImageOrder } from '@tram/machines/pc-image';
import { RENTAL_UNITS } from '@tram/machines/rules';

/** Whether a stored value is the rental or the extension of a PC. */
export function isPcImageOrder(value: unknown): value is PcImageOrder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('action' in value) || (value.action !== 'rent' && value.action !== 'extend')) return false;
  if (!('image' in value) || typeof value.image !== 'string' || !('term' in value)) return false;
  const { unit, period }: { unit?: unknown; period?: unknown } = { ...Object(value.term) };
  return typeof period === 'number' && RENTAL_UNITS.some((one) => one === unit);
}
