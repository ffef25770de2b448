import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, type CsvCell } from './csv.ts';

/** Reads such a file back as a spreadsheet does (RFC 4180, semicolons). */
function read(file: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const text = file.slice(1);
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ';' || sign === '\n') {
      row.push(sign === '\n' ? cell.slice(0, cell.length - 1) : cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += sign;
  }
  return rows;
}

/** What a value comes back as: a text may have got its apostrophe. */
function asRead(value: CsvCell, found: string | undefined): string {
  const plain = value === null ? '' : String(value);
  return typeof value === 'string' && found === `'${plain}` ? found : plain;
}

const signs = fc.constantFrom(...'=+-@;",\r\n\t Ẫộđa1＝'.split(''));
const text = fc.oneof(fc.string(), fc.string({ unit: signs }));
const cell: fc.Arbitrary<CsvCell> = fc.oneof(text, fc.maxSafeInteger(), fc.constant(null));

test('every value comes back, but for the apostrophe that keeps a formula from running', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const file = csvFile(rows);
      expect(file.startsWith('\uFEFF')).toBe(true);
      const back = read(file);
      expect(back).toEqual(
        rows.map((row, line) => row.map((value, column) => asRead(value, back[line]?.[column]))),
      );
    }),
  );
});

test('no text begins as a formula', () => {
  fc.assert(
    fc.property(text, (value) => {
      const [[back = ''] = []] = read(csvFile([[value]]));
      expect(/^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u.test(back)).toBe(false);
    }),
  );
});

test.each([
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['"Ẩn Ước"', '"""Ẩn Ước"""'],
  ['hai\r\ndòng', '"hai\r\ndòng"'],
  [' lề ', '" lề "'],
  ['VPS 4', 'VPS 4'],
  [null, ''],
  ['', ''],
  [-5, '-5'],
  [2_000_000, '2000000'],
  ['=1+1', "'=1+1"],
])('writes %j as %s', (value, written) => {
  expect(csvFile([['Một'], [value]])).toBe(`\uFEFFMột\r\n${written}\r\n`);
});

test.each([
  '=cmd|/c calc!A1',
  '+84 90',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('lets no text run as a formula: %j', (value) => {
  expect(read(csvFile([[value]]))).toEqual([[`'${value}`]]);
});

test('refuses a number that is not whole', () => {
  expect(() => csvFile([[0.5]])).toThrow(RangeError);
});
