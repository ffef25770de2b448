/** Password hashes: scrypt (RFC 7914) with a salt of its own each, parameters kept in the hash so that they can grow. */

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { limitConcurrency } from '../limit-concurrency.ts';

/** OWASP's first choice for scrypt: 2^15, 8, 3 costs 32 MiB and about 0.1 s. */
const cost = { log2N: 15, r: 8, p: 3 };
const keyLength = 32;

/** Passwords that wait to be hashed: about five seconds' worth. Those beyond are refused, because their clients would not wait. */
const mostWaiting = 100;

/**
 * Hashing fills a thread of Node's pool of four for its 0.1 s. Two are left for what else runs there (compressing answers,
 * reading files), so that a flood of logins slows down logins alone.
 */
const oneOfFew = limitConcurrency(2, mostWaiting);

function derive(
  password: string,
  salt: Buffer,
  { log2N, r, p }: typeof cost,
  length: number,
): Promise<Buffer> {
  const N = 2 ** log2N;
  return oneOfFew(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
          if (error === null) resolve(key);
          else reject(error);
        });
      }),
  );
}

/**
 * The form in which a password counts: composed the same way for every keyboard, and without spaces around it,
 * because the login form trims (specification section 5) and a sign-up must not make a password that no login can give.
 */
function normalized(password: string): string {
  return password.normalize('NFKC').trim();
}

/** Hashes a password: `scrypt$15$8$3$salt$key`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(normalized(password), salt, cost, keyLength);
  const { log2N, r, p } = cost;
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password is the one that was hashed, in constant time.
 * @param hash null when there is no such account: the same work is done, so the time does not reveal it
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, log2N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  const known = scheme === 'scrypt' && key !== '';
  const expected = known ? Buffer.from(key, 'base64url') : Buffer.alloc(keyLength);
  const actual = await derive(
    normalized(password),
    known ? Buffer.from(salt, 'base64url') : Buffer.alloc(16),
    known ? { log2N: Number(log2N), r: Number(r), p: Number(p) } : cost,
    expected.length,
  );
  return timingSafeEqual(actual, expected) && known;
}
