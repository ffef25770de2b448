/** What a suffix multiplies by. Keys are folded: lower case, without marks. */
const SCALES: Readonly<Record<string, number>> = {
  '': 1,
  k: 1000,
  nghin: 1000,
  ngan: 1000,
  tr: 1_000_000,
  trieu: 1_000_000,
  ty: 1_000_000_000,
  ti: 1_000_000_000,
};

/**
 * Money as people type it: '50.000', '50,000', '50 000', '50000', '50k', '1,5tr', '1tr5', '2 triệu', '50.000đ',
 * '50.000 VNĐ' (section 5, "Recharge": money is a number).
 *
 * Points and commas in front of exactly three digits group thousands when no suffix follows. Before a suffix a comma is
 * the decimal sign, as in Vietnamese; a point is one only when it cannot group. What has more than one meaning, a sign,
 * or a part of a đồng gives `null`: a sum of money is never guessed.
 *
 * @returns whole VND, or `null`
 */
export function parseMoney(typed: string): number | null {
  const text = typed
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/gu, 'd')
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]+/gu, '')
    .replace(/(?:vnd|dong|d)$/u, '');
  const match = /^([\d.,]+)(k|nghin|ngan|tr|trieu|ty|ti|)(\d{0,3})$/u.exec(text);
  if (match === null) return null;
  const [, digits = '', suffix = '', rest = ''] = match;
  const scale = SCALES[suffix] ?? 1;
  if (suffix === '') return rest === '' ? wholeNumber(digits) : null;
  // '1tr5' is one and a half million: digits after the suffix continue the number after its decimal sign.
  if (rest !== '') return /^\d+$/u.test(digits) ? scaled(digits, rest, scale) : null;
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(digits)) {
    const [whole = '', fraction = ''] = digits.replaceAll('.', '').split(',');
    return scaled(whole, fraction, scale);
  }
  const decimal = /^(\d+)(?:[.,](\d+))?$/u.exec(digits);
  return decimal === null ? null : scaled(decimal[1] ?? '', decimal[2] ?? '', scale);
}

function wholeNumber(digits: string): number | null {
  const grouped = /^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/u.test(digits);
  return grouped ? safe(Number(digits.replaceAll(/[.,]/gu, ''))) : null;
}

/** `whole,fraction × scale`, in whole numbers only; `null` when a part of a đồng would remain. */
function scaled(whole: string, fraction: string, scale: number): number | null {
  const significant = fraction.replace(/0+$/u, '');
  const places = Math.log10(scale);
  if (significant.length > places) return null;
  return safe(Number(whole) * scale + Number(significant.padEnd(places, '0')));
}

function safe(value: number): number | null {
  return Number.isSafeInteger(value) ? value : null;
}
