import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { answerHeaders } from './security-headers.ts';

/*
 * Calls from a portal on another host (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol). Closed unless
 * `TRAM_ALLOWED_ORIGINS` names its origin. Calls carry their token themselves, so credentials are never allowed, and `*` is
 * never answered.
 */

/** The answer headers that portals on other hosts may read. */
const exposedHeaders = 'Content-Disposition, Date, Retry-After, X-Request-Id';
/** The request headers that need a preflight. */
const requestHeaders = 'Authorization, Content-Type, Idempotency-Key';
const requestMethods = 'GET, POST, PATCH, DELETE';
/** How long a browser may cache a preflight, s: the most that Chromium allows. */
const preflightSeconds = 7200;

/** The headers of an answer that depend on who asks. */
type CrossOriginHeaders = Readonly<Record<string, string>>;

/** What a portal on another host is answered. */
interface CrossOrigin {
  /** For every answer of the API; empty where there is no other host. */
  headersFor(request: IncomingHttpHeaders): CrossOriginHeaders;
  /** The headers of a preflight's answer; null when it is none, or of an origin that is not allowed. */
  preflightFor(method: string | undefined, request: IncomingHttpHeaders): CrossOriginHeaders | null;
}

/** @param allowed origins in the form in which browsers send them (`https://portal.example`) */
export function createCrossOrigin(allowed: readonly string[]): CrossOrigin {
  const headersFor = (request: IncomingHttpHeaders): CrossOriginHeaders => {
    if (allowed.length === 0) return {};
    const { origin } = request;
    // An answer for one origin must not be cached for another.
    if (origin === undefined || !allowed.includes(origin)) return { vary: 'Origin' };
    return {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposedHeaders,
    };
  };
  return {
    headersFor,
    preflightFor(method, request) {
      const headers = headersFor(request);
      const isPreflight =
        method === 'OPTIONS' && request['access-control-request-method'] !== undefined;
      if (!isPreflight || !('access-control-allow-origin' in headers)) return null;
      return {
        'access-control-allow-origin': request.origin ?? '',
        'access-control-allow-methods': requestMethods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': String(preflightSeconds),
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      };
    },
  };
}

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
