import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyParameters } from '../testing/property-runs.ts';
import { csvFile, type CsvValue } from './orders-file.ts';

function textOf(...rows: CsvValue[][]): string {
  const bytes = csvFile(['Một'], rows);
  return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
}

/** Reads a file by RFC 4180, with semicolons. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/gu,
  )) {
    if (end === '' && plain === '') break;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('a file for spreadsheets', () => {
  it('begins with a byte order mark and ends each line with CRLF', () => {
    const bytes = csvFile(['Mã', 'Giá'], [['ổ cứng', 15_000]]);
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(bytes.slice(3)).toEqual(new TextEncoder().encode('Mã;Giá\r\nổ cứng;15000\r\n'));
  });

  it.each([
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
  ])('writes %j as %s', (value, written) => {
    expect(textOf([value])).toBe(`\uFEFFMột\r\n${written}\r\n`);
  });

  it.each([
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
    const [, [cell] = []] = parse(textOf([value]).slice(1));
    expect(cell).toBe(`'${value}`);
  });

  it('gives back any table, texts that begin a formula marked', () => {
    const sign = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      ';',
      '"',
      ',',
      '\r',
      '\n',
      '\t',
      ' ',
      "'",
      'ổ',
      '1',
    );
    const value = fc.oneof(
      fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('')),
      fc.string({ unit: 'grapheme' }),
    );
    const table = fc.integer({ min: 2, max: 4 }).chain((width) =>
      fc.array(fc.array(value, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 5,
      }),
    );
    fc.assert(
      fc.property(table, (rows) => {
        const [, ...read] = parse(textOf(...rows).slice(1));
        expect(read).toHaveLength(rows.length);
        for (const [index, row] of rows.entries()) {
          for (const [column, text] of row.entries()) {
            const cell = read[index]?.[column] ?? '';
            expect([text, `'${text}`]).toContain(cell);
            expect(cell).not.toMatch(/^\s*[=+\-@]/u);
          }
        }
      }),
      propertyParameters({ quick: 100, thorough: 1000 }),
    );
  });
});
