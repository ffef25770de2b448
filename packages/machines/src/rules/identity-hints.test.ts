import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { citizenNumberHint } from './citizen-number.ts';
import { PHONE_DIGITS } from './limits.ts';
import { phoneHint } from './phone-number.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });

/** Digits beside the same digits as people group them. */
const grouped = fc
  .array(fc.tuple(digits(1, 1), fc.constantFrom('', '', ' ', '.', '-', '\u00a0')), {
    maxLength: 13,
  })
  .map((parts) => ({
    plain: parts.map(([digit]) => digit).join(''),
    shown: parts.map(([digit, mark]) => digit + mark).join(''),
  }));

describe('citizen numbers', () => {
  test.each([
    ['079094001234', '1994-05-17', null],
    ['079194001234', '1994-05-17', null],
    ['001204000017', '2004-01-01', null],
    ['079 094 001 234', null, null],
    ['025123456', '1980-01-01', null],
    ['07909400123', null, 'length'],
    ['', null, 'length'],
    ['003094001234', null, 'province'],
    ['000094001234', null, 'province'],
    ['079094001234', '1995-05-17', 'year-of-birth'],
    ['079094001234', '2094-05-17', 'year-of-birth'],
    ['079094001234', 'born 1995-05-17', null],
    ['079094001234', '1995-05-17T00:00:00Z', null],
    ['0790940O1234', null, 'not-digits'],
  ] as const)('%s, born %s: %s', (typed, born, hint) => {
    expect(citizenNumberHint(typed, born)).toBe(hint);
  });

  test('someone born abroad has the number of a country in front, which is not judged', () => {
    expect(citizenNumberHint('215094001234', '1994-05-17')).toBeNull();
  });

  test('each of the 63 provinces is known, and no other number below a hundred', () => {
    const known = Array.from({ length: 100 }, (_, code) => String(code).padStart(3, '0')).filter(
      (code) => citizenNumberHint(`${code}094001234`) === null,
    );
    expect(known).toHaveLength(63);
    expect(known.at(0)).toBe('001');
    expect(known.at(-1)).toBe('096');
  });

  test('how it is grouped changes nothing', () => {
    fc.assert(
      fc.property(grouped, fc.constantFrom('1994-05-17', null), ({ plain, shown }, born) => {
        expect(citizenNumberHint(shown, born)).toBe(citizenNumberHint(plain, born));
        expect(phoneHint(shown)).toBe(phoneHint(plain));
      }),
    );
  });

  test('a number never fits two years of birth', () => {
    const year = fc.integer({ min: 1900, max: 2399 });
    const number = fc
      .tuple(fc.constantFrom('0790', '0010', '0963'), digits(8, 8))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(number, year, year, (of, one, other) => {
        fc.pre(one !== other);
        const hints = [one, other].map((born) => citizenNumberHint(of, `${born}-06-15`));
        expect(hints).not.toEqual([null, null]);
      }),
    );
  });

  test('a number that is made for a birth never looks odd beside it', () => {
    const birth = fc.record({
      year: fc.integer({ min: 1900, max: 2099 }),
      woman: fc.boolean(),
      serial: fc.integer({ min: 0, max: 999_999 }),
      province: fc.constantFrom('001', '048', '079', '096'),
    });
    fc.assert(
      fc.property(birth, ({ year, woman, serial, province }) => {
        const sex = (Math.floor(year / 100) - 19) * 2 + (woman ? 1 : 0);
        const number = `${province}${sex}${String(year).slice(2)}${String(serial).padStart(6, '0')}`;
        expect(citizenNumberHint(number, `${year}-01-31`)).toBeNull();
      }),
    );
  });

  test('any text is checked, and letters are never taken for a number', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (typed, born) => {
        const letters = /[a-z]/iu.test(typed);
        expect(letters && citizenNumberHint(typed, born) === null).toBe(false);
        expect(letters && phoneHint(typed) === null).toBe(false);
      }),
    );
  });
});

describe('phone numbers', () => {
  test.each([
    ['0901234567', null],
    ['090 123 4567', null],
    ['+84 901 234 567', null],
    ['84901234567', null],
    ['02838123456', null],
    ['(028) 3812 3456', null],
    ['+84 28 3812 3456', null],
    ['+84 90 123 456', 'length'],
    ['+1 415 555 0100', 'prefix'],
    ['', 'length'],
    ['8490123456', 'prefix'],
    ['1090123456', 'prefix'],
    ['0283812345', 'length'],
    ['090123456', 'length'],
    ['0101234567', 'prefix'],
    ['090123456x', 'not-digits'],
  ] as const)('%s: %s', (typed, hint) => {
    expect(phoneHint(typed)).toBe(hint);
  });

  test('the country code says the same as the zero in its place', () => {
    const national = fc
      .tuple(fc.constantFrom('03', '05', '07', '08', '09', '024', '0236', '01', '04'), digits(5, 9))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(national, (number) => {
        expect(phoneHint(`+84${number.slice(1)}`)).toBe(phoneHint(number));
      }),
    );
  });

  test('a number that raises no hint can be signed up with, but for its country code', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          digits(0, 13),
          digits(8, 9).map((rest) => `09${rest}`),
        ),
        (number) => {
          fc.pre(phoneHint(number) === null);
          expect(number.length).toBeGreaterThanOrEqual(PHONE_DIGITS.minimum);
          expect(number.length).toBeLessThanOrEqual(PHONE_DIGITS.maximum);
        },
      ),
    );
  });
});
