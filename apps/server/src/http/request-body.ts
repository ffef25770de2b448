import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { messageOfStatus } from './error-answer.ts';

// Reads JSON bodies: UTF-8 and nothing else (RFC 8259 section 8.1), without keys that reach prototypes.

/** Replaces Fastify's own parsers: one repairs invalid UTF-8, the other accepts plain text. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, parsed) => {
    const text = Buffer.isBuffer(body) ? decoded(body) : body;
    if (text === null) parsed(new Refusal(400, messageOfStatus(400)));
    else void parse(request, text, parsed);
  });
}

/** @returns null for bytes that are no UTF-8 */
function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How deep texts of the contract's bodies lie: a field of the body, or an entry of its list. */
const deepestText = 2;

export function composedText(text: string): string {
  return text.normalize('NFC');
}

/**
 * The texts of a body or of parameters in NFC, so that they are counted, stored and found in one form, however they were typed
 * or pasted (macOS gives names of files decomposed). Handlers need not do it again. A password counts in a form of its own
 * (`auth/password.ts`), which is the same for both.
 */
export function composedTexts(value: unknown, depth = deepestText): unknown {
  if (typeof value === 'string') return composedText(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => composedTexts(one, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, composedTexts(one, depth - 1)]),
  );
}

/**
 * Ignores the body of a call that takes none: it is not read, so it cannot be of a wrong type or too large.
 * Node discards the bytes after the answer, and the connection stays open.
 */
export function forgetBody(request: FastifyRequest): void {
  for (const header of ['content-type', 'content-length', 'transfer-encoding']) {
    delete request.raw.headers[header];
  }
}

/** @throws Refusal 415 for a body that is compressed: none is unpacked here, because a small one can hold a large one */
export function refuseEncodedBody({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding !== undefined && coding !== '' && coding !== 'identity') {
    throw new Refusal(415, messageOfStatus(415));
  }
}

// From where a request comes, for Fastify's requests and for the handshakes of sockets alike.

type TrustProxy = (address: string) => boolean;

export function trustProxies({ trustProxy }: Pick<Settings, 'trustProxy'>): TrustProxy {
  if (trustProxy.length === 0) return () => false;
  const trusted = proxyAddress.compile([...trustProxy]);
  return (address) => trusted(address, 0);
}

/** The first address, read from the server outwards, that is no trusted proxy: no client can choose it. */
export function clientAddress(request: IncomingMessage, trusts: TrustProxy): string {
  return proxyAddress(request, trusts);
}

/** Makes the name of a request, for its answer and its lines in the log: short enough to be read out on the phone. */
export function newRequestId(): string {
  return `req-${randomInt(36 ** 8)
    .toString(36)
    .padStart(6, '0')}`;
}

/**
 * Scheme and host that customers use: `TRAM_ORIGIN`, or (in sandbox mode only, where it can mislead no customer) what the
 * request itself names.
 */
export function publicOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, 'origin'>,
): string {
  return settings.origin ?? `${request.protocol}://${request.host}`;
}
