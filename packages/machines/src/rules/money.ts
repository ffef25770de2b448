import { foldForSearch } from './search-folding.ts';

/** The currency as the product writes it, behind a sum in VND (section 9). */
export const CURRENCY = 'VNĐ';

/** Lazily made: building it costs more than using it, and importing the rules must not. */
let vietnamese: Intl.NumberFormat | undefined;

/**
 * A number of any unit in vi-VN grouping with a true minus: `1.284.500`, `−5.400` (section 9; interpretations,
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

/** How many decimal places a unit behind a number stands for. Keys are folded: lower case, without marks. */
const PLACES: Readonly<Record<string, number>> = {
  k: 3,
  nghin: 3,
  ngan: 3,
  tr: 6,
  trieu: 6,
  ty: 9,
  ti: 9,
};

/** A number, perhaps a unit, perhaps the rest that continues it: '50.000', '1,5tr', '1tr5'. */
const AMOUNT = /^([\d., ]+?) ?(?:(k|nghin|ngan|trieu|tr|ty|ti)(?: ?(\d{1,3}))?)?$/u;
/** Thousands in groups, all by the same sign. The first group of a number is no zero. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?: \d{3})+)$/u;
/** The same with decimals: '1.500,5'. */
const GROUPED_DECIMAL = /^([1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)),(\d+)$/u;

/**
 * Money as people type it: '50.000', '50,000', '50 000', '50000', '50k', '1,5tr', '1tr5', '2 triệu', '50.000đ',
 * '50.000 VNĐ' (section 5, "Recharge": money is a number).
 *
 * Points, commas or blanks group thousands. Before a unit one comma or point is the decimal sign, but '1.500k' is a million
 * and a half, as it is written. What has more than one meaning ('1.250tr', '1,500k', '1tr50'), a sign, or a part of a đồng
 * gives `null`: a sum of money is never guessed.
 *
 * @returns whole VND, or `null`
 */
export function parseMoney(typed: string): number | null {
  const text = foldForSearch(typed).replace(/ ?(?:vnd|dong|d|₫)$/u, '');
  const [matched, number = '', unit, rest] = AMOUNT.exec(text) ?? [];
  if (matched === undefined) return null;
  if (unit === undefined) return wholeNumber(number);
  const places = PLACES[unit] ?? 0;
  return rest === undefined ? ofUnits(number, places) : continued(number, rest, places);
}

function wholeNumber(number: string): number | null {
  if (!/^\d+$/u.test(number) && !GROUPED.test(number)) return null;
  return scaled(number.replaceAll(/\D/gu, ''), '', 0);
}

/** '1,5' millions, '1.500' thousands. */
function ofUnits(number: string, places: number): number | null {
  const decimal = /^(\d+)(?:[.,](\d+))?$/u.exec(number);
  const isGrouped = GROUPED.test(number);
  // '1.500k' is how 1.500.000 is written; '1,500k' and '1.250tr' are written for two sums.
  if (decimal !== null && isGrouped && (places > 3 || number.includes(','))) return null;
  if (isGrouped) return scaled(number.replaceAll(/\D/gu, ''), '', places);
  const [, whole = '', fraction = ''] = decimal ?? GROUPED_DECIMAL.exec(number) ?? [];
  return whole === '' ? null : scaled(whole.replaceAll(/\D/gu, ''), fraction, places);
}

/**
 * '1tr5' is one and a half million: digits behind the unit continue the number behind its decimal sign. Two that end in a
 * zero would do so too, and are also written for so many thousands.
 */
function continued(number: string, rest: string, places: number): number | null {
  if (!/^\d+$/u.test(number) || /^\d0$/u.test(rest)) return null;
  return scaled(number, rest, places);
}

/** `whole,fraction` moved by decimal places, in whole numbers only; `null` when a part of a đồng would remain. */
function scaled(whole: string, fraction: string, places: number): number | null {
  const significant = fraction.replace(/0+$/u, '');
  if (significant.length > places) return null;
  const value = Number(whole + significant.padEnd(places, '0'));
  return Number.isSafeInteger(value) ? value : null;
}
