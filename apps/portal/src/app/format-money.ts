import { formatAmount as formatGrouped, formatMoney as formatVnd } from '@tram/ui/money';
import { i18n } from './words.ts';

/**
 * An amount of VND without its unit, for a column whose head names it: `1.284.500`, in English `1,284,500`. What shows it renders
 * again with the words around it when the language changes.
 */
export function formatAmount(amount: number): string {
  return i18n.language === 'vi' ? formatGrouped(amount) : formatGrouped(amount, ',');
}

/** The same with its unit, for a sentence: `1.284.500 VNĐ`, in English `1,284,500 VND`. */
export function formatMoney(amount: number): string {
  return i18n.language === 'vi' ? formatVnd(amount) : formatVnd(amount, 'VND', ',');
}
