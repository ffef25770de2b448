import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [845 * 1024, '845 kB'],
  [1_887_437, '1,8 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [10 * 1024 * 1024 + 60_000, '10,1 MB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(fileSize(bytes).replace('\u00A0', ' ')).toBe(shown);
});
