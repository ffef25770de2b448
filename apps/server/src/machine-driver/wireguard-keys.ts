import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';

/** A WireGuard key pair, as its configuration files write keys: base64 of 32 bytes. */
interface WireguardKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** What stands before the 32 bytes of an X25519 private key in PKCS #8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Makes the bits that every X25519 private key has the same (RFC 7748, section 5), so that tools show it as it was given. */
function clamped(bytes: Uint8Array): Uint8Array {
  const key = Uint8Array.from(bytes);
  key[0] = (key[0] ?? 0) & 0b1111_1000;
  key[31] = ((key[31] ?? 0) & 0b0111_1111) | 0b0100_0000;
  return key;
}

/**
 * The X25519 key pair of 32 bytes.
 * @param bytes where the private key comes from; random ones when left out
 */
export function wireguardKeys(bytes: Uint8Array = randomBytes(32)): WireguardKeys {
  if (bytes.length !== 32) throw new RangeError(`an X25519 key has 32 bytes, not ${bytes.length}`);
  const privateBytes = clamped(bytes);
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, privateBytes]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new Error('the public key was not derived');
  return {
    privateKey: Buffer.from(privateBytes).toString('base64'),
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
  };
}
