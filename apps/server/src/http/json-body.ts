/** Reads JSON bodies: UTF-8 and nothing else (RFC 8259 section 8.1), without the keys that reach for prototypes. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { messageOfStatus } from './error-answer.ts';

/** Takes the place of Fastify's own parsers, of which one mends broken UTF-8 and the other reads plain text. */
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
