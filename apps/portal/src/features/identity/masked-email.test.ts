import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['quocbuu@vidu.vn', 'quo•••@vidu.vn'],
  ['buu@vidu.vn', 'b•••@vidu.vn'],
  ['"a@b"@vidu.vn', '"a@•••@vidu.vn'],
  ['no address', '•••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedEmail(address)).toBe(shown);
});
