import { expect, it } from 'vitest';
import { createKeys } from './token-secret.ts';

const secret = new TextEncoder().encode('một bí mật dài hơn ba mươi hai ký tự');

it('has a separate key for each purpose and secret, the same each time', () => {
  const keys = createKeys(secret);
  const all = [
    keys('one-time-code'),
    keys('file-link'),
    keys('file-store'),
    createKeys(new Uint8Array(32))('file-store'),
  ].map((key) => Buffer.from(key).toString('hex'));
  expect(new Set(all).size).toBe(4);
  expect(all.every((key) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  expect(createKeys(secret)('file-store')).toEqual(keys('file-store'));
});

it('keeps to what stored files are sealed with: another key would lose them', () => {
  expect(
    Buffer.from(createKeys(new Uint8Array(32))('file-store')).toString('hex'),
  ).toMatchInlineSnapshot(`"1d91f9672f680c1bc36ff951a7bad14c38be4389537222de00b056d30bbd0a56"`);
});
