/** Headers that keep a page or an answer from being misused; one place for all of them. */
import type { Settings } from '../settings.ts';

/** Sent with everything that is no page: it may load nothing and be framed nowhere. */
export const answerPolicy =
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

/** The names of those headers. */
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
