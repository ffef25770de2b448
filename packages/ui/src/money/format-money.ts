const noBreak = '\u00A0';

/**
 * An amount of VND in vi-VN grouping without its unit: `1284500` → `1.284.500`, `-5400` → `−5.400` (a true minus).
 * Never rounds: a fraction, which an amount of VND should not have, stays visible behind a comma.
 * Written by hand rather than with `Intl`, so that a prerendered page and its hydration cannot differ.
 */
export function formatAmount(amount: number): string {
  if (!Number.isFinite(amount)) return '–';
  const [whole = '0', fraction] = String(Math.abs(amount)).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  const sign = amount < 0 ? '\u2212' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `,${fraction}`}`;
}

/** An amount with its unit, which stay on one line: `1.284.500 VNĐ`. */
export function formatMoney(amount: number, unit = 'VNĐ'): string {
  return `${formatAmount(amount)}${noBreak}${unit}`;
}
