import { expect, test } from 'vitest';
import { fileFieldWords } from '../words/vietnamese/files.ts';
import { fileRefusal, isOfKind } from './file-checks.ts';

test.each([
  ['an ending, however it is written', 'Hop-Dong.PDF', '', ['.pdf'], true],
  ['a type', 'a', 'application/pdf', ['application/pdf'], true],
  ['half of a type', 'a.webp', 'image/webp', ['image/*'], true],
  ['the beginning of a type alone', 'a', 'imagery/webp', ['image/*'], false],
  ['one of several', 'a.log', 'text/plain', ['.pdf', 'text/plain'], true],
  ['none of them', 'a.exe', 'application/x-msdownload', ['.pdf', 'image/*'], false],
  ['an ending inside the name', 'a.pdf.exe', '', ['.pdf'], false],
  ['anything where no kind is named', 'a.exe', '', [], true],
] as const)('%s', (_what, name, type, kinds, taken) => {
  expect(isOfKind({ name, type }, kinds)).toBe(taken);
});

test('a file of exactly the limit is taken, one byte more is not', async () => {
  const file = new File(['12345'], 'a.txt');
  const refusal = (maxBytes: number) => fileRefusal(file, { kinds: [], maxBytes }, fileFieldWords);
  expect(await refusal(5)).toBeNull();
  expect(await refusal(4)).toMatch('a.txt: nặng');
});
