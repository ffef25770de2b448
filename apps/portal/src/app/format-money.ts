import { formatMoney as formatVnd } from '@tram/ui/money';
import { i18n } from './words.ts';

/**
 * An amount of VND with its unit, for a sentence: `1.284.500 VNĐ`, in English `1.284.500 VND`. What shows it renders again with
 * the words around it when the language changes.
 */
export function formatMoney(amount: number): string {
  return i18n.language === 'vi' ? formatVnd(amount) : formatVnd(amount, 'VND');
}
