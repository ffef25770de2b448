import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { accepts, chooseEncoding, encodeText } from './assets.ts';

test.each([
  ['gzip, deflate, br', true],
  ['BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.0', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
  [undefined, false],
])('brotli is taken by %j: %s', (header, taken) => {
  expect(accepts(header, 'br')).toBe(taken);
});

test('the smallest form that is taken is sent, and each one is the same text', async () => {
  const text = 'Thuê máy trạm từ xa. '.repeat(50);
  const content = await encodeText(text);
  const br = chooseEncoding(content, 'gzip, br');
  expect([br.coding, brotliDecompressSync(br.body).toString()]).toEqual(['br', text]);
  const gzip = chooseEncoding(content, 'gzip');
  expect([gzip.coding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', text]);
  const plain = chooseEncoding(content, undefined);
  expect([plain.coding, plain.body.toString()]).toEqual([null, text]);
  expect(chooseEncoding({ ...content, br: null }, 'br, gzip').coding).toBe('gzip');
});
