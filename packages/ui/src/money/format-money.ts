import { groupDigits, type Grouping } from './grouping.ts';

export type { Grouping };

const noBreak = '\u00A0';

/**
 * An amount of VND without its unit, in groups of three: `1284500` → `1.284.500`, `-5400` → `−5.400` (a true minus).
 * Never rounds: a fraction, which an amount of VND should not have, stays visible behind the other sign.
 * Written by hand rather than with `Intl`, so that a prerendered page and its hydration cannot differ.
 * @param grouping what stands between groups: a point as in vi-VN, or the comma of English. @default '.'
 */
export function formatAmount(amount: number, grouping: Grouping = '.'): string {
  if (!Number.isFinite(amount)) return '–';
  const [whole = '0', fraction] = String(Math.abs(amount)).split('.');
  const sign = amount < 0 ? '\u2212' : '';
  const decimal = grouping === '.' ? ',' : '.';
  return `${sign}${groupDigits(whole, grouping)}${fraction === undefined ? '' : `${decimal}${fraction}`}`;
}

/** An amount with its unit, which stay on one line: `1.284.500 VNĐ`. Its parameters: {@link formatAmount}. */
export function formatMoney(amount: number, unit = 'VNĐ', grouping: Grouping = '.'): string {
  return `${formatAmount(amount, grouping)}${noBreak}${unit}`;
}
