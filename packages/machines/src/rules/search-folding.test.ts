import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForSearch, matchesSearch } from './search-folding.ts';

/** Every letter of Vietnamese with every tone, 186 with capitals, and the letter that a keyboard without marks has for it. */
const vowels: Readonly<Record<string, string>> = {
  a: 'aàáảãạăằắẳẵặâầấẩẫậ',
  e: 'eèéẻẽẹêềếểễệ',
  i: 'iìíỉĩị',
  o: 'oòóỏõọôồốổỗộơờớởỡợ',
  u: 'uùúủũụưừứửữự',
  y: 'yỳýỷỹỵ',
  d: 'dđ',
};
const letters = Object.entries(vowels).flatMap(([plain, marked]) =>
  Array.from(marked.normalize('NFC')).flatMap((letter) => [
    [letter, plain] as const,
    [letter.toUpperCase(), plain] as const,
  ]),
);
const consonants = 'bcghklmnpqrstvx'.split('').map((letter) => [letter, letter] as const);

/** A Vietnamese text beside the same text as it is typed without marks. */
const vietnamese = fc
  .array(fc.constantFrom(...letters, ...consonants, [' ', ' '] as const), { maxLength: 30 })
  .map((pairs) => ({
    text: pairs.map(([letter]) => letter).join(''),
    plain: pairs.map(([, plain]) => plain).join(''),
  }));
/** Halves of letters included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 })
  .map((units) => String.fromCharCode(...units));
const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD');

function singleBlanks(words: string): string {
  return words.replaceAll(/ +/gu, ' ').trim();
}

describe('search', () => {
  test.each([
    ['Ổ cứng SSD', 'o cung'],
    ['Ổ cứng SSD', 'Ổ CỨNG'],
    ['Đổi IP', 'doi'],
    ['đường  truyền', 'duong truyen'],
    ['Máy\u00a0ảo', 'may ao'],
    ['anything', ''],
  ])('%s is found by %s', (text, search) => {
    expect(matchesSearch(text, search)).toBe(true);
  });

  test('what is not there is not found', () => {
    expect(matchesSearch('Ổ cứng', 'ram')).toBe(false);
    expect(matchesSearch('Ổ cứng', 'cungo')).toBe(false);
  });

  test('an Eth, which old texts and keyboards have for the đ that it looks like, is a d too', () => {
    expect(foldForSearch('\u00d0à N\u1eb5ng \u00f0 \u0189 \u0256')).toBe('da nang d d d');
  });

  test.each(letters)('%s is found as %s, composed and decomposed', (letter, plain) => {
    expect(foldForSearch(letter)).toBe(plain);
    expect(foldForSearch(letter.normalize('NFD'))).toBe(plain);
  });

  test('a text is found without its diacritics, by any part of it, in any normalization form', () => {
    fc.assert(
      fc.property(
        vietnamese,
        form,
        form,
        fc.nat(30),
        fc.nat(30),
        (of, one, other, from, length) => {
          const { text, plain } = of;
          const part = text.slice(from, from + length);
          expect(matchesSearch(text.normalize(one), part.normalize(other))).toBe(true);
          expect(matchesSearch(text.normalize(one), plain.toUpperCase())).toBe(true);
          expect(foldForSearch(text.normalize(one))).toBe(foldForSearch(text.normalize(other)));
        },
      ),
    );
  });

  test('what is found is there: folded texts are compared letter by letter', () => {
    fc.assert(
      fc.property(vietnamese, vietnamese, ({ text, plain }, search) => {
        expect(matchesSearch(text, search.text)).toBe(
          singleBlanks(plain).includes(singleBlanks(search.plain)),
        );
      }),
    );
  });

  test('folding twice changes nothing, and every text finds itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), anyUnits), (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
        expect(matchesSearch(text, text)).toBe(true);
        expect(matchesSearch(folded, text)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
