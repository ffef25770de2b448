import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { weaknessOf } from '../settings.ts';

test('random secrets are accepted, in base64 as in hexadecimal', () => {
  // The same in every run: what is drawn anew contains an example once in some thousand runs.
  for (let drawn = 0; drawn < 300; drawn += 1) {
    const bytes = createHash('sha512').update(String(drawn)).digest();
    expect(weaknessOf(bytes.subarray(0, 48).toString('base64'))).toBeNull();
    expect(weaknessOf(bytes.subarray(0, 32).toString('base64url'))).toBeNull();
  }
  expect(weaknessOf('5f0c1d7be2a94386b1d0c7f3e8a2964d')).toBeNull();
  expect(weaknessOf('kV3wq9aAaaAAs2LmPx7Tqz1bWmN4rYcE')).toBeNull();
});

test.each([
  ['', 'must have at least 32 characters'],
  ['k7Qz-41bW', 'must have at least 32 characters'],
  ['s'.repeat(64), 'repeats itself'],
  ['ab'.repeat(32), 'repeats itself'],
  ['k7Qz-41bWx9'.repeat(4), 'repeats itself'],
  [`${'k7Qz-41bWx9'.repeat(3)}k7Q`, 'repeats itself'],
  ['0101100110100110010110011010011001011001', 'repeats itself'],
  ['changeme-changed-by-nobody-at-all-2026', 'looks like an example'],
  ['CHANGE_ME_before_you_go_live_please_!', 'looks like an example'],
  ['a secret of at least thirty-two characters', 'looks like an example'],
  ['tram-p4ssword-of-our-server-2026-passWord', 'looks like an example'],
  ['kV3w9000000000000000000000x7Tqz1bWmN', 'looks like an example'],
])('%s is not', (secret, weakness) => {
  expect(weaknessOf(secret)).toBe(weakness);
});
