/**
 * One-time codes: six random digits that a customer gets by e-mail and sends with the identity form. Only a keyed hash is
 * kept: six digits are guessed from a plain one at once, but not without the server's secret.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { MINUTE, OTP_DIGITS, SECOND } from '@tram/machines/rules';
import type { DeriveKey } from '../auth/derived-keys.ts';

/** How long a code is good, ms: ten minutes. */
export const codeLifetimeMs = 10 * MINUTE;
/** How long to wait before asking for another one, ms: one minute. */
export const resendPauseMs = 60 * SECOND;
/** Wrong tries after which a code is worthless: one chance in 200 000 for who guesses. */
export const mostWrongTries = 5;

/** Makes a code. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
}

/** The form in which a code is kept: HMAC-SHA256, hexadecimal. The same digits of another account have another hash. */
export function hashCode(keys: DeriveKey, accountId: string, code: string): string {
  return createHmac('sha256', keys('one-time-code')).update(`${accountId}:${code}`).digest('hex');
}

/** Whether two hashes of {@link hashCode} are the same, in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return first.length === second.length && timingSafeEqual(first, second);
}
