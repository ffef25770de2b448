/** Links that let the owner of a file open it in a new tab, where no bearer token goes along: signed, for a short time. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@tram/machines/rules';
import type { Services } from '../services.ts';

/** How long a link works at least, ms: ten minutes. Every answer with an account has new ones. */
const linkLifetimeMs = 10 * MINUTE;
/**
 * The ends of links, ms apart: two answers within five minutes have the same links, so that a page that asks for the account
 * again does not fetch every picture again.
 */
const endsEveryMs = 5 * MINUTE;

/** What a link is for. */
interface LinkedFile {
  readonly fileId: string;
  /** The owner. Not part of the link: it is compared with the row of the file. */
  readonly accountId: string;
}

/** What a link turns out to be. `expired` is said only of one that this server has signed. */
type LinkVerdict = 'good' | 'expired' | 'wrong';

function signatureOf(key: Uint8Array, { fileId, accountId }: LinkedFile, expires: number): Buffer {
  return createHmac('sha256', key).update(`${fileId}.${accountId}.${expires}`).digest();
}

/** Path and query of a file for its owner: `/files/{id}?expires={seconds since 1970}&signature=…`. */
export function signedPath(key: Uint8Array, file: LinkedFile, now: Date): string {
  const expires = (Math.ceil((now.getTime() + linkLifetimeMs) / endsEveryMs) * endsEveryMs) / 1000;
  const signature = signatureOf(key, file, expires).toString('base64url');
  return `/files/${file.fileId}?expires=${expires}&signature=${signature}`;
}

/** Judges the query of a link, in constant time. */
export function checkLink(
  key: Uint8Array,
  file: LinkedFile,
  query: URLSearchParams,
  now: Date,
): LinkVerdict {
  const expires = query.get('expires') ?? '';
  if (!/^\d{1,12}$/.test(expires)) return 'wrong';
  const expected = signatureOf(key, file, Number(expires));
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  return now.getTime() < Number(expires) * 1000 ? 'good' : 'expired';
}

/**
 * Gives the address of an account's file.
 * @param origin scheme and host that customers use
 */
export function linksFor(
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  accountId: string,
  origin: string,
): (fileId: string) => string {
  const now = clock.now();
  return (fileId) => origin + signedPath(keys('file-link'), { fileId, accountId }, now);
}
