/** Headers that keep a page or an answer from being misused; one place for all of them. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Sent with everything that is no page: it may load nothing and be framed nowhere. */
const answerPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * What a browser applies to documents alone. A page has a dozen scripts, styles and fonts: sent with each of them, these would
 * be as large as a small library. An answer of the API can be opened as a document, so it has them.
 *
 * They are those of Helmet 8, with three differences: the policy is stricter, nothing may frame a page (Helmet lets its own
 * origin), and a link within the product says where it comes from.
 */
const ofDocuments: Readonly<Record<string, string>> = {
  'content-security-policy': answerPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  // For browsers that do not know `frame-ancestors`.
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could be used against the page that it was to protect.
  'x-xss-protection': '0',
};

export const documentHeaders: readonly string[] = Object.keys(ofDocuments);

/** The headers of a page, wherever it is served, with its policy (`page-policy.ts`). */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return { ...ofDocuments, 'content-security-policy': policy, ...alwaysSent };
}

/** Files and answers are what they are declared as. */
const alwaysSent = { 'x-content-type-options': 'nosniff' } as const;

/** A year. Not `includeSubDomains`: other hosts below this name are the operator's decision. */
const httpsOnly = 'max-age=31536000';

/** The headers of every answer, before what serves it says more. */
export function answerHeaders({
  origin,
  allowedOrigins,
}: Pick<Settings, 'origin' | 'allowedOrigins'>): Readonly<Record<string, string>> {
  return {
    ...ofDocuments,
    'cache-control': 'no-store',
    // A portal on another host shows pictures from here (the QR code of a payment, the customer's own ones).
    'cross-origin-resource-policy': allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    ...alwaysSent,
    ...(origin?.startsWith('https:') === true ? { 'strict-transport-security': httpsOnly } : {}),
  };
}

/*
 * Calls from a portal on another host (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol). Closed unless
 * `TRAM_ALLOWED_ORIGINS` names its origin. Calls carry their token themselves, so credentials are never allowed, and `*` is
 * never answered.
 */

/** The answer headers that portals on other hosts may read. */
const exposedHeaders = 'Content-Disposition, Date, Retry-After, X-Request-Id';
/** The request headers that need a preflight. */
const requestHeaders = 'Authorization, Content-Type, Confirmed-Total, Idempotency-Key';
const requestMethods = 'GET, POST, PATCH, DELETE';
/** How long a browser may cache a preflight, s: the most that Chromium allows. */
const preflightSeconds = 7200;

type CrossOriginHeaders = Readonly<Record<string, string>>;

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
