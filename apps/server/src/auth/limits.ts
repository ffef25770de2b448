/**
 * Every rate limit that the database counts, with its reason. `TRAM_RATE_LIMITS=0` switches all of them off. (The budget for
 * requests of any kind is in `http/call-limits.ts`; the reasons for the login's limits are in
 * `docs/decisions/0011-login-limits.md`.)
 *
 * A handler counts before it acts: `await services.attempts.count({ rule: rechargeRequests, subject: account.id })`.
 */

import { isIPv4, isIPv6 } from 'node:net';
import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import type { Mode } from '../environment.ts';
import type { AttemptRule } from './attempts.ts';

/**
 * The part of a network address that one customer cannot change at will, for limits: an IPv4 address whole; of an IPv6
 * address the first 64 bits, because every connection gets at least that many addresses to choose from (RFC 6177).
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function limit(name: string, attempts: number, windowMs: number): AttemptRule {
  return { name, attempts, windowMs };
}

/** Wrong passwords for one name from one address: a person who mistypes needs a few, a program that guesses thousands. */
export const loginsOfNameFromAddress = limit('login.name-address', 10, 15 * MINUTE);

/** Wrong passwords from one address, for any name: one that tries a common password on many accounts. It can be an office. */
export const loginsFromAddress = limit('login.address', 50, 15 * MINUTE);

/**
 * Wrong passwords for one name from all addresses together: many machines that share the guessing. Those who have logged in
 * from their address before are let through, or this would be a way to lock a customer out.
 */
export const loginsOfName = limit('login.name', 30, 15 * MINUTE);

/** The same over a day: NIST SP 800-63B (5.2.2) allows 100 failures in a row. */
export const loginsOfNameInADay = limit('login.name-day', 100, DAY);

/** Sign-ups tried from one address: each says whether a name or an e-mail address is taken. */
export const signUpTries = limit('register.tried', 60, HOUR);

/** Accounts made from one address: each costs a password hash and a mail. The sandbox is for trying, so it allows more. */
export function signUps(mode: Mode): AttemptRule {
  return limit('register.made', mode === 'sandbox' ? 100 : 10, HOUR);
}

/**
 * Verification mails to one mailbox: signing up needs no proof, so anybody can have them sent to anybody. Whoever uses up those of
 * a stranger keeps them from signing up for a day at most.
 */
export const verificationMails: AttemptRule = {
  ...limit('mail.verification', 5, DAY),
  refusal: 'Hộp thư này đã nhận đủ 5 thư xác minh trong một ngày',
};

/**
 * The mailbox that an e-mail address leads to, for limits: without case and `+tag`, which most providers ignore (RFC 5233), and at
 * Gmail without dots. Elsewhere a dot may be all that two people's addresses differ in.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** One-time codes asked for by one account, beyond the pause between two of them: each is a mail and five more guesses. */
export const otpRequests = limit('otp.requested', 10, HOUR);

/** Identity forms of one account: each is tens of megabytes of pictures to read and a contract to write. */
export const identitySubmissions = limit('identity.submitted', 20, HOUR);

/** Top-ups asked for by one account: each is a row, a timer and a transfer content that is used up for good. */
export const rechargeRequests = limit('recharge.requested', 60, HOUR);

/**
 * Log lines written by the client of one account. A line is written for a download that failed, so a person writes a few; a
 * program that writes as fast as it may would push the customer's own history out of what is kept.
 *
 * Searches have no such limit: each pause in typing is one. How many are at work is limited instead (`database/in-turn.ts`).
 */
export const logLines = limit('log.written', 120, HOUR);

/**
 * Deliveries to the bank's webhook with a wrong signature, from one address. Correctly signed ones are still accepted,
 * so a client behind the bank's address cannot lock the bank out.
 */
export const wrongSignatures = limit('bank.signature', 30, 15 * MINUTE);

/** Play tokens asked for by one account: the call takes a machine's name and password, so it could be used to guess them. */
export const playTokens = limit('play.token', 30, 15 * MINUTE);
