import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type EncodedContent } from './encodings.ts';

/** Something to send, compressed in advance. */
export interface Sendable {
  readonly content: EncodedContent;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Strong or weak validator, with its quotes; null for what never changes, about which nobody needs to ask anew. */
  readonly etag: string | null;
}

/** Sends it, or 304 when the client has it already. */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, contentType, cacheControl, etag }: Sendable,
): FastifyReply {
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (etag === null) {
    // It is kept for a year: the name of the one request that fetched it would be kept with it.
    reply.removeHeader('x-request-id');
  } else {
    reply.header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
    if (reply.statusCode === 200 && known?.includes(etag) === true) return reply.code(304).send();
  }
  const { body, coding } = chooseEncoding(content, request.headers['accept-encoding']);
  if (coding !== null) reply.header('content-encoding', coding);
  return reply.header('content-type', contentType).send(body);
}
