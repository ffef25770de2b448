import { randomBytes, scryptSync } from 'node:crypto';

/**
 * A hash that is quickly verified: signing in takes a quarter of a second of a core otherwise, and most tests do. With much
 * less cost it would need more memory than the server grants a hash of that cost.
 */
export function cheapHash(password: string): string {
  const [salt, log2N, r, p] = [randomBytes(16), 4, 8, 1];
  const key = scryptSync(password, salt, 32, { N: 2 ** log2N, r, p });
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
