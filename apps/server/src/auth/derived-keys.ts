/** Keys for other uses than session tokens, derived from the same secret: an operator keeps one secret, not five. */
import { hkdfSync } from 'node:crypto';

/** What a key is for. Each purpose has a key of its own, so that nothing made for one is good for another. */
export type KeyPurpose =
  | 'attempts'
  | 'one-time-code'
  | 'file-link'
  | 'file-store'
  | 'simulated-tunnel';

/** Gives the key of a purpose: 32 bytes, the same for the same secret. */
export type DeriveKey = (purpose: KeyPurpose) => Uint8Array;

/**
 * Derives keys with HKDF-SHA256 (RFC 5869).
 * @param secret the secret of `readTokenSecret`. Another one means other keys: codes and links that are on their way no
 *   longer work, and stored files can no longer be read
 */
export function createKeys(secret: Uint8Array): DeriveKey {
  const derived = new Map<KeyPurpose, Uint8Array>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known !== undefined) return known;
    const key = new Uint8Array(hkdfSync('sha256', secret, '', `tram ${purpose} 1`, 32));
    derived.set(purpose, key);
    return key;
  };
}
