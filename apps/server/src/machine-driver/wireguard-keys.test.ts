import { expect, it } from 'vitest';
import { wireguardKeys } from './wireguard-keys.ts';

const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

it('derives the public key of RFC 7748, section 6.1', () => {
  const alice = '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a';
  expect(hex(wireguardKeys(Buffer.from(alice, 'hex')).publicKey)).toBe(
    '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
  );
});

it('makes another pair each time, with the bits set that every private key has the same', () => {
  const pairs = [wireguardKeys(), wireguardKeys()];
  for (const { privateKey, publicKey } of pairs) {
    const bytes = Buffer.from(privateKey, 'base64');
    expect([bytes.length, Buffer.from(publicKey, 'base64').length]).toEqual([32, 32]);
    expect([(bytes[0] ?? 0) % 8, (bytes[31] ?? 0) >> 6]).toEqual([0, 1]);
    // The clamped key and the one it came from are the same key.
    expect(wireguardKeys(bytes)).toEqual({ privateKey, publicKey });
  }
  expect(pairs[0]?.privateKey).not.toBe(pairs[1]?.privateKey);
  expect(() => wireguardKeys(new Uint8Array(31))).toThrow(RangeError);
});
