import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatNumber, parseMoney } from './money.ts';

describe('money as typed', () => {
  test.each([
    ['50.000', 50_000],
    ['50,000', 50_000],
    ['50 000', 50_000],
    ['50\u00a0000', 50_000],
    ['50000', 50_000],
    ['50k', 50_000],
    ['50K', 50_000],
    ['50 nghìn', 50_000],
    ['50 ngàn', 50_000],
    ['50.000đ', 50_000],
    ['50.000 ₫', 50_000],
    ['50.000 VNĐ', 50_000],
    ['50.000 vnd', 50_000],
    ['50.000 đồng', 50_000],
    ['50k đ', 50_000],
    ['1,5tr', 1_500_000],
    ['1.5tr', 1_500_000],
    ['1tr5', 1_500_000],
    ['1 tr 5', 1_500_000],
    ['1tr250', 1_250_000],
    ['1tr05', 1_050_000],
    ['2 triệu', 2_000_000],
    ['1.500k', 1_500_000],
    ['1.500,5k', 1_500_500],
    ['1 500,5k', 1_500_500],
    ['1 500k', 1_500_000],
    ['1,284,500k', 1_284_500_000],
    ['1,2 tỷ', 1_200_000_000],
    ['1.284.500', 1_284_500],
    ['0', 0],
  ])('%s is %i', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    'đ',
    'k',
    '-5',
    '1,5',
    '1.50',
    '50.0000',
    '1.500,5',
    '1.000,000',
    '1,2345k',
    '1.2.3',
    '1e6',
    '5k5k',
    '50đ5',
    '1k2345',
    '1tr2500',
    '1,5tr5',
    '1.500tr5',
    '1000.000',
    '1000.000,5k',
    '.1.500,5k',
    '1.500,5,5k',
    '99999999999999999',
    'năm mươi',
  ])('"%s" is never guessed', (typed) => {
    expect(parseMoney(typed)).toBeNull();
  });

  test.each(['5 0', '100 50', '1 50 000', '50 0000'])(
    'blanks group thousands and nothing else: "%s" is no sum',
    (typed) => {
      expect(parseMoney(typed)).toBeNull();
    },
  );

  test.each([
    ['0.500tr', 500_000],
    ['0.125 tỷ', 125_000_000],
    ['0,5tr', 500_000],
  ])('nothing is grouped behind a zero: %s is %i', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount);
  });

  test.each(['0.500', '0,500', '00.500', '0 500'])(
    'a group that begins with a zero is no sum: "%s"',
    (typed) => {
      expect(parseMoney(typed)).toBeNull();
    },
  );

  test.each(['1,500k', '1,250tr', '1.250tr', '1.250 tỷ', '1tr50', '50k10'])(
    '"%s" may mean two sums, so it is none',
    (typed) => {
      expect(parseMoney(typed)).toBeNull();
    },
  );
});

const sum = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.maxSafeNat());
const blank = fc.constantFrom('', ' ', '  ', '\u00a0', '\u202f', '\t');
const currency = fc.constantFrom('', 'đ', 'Đ', ' đ', '₫', ' ₫', 'vnd', ' VND', ' VNĐ', ' đồng');
const suffixes = [
  ['k', 3],
  ['K', 3],
  [' nghìn', 3],
  ['ngàn', 3],
  ['tr', 6],
  [' Triệu', 6],
  ['tỷ', 9],
  [' tỉ', 9],
] as const;

function groupedBy(digits: string, separator: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, separator);
}

/** `whole,fraction` of a sum in units of a thousand, a million, a milliard; no zeros at the end. */
function inUnits(amount: number, places: number): [whole: string, fraction: string] {
  const digits = String(amount).padStart(places + 1, '0');
  return [digits.slice(0, -places), digits.slice(-places).replace(/0+$/u, '')];
}

describe('money is parsed as it is written', () => {
  test('by the product', () => {
    fc.assert(
      fc.property(sum, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
        expect(parseMoney(formatNumber(amount))).toBe(amount);
      }),
    );
  });

  test('in full, grouped by points, commas or blanks, or not at all', () => {
    const separator = fc.constantFrom('', '.', ',', ' ', '\u00a0');
    fc.assert(
      fc.property(sum, separator, blank, blank, currency, (amount, by, before, after, of) => {
        const text = `${before}${groupedBy(String(amount), by)}${of}${after}`;
        expect(parseMoney(text)).toBe(amount);
      }),
    );
  });

  test('in thousands, millions and milliards, to the last đồng', () => {
    fc.assert(
      fc.property(sum, fc.constantFrom(...suffixes), currency, (amount, [suffix, places], of) => {
        const [whole, fraction] = inUnits(amount, places);
        // Three decimals alone could be a group.
        fc.pre(fraction.length !== 3);
        const text = `${whole}${fraction === '' ? '' : `,${fraction}`}${suffix}${of}`;
        expect(parseMoney(text)).toBe(amount);
      }),
    );
  });

  test('with the rest behind the unit, as in 1tr5', () => {
    const rest = fc.constantFrom('1', '5', '05', '25', '005', '250', '999', '500');
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.constantFrom(...suffixes),
        rest,
        (whole, [suffix, places], of) => {
          const exact = BigInt(`${whole}${of.padEnd(places, '0')}`);
          expect(BigInt(parseMoney(`${whole}${suffix}${of}`) ?? -1)).toBe(exact);
        },
      ),
    );
  });
});

/** All possible meanings of digits, separators and a unit; computed without the parser's grammar. */
function readingsOf(text: string): Set<bigint> {
  const [, number = '', unit = '', rest = ''] = /^([\d., ]*)(k|tr|ty|) ?(\d*)$/u.exec(text) ?? [];
  const places = { k: 3, tr: 6, ty: 9 }[unit] ?? 0;
  const readings = new Set<bigint>();
  const digits = number.replaceAll(/\D/gu, '');
  if (digits === '') return readings;
  const decimals = (whole: string, fraction: string) => {
    if (fraction.replace(/0+$/u, '').length > places) return;
    readings.add(BigInt(whole + fraction.slice(0, places).padEnd(places, '0')));
  };
  decimals(digits + (unit === '' ? rest : ''), unit === '' ? '' : rest);
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (at !== -1 && rest === '') {
    const whole = number.slice(0, at).replaceAll(/\D/gu, '');
    decimals(whole === '' ? '0' : whole, number.slice(at + 1).replaceAll(/\D/gu, ''));
  }
  return readings;
}

describe('a sum is never guessed', () => {
  const likeMoney = fc
    .array(fc.constantFrom(...'0123456789.,'.split(''), '000', '500', 'k', 'tr', 'ty', ' '), {
      maxLength: 8,
    })
    .map((parts) => parts.join('').replaceAll(/ +/gu, ' ').trim());

  test('what is read is one of the things that it could mean', () => {
    fc.assert(
      fc.property(likeMoney, (text) => {
        const amount = parseMoney(text);
        if (amount === null) return;
        expect([...readingsOf(text)]).toContain(BigInt(amount));
      }),
      { numRuns: 3000 },
    );
  });

  test('without a unit it is the digits or nothing', () => {
    const digitsAndMarks = fc.string({
      unit: fc.constantFrom(...'0123456789.,  \u00a0'.split('')),
      maxLength: 14,
    });
    fc.assert(
      fc.property(digitsAndMarks, (text) => {
        const amount = parseMoney(text);
        if (amount === null) return;
        expect(BigInt(amount)).toBe(BigInt(text.replaceAll(/\D/gu, '')));
      }),
      { numRuns: 2000 },
    );
  });

  test('noise between the signs never makes it another sum', () => {
    const written = fc.constantFrom(
      '50000',
      '50.000',
      '1.284.500',
      '50k',
      '1,5tr',
      '1tr5',
      '1tr250',
      '2 tỷ',
    );
    const noise = fc.constantFrom(
      ' ',
      '\u00a0',
      'đ',
      '₫',
      '-',
      '+',
      'x',
      'e',
      '\u0301',
      '/',
      '"',
      '٣',
    );
    fc.assert(
      fc.property(written, noise, fc.nat(12), (text, sign, at) => {
        const noisy = text.slice(0, at) + sign + text.slice(at);
        expect([null, parseMoney(text)]).toContain(parseMoney(noisy));
      }),
      { numRuns: 500 },
    );
  });

  test('case and the normalization form make no difference', () => {
    const written = fc.constantFrom(
      '50 nghìn',
      '2 triệu',
      '1,2 tỷ',
      '50.000 đồng',
      '50.000 VNĐ',
      '3 tỉ',
    );
    fc.assert(
      fc.property(written, fc.constantFrom('NFC', 'NFD'), fc.boolean(), (text, form, upper) => {
        const other = (upper ? text.toUpperCase() : text).normalize(form);
        expect(parseMoney(other)).toBe(parseMoney(text));
        expect(parseMoney(other)).not.toBeNull();
      }),
    );
  });

  test('any text gives whole VND or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const amount = parseMoney(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

describe('money as shown', () => {
  test.each([
    [15_000, '15.000 VNĐ'],
    [0, '0 VNĐ'],
    [999, '999 VNĐ'],
    [1_284_500, '1.284.500 VNĐ'],
    [-5400, '\u22125.400 VNĐ'],
  ])('%d is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test('nothing has no sign', () => {
    expect(formatMoney(-0)).toBe('0 VNĐ');
    expect(formatNumber(-1e-30)).toBe('0');
  });

  test('is never rounded', () => {
    expect(formatNumber(1234.5678)).toBe('1.234,5678');
  });

  // @spec 9.9
  test('is its digits in groups of three from the right, with a true minus', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const digits = groupedBy(String(Math.abs(amount)), '.');
        expect(formatNumber(amount)).toBe(amount < 0 ? `\u2212${digits}` : digits);
      }),
    );
  });
});
