/** The currency as the product writes it, behind a sum in VND (section 9). */
export const CURRENCY = 'VNĐ';

/** Lazily made: building it costs more than using it, and importing the rules must not. */
let vietnamese: Intl.NumberFormat | undefined;

/**
 * A number of whatever unit in vi-VN grouping with a true minus: `1.284.500`, `−5.400` (section 9; interpretations,
 * "Wire conventions").
 *
 * Never rounded up or down: what a number carries behind the decimal sign is shown. One that nobody knows (NaN) is a dash.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  vietnamese ??= new Intl.NumberFormat('vi-VN', {
    maximumFractionDigits: 20,
    // Zero has no sign, also where a computation has left it one.
    signDisplay: 'negative',
  });
  return vietnamese.format(value).replace('-', '\u2212');
}

/** A sum of VND with its unit: `15.000 VNĐ`, `−5.400 VNĐ` (section 9; interpretations, "Wire conventions"). */
export function formatMoney(amount: number): string {
  return `${formatNumber(amount)} ${CURRENCY}`;
}
