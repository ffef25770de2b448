import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { createCrossOrigin, type CrossOriginHeaders } from './cross-origin.ts';
import { answerHeaders } from './security-headers.ts';

/** What a portal on another host may read. */
const forOtherHosts = /^\/(api|files)\//;

/**
 * Gives an answer what all answers have: the headers that protect it, the name of its request, and who else may read it.
 * @returns the headers to answer a preflight with, which is then all there is to answer; null for every other request
 */
export type GiveCommonHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
) => CrossOriginHeaders | null;

/** Builds it. */
export function commonHeaders(
  settings: Pick<Settings, 'origin' | 'allowedOrigins'>,
): GiveCommonHeaders {
  const headers = answerHeaders(settings);
  const crossOrigin = createCrossOrigin(settings.allowedOrigins);
  return (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (!forOtherHosts.test(request.url)) return null;
    const preflight = crossOrigin.preflightFor(request.method, request.headers);
    if (preflight === null) reply.headers(crossOrigin.headersFor(request.headers));
    return preflight;
  };
}
