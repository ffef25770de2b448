import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

test.for([
  ['https://api.example/v1', undefined, 'https://api.example/v1'],
  ['/files/1.png', 'https://api.example', 'https://api.example/files/1.png'],
  ['/files/1.png', undefined, undefined],
  ['https://', 'https://api.example', undefined],
  ['', undefined, undefined],
] as const)('%o from %o is %o', ([address, base, href]) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});
