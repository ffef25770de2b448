/** Headers that keep a page or an answer from being misused; one place for all of them. */
import { createHash } from 'node:crypto';

/** Sent with every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * What a browser heeds on a document alone. A page has a dozen scripts, styles and fonts: sent with each of them, these would
 * weigh as much as a small library.
 */
export const documentHeaders: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
];

/** Sent with everything that is no page: it may load nothing and be framed by nobody. */
export const answerPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a page may load beyond its own origin. */
export interface PageSources {
  /** Origins of pictures (a brand's logo elsewhere). */
  readonly images?: readonly string[];
  /** Origins of calls and sockets (an API elsewhere). */
  readonly connections?: readonly string[];
}

/**
 * The Content-Security-Policy of a page: scripts, styles and calls of its own origin only, nothing inline. A `<style>` that the
 * build itself wrote into the page is allowed by its hash; a `style` attribute is not.
 */
export function pagePolicy(html: string, sources: PageSources = {}): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...new Set(styles)].join(' '),
    ["img-src 'self' data: blob:", ...(sources.images ?? [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(sources.connections ?? [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
