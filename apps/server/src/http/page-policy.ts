/** The Content-Security-Policy of the portal's pages: of those that this server sends, and of those on a static host. */
import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@tram/api/runtime-config';

/** What a page may load beyond its own origin. */
export interface PageSources {
  /** Origins of pictures (a brand's logo elsewhere). */
  readonly images?: readonly string[];
  /** Origins of calls and sockets (an API elsewhere). */
  readonly connections?: readonly string[];
}

/** The origin of an absolute address; nothing for a path of this server. */
function originOf(address: string | null): string[] {
  return address !== null && URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * What the pages of an operator may load: pictures of the logo's origin, of the API's (a customer's own, the QR code of a payment) and
 * of those that are named; calls of the API's origin; sockets there or at their own.
 */
export function sourcesOf(
  config: Pick<RuntimeConfig, 'logo' | 'apiBase' | 'realtime' | 'pictureOrigins'>,
): PageSources {
  const api = originOf(config.apiBase);
  const called = [...api, ...originOf(config.realtime.origin)];
  return {
    images: [...new Set([...originOf(config.logo), ...api, ...config.pictureOrigins])],
    connections: [...new Set([...called, ...called.map((one) => one.replace(/^http/, 'ws'))])],
  };
}

/** What stands in the elements of a name, without an attribute, in a page's head, as sources of a policy. */
function hashesOf(head: string, name: 'script' | 'style'): readonly string[] {
  const elements = head.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'));
  const hashes = [...elements].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * The Content-Security-Policy of a page: scripts, styles and calls of its own origin only. What the renderer itself has written into
 * the head as a bare `<script>` or `<style>` is allowed by its hash; nothing else inline is, and no attribute.
 *
 * A hash must never be that of somebody else's text. Of an operator's configuration four things stand in the head: title,
 * description and icon, which are escaped; the whole as JSON, whose `<` is; and the accent, a colour of six digits of which styles are
 * derived. None can begin an element. What is in the body (a customer's or an operator's words) is not looked at.
 */
export function pagePolicy(html: string, sources: PageSources = {}): string {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(head, 'script')].join(' '),
    ["style-src 'self'", ...hashesOf(head, 'style')].join(' '),
    ["img-src 'self' data: blob:", ...(sources.images ?? [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(sources.connections ?? [])].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
