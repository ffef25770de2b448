/** Texts that have surprised servers before, beside plain and random ones. */
import * as fc from 'fast-check';

/** Well-formed texts that any free text field has to bear. */
export const unusualTexts: readonly string[] = [
  "' OR '1'='1' --",
  "'; DROP TABLE accounts; --",
  '$1',
  '%',
  '_',
  '\\',
  '%_\\%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'con.txt',
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '@SUM(1)',
  '\u{200b}\u{200d}\u{feff}',
  'e\u{301}\u{302}\u{303}\u{304}',
  'Máy Trạm Đường Ẩn Ước',
  'MÁY TRẠM'.normalize('NFD'),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u{1f1fb}\u{1f1f3}',
  '﷽',
  'ﬀ',
  'İıſK',
  '𝕿𝖗𝖆̣𝖒',
  '\u{e000}\u{fffd}\u{ffff}\u{10ffff}',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '1e308',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
];

const words = ['Máy', 'trạm', 'Render', 'Tết', '2027', 'G1080', 'Đỗ', 'Ước', 'vps', '103.140'];

/** What no text of a request may hold but a password: what cannot be seen, or turns the direction of writing. */
export const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Texts that hold it. */
export const unseenTexts: readonly string[] = [
  'a\r\nSet-Cookie: x=1',
  'a\tb',
  '\u{1b}[2J',
  'a\u{7f}',
  '\u{80}\u{9f}',
  '\u{202e}gnp.exe\u{202c}',
  'a\u{2066}b\u{2069}',
];

/** Any well-formed text that a request may hold, its length in code points. */
export function wellFormedText(least: number, most: number): fc.Arbitrary<string> {
  const up = Math.min(most, least + 40);
  const anything = fc.string({ unit: 'binary', minLength: least, maxLength: up });
  const known = fc.constantFrom(...unusualTexts, ...words);
  const spoken = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });
  return fc
    .oneof(
      { arbitrary: spoken.map((some) => some.join(' ')), weight: 3 },
      { arbitrary: known, weight: 3 },
      { arbitrary: anything, weight: 3 },
      { arbitrary: fc.constant('ạ'.repeat(Math.min(most, 20_000))), weight: 1 },
    )
    .map((text) => fitted(text.replaceAll(unseen, ''), least, most));
}

/** Cuts or fills a text to a length in code points, as JSON Schema counts. */
function fitted(text: string, least: number, most: number): string {
  const signs = Array.from(text).slice(0, most);
  while (signs.length < least) signs.push('x');
  return signs.join('');
}

/** Texts that are no Unicode text, or that no database can hold: U+0000 and halves of surrogate pairs. */
export const brokenTexts: readonly string[] = [
  '\0',
  'a\0b',
  '\ud800',
  'Tết \udfff 2027',
  'x\udc00\ud83d',
];

/** What may stand where an id should. None of them is one. */
export const hostileIds: readonly string[] = [
  '0',
  '-1',
  '..',
  '.',
  'null',
  'undefined',
  'me',
  'request',
  '6740C1E29F0B7A4100000001',
  '6740c1e29f0b7a410000000',
  '6740c1e29f0b7a41000000011',
  '6740c1e29f0b7a4100000001\n',
  ' 6740c1e29f0b7a4100000001',
  '6740c1e2-9f0b-7a41-0000-000000000001',
  '６７４０c1e29f0b7a4100000001',
  "' OR 1=1 --",
  '<script>',
  '../../accounts/me',
  '{"$ne":null}',
  '%00',
  '%',
  'a'.repeat(101),
  'a'.repeat(4000),
  'Đ',
  '\u{202e}',
];
