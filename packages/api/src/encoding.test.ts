import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeQuery } from './encoding.ts';

describe('encodeQuery', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['nothing', {}, ''],
    [
      'nested keys in brackets',
      { filter: { status: 1, range: { from: 'a', to: 'b' } } },
      '?filter[status]=1&filter[range][from]=a&filter[range][to]=b',
    ],
    ['arrays repeated', { tag: ['a', 'b'], page: 1 }, '?tag=a&tag=b&page=1'],
    [
      'arrays of objects',
      { order: [{ by: 'name' }, { by: 'age' }] },
      '?order[by]=name&order[by]=age',
    ],
    ['0 and false, which are values', { status: 0, open: false }, '?status=0&open=false'],
    ['a date as ISO 8601', { at: new Date(0) }, '?at=1970-01-01T00%3A00%3A00.000Z'],
    ['reserved characters', { q: 'a&b=c#d e+f/ệ' }, '?q=a%26b%3Dc%23d%20e%2Bf%2F%E1%BB%87'],
  ])('writes %s', (_name, values, expected) => {
    expect(encodeQuery(values)).toBe(expected);
  });

  test('drops what is empty, null, blank, undefined or no number, also inside', () => {
    const values = {
      empty: '',
      nothing: null,
      blank: ' \t\u00A0',
      absent: undefined,
      wrong: Number.NaN,
      list: ['', null, 'kept'],
      none: [],
      inner: { gone: null, deep: { gone: '' } },
    };
    expect(encodeQuery(values)).toBe('?list=kept');
  });

  test('any text that goes in comes out of a parser again', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((value) => value.trim() !== '');
    const name = fc.stringMatching(/^[a-z_]\w{0,10}$/);
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(text, fc.array(text))), (values) => {
        const parsed = new URLSearchParams(encodeQuery(values));
        for (const [key, value] of Object.entries(values)) {
          expect(parsed.getAll(key)).toEqual([value].flat());
        }
      }),
    );
  });
});
