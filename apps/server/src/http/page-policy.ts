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
