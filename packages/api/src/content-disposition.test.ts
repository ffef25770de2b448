import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileNameOf } from './content-disposition.ts';

describe('fileNameOf', () => {
  test.each<[string, string | null, string | null]>([
    ['no header', null, null],
    ['no name', 'attachment', null],
    ['a token', 'attachment; filename=may-1.rdp', 'may-1.rdp'],
    ['a quoted name', 'attachment; filename="May 1; ban.rdp"', 'May 1; ban.rdp'],
    ['escaped quotes', 'attachment; filename="a \\"b\\".rdp"', 'a "b".rdp'],
    [
      'filename* before filename, in any order',
      'attachment; filename*=UTF-8\'\'M%C3%A1y.rdp; filename="May.rdp"',
      'Máy.rdp',
    ],
    [
      'filename* after filename',
      'attachment; filename="May.rdp"; filename*=UTF-8\'\'M%C3%A1y.rdp',
      'Máy.rdp',
    ],
    ['a language tag', "attachment; filename*=utf-8'vi'%E1%BB%A8ng.rdp", 'Ứng.rdp'],
    ['ISO-8859-1', "attachment; filename*=ISO-8859-1''M%E1y.rdp", 'Máy.rdp'],
    [
      'filename where filename* is broken',
      "attachment; filename=ok.rdp; filename*=UTF-8''%E1%ZZ",
      'ok.rdp',
    ],
    [
      'filename where the charset is unknown',
      "attachment; filename=ok.rdp; filename*=koi8-r''%C1",
      'ok.rdp',
    ],
    ['capitals', 'ATTACHMENT; FILENAME="A.RDP"', 'A.RDP'],
    ['the first of two', 'attachment; filename=one.rdp; filename=two.rdp', 'one.rdp'],
    ['spaces around the sign', 'attachment ; filename = "a.rdp"', 'a.rdp'],
    ['no path of the server', 'attachment; filename="../../etc/passwd"', 'passwd'],
    ['no path of Windows', 'attachment; filename="C:\\\\Windows\\\\a.rdp"', 'a.rdp'],
    ['no control characters', "attachment; filename*=UTF-8''a%00%0Ab.rdp", 'ab.rdp'],
    ['an empty name is none', 'attachment; filename=""', null],
    ['a name of dots is none', 'attachment; filename=".."', null],
  ])('reads %s', (_name, header, expected) => {
    expect(fileNameOf(header)).toBe(expected);
  });

  test('any name that a server may give arrives', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter(
        (value) =>
          !/[/\\\p{Cc}]/u.test(value) && value.trim() === value && !/^\.{1,2}$/.test(value),
      );
    fc.assert(
      fc.property(name, (value) => {
        const encoded = encodeURIComponent(value).replaceAll("'", '%27');
        expect(fileNameOf(`attachment; filename="x"; filename*=UTF-8''${encoded}`)).toBe(value);
      }),
    );
  });

  test('no header makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(() => fileNameOf(header)).not.toThrow();
      }),
    );
  });
});
