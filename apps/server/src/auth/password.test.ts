import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is known again by its hash, and no other one is', async () => {
  const hash = await hashPassword('mật khẩu của tôi');
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('mật khẩu của tôi', hash)).toBe(true);
  expect(await verifyPassword('mật khẩu của tôi.', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('giống nhau')).not.toBe(await hashPassword('giống nhau'));
});

test('surrounding spaces and the normalization form make no difference', async () => {
  const hash = await hashPassword('  mật khẩu ');
  expect(await verifyPassword('mật khẩu'.normalize('NFD'), hash)).toBe(true);
});

test('without a hash, or with one that cannot be read, nothing matches', async () => {
  for (const hash of [null, '', 'scrypt$15$8$3$$', 'plain$mật khẩu', 'mật khẩu']) {
    expect(await verifyPassword('mật khẩu', hash)).toBe(false);
  }
});

test('a hash made with other costs is still understood', async () => {
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync('cũ', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  const hash = `scrypt$14$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await verifyPassword('cũ', hash)).toBe(true);
  expect(await verifyPassword('mới', hash)).toBe(false);
});
