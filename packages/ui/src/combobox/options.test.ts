import { expect, test } from 'vitest';
import { matchingOptions, pageTo, searchable, stepTo, fold } from './options.ts';

const parts = searchable([
  { value: 'disk', label: 'Ổ cứng SSD', detail: 'NVMe 1 TB' },
  { value: 'memory', label: 'Bộ nhớ', keywords: 'RAM' },
  { value: 'light', label: 'Đèn bàn phím' },
]);

function found(query: string): readonly string[] {
  return matchingOptions(parts, query).map(({ value }) => value);
}

test.each([
  ['o cung', ['disk']],
  ['Ổ CỨNG', ['disk']],
  ['ổ cứng'.normalize('NFD'), ['disk']],
  ['ssd o', ['disk']],
  ['nvme', ['disk']],
  ['ram', ['memory']],
  ['den', ['light']],
  ['đèn', ['light']],
  ['', ['disk', 'memory', 'light']],
  ['  ', ['disk', 'memory', 'light']],
  ['card', []],
])('%j finds %j', (query, values) => {
  expect(found(query)).toEqual(values);
});

test('every Vietnamese letter folds to its letter without marks', () => {
  expect(fold('ÀẢÃÁẠĂẰẲẴẮẶÂẦẨẪẤẬĐÈẺẼÉẸÊỀỂỄẾỆÌỈĨÍỊÒỎÕÓỌÔỒỔỖỐỘƠỜỞỠỚỢÙỦŨÚỤƯỪỬỮỨỰỲỶỸÝỴ')).toMatch(
    /^a{17}de{11}i{5}o{17}u{11}y{5}$/,
  );
});

const rows = [
  { value: 'a', label: 'a', disabled: true },
  { value: 'b', label: 'b' },
  { value: 'c', label: 'c' },
  { value: 'd', label: 'd', disabled: true },
];

test('steps go round, over what cannot be chosen', () => {
  expect(stepTo(rows, -1, 1)).toBe(1);
  expect(stepTo(rows, -1, -1)).toBe(2);
  expect(stepTo(rows, 2, 1)).toBe(1);
  expect(stepTo(rows, 1, -1)).toBe(2);
  expect(stepTo([], -1, 1)).toBe(-1);
  expect(stepTo([{ value: 'a', label: 'a', disabled: true }], -1, 1)).toBe(-1);
});

test('pages stop at the ends, at the last option there that can be chosen', () => {
  expect(pageTo(rows, 1, 8)).toBe(2);
  expect(pageTo(rows.slice(0, 3), 1, 8)).toBe(2);
  expect(pageTo(rows, 2, 8)).toBe(2);
  expect(pageTo(rows, 2, -8)).toBe(1);
  expect(pageTo(rows, 1, -8)).toBe(1);
  expect(pageTo(rows.slice(0, 1), 0, 8)).toBe(-1);
  expect(pageTo([], -1, 8)).toBe(-1);
});
