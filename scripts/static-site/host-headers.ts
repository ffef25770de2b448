import type { RuntimeConfig } from '@tram/api/runtime-config';
import { pagePolicy, sourcesOf } from '@tram/server/page-policy';
import { pageHeaders } from '@tram/server/security-headers';

/** How the headers are written: the policy alone, or all of them as a part of a host's configuration. */
export const hosts = ['text', 'nginx', 'caddy'] as const;
export type Host = (typeof hosts)[number];

/** A header's name as people write it: `content-security-policy` is `Content-Security-Policy`. */
function written(name: string): string {
  return name.replaceAll(/(?:^|-)\w/g, (letter) => letter.toUpperCase());
}

/** Neither host's files allow these in quotes unescaped; no value of ours has one. */
function quoted(value: string): string {
  if (/["\\${}]/.test(value)) throw new Error(`A header cannot be written down: ${value}`);
  return `"${value}"`;
}

const lines = {
  nginx: (name: string, value: string) => `add_header ${name} ${value} always;\n`,
  caddy: (name: string, value: string) => `header ${name} ${value}\n`,
} as const;

/**
 * The headers of an operator's pages on a static host: those that our own server sends with a page.
 * @returns lines for the host's configuration, or the Content-Security-Policy alone
 */
export function hostHeaders(config: RuntimeConfig, host: Host): string {
  const policy = pagePolicy('', sourcesOf(config));
  const headers = Object.entries(pageHeaders(policy));
  if (host === 'text') return `${policy}\n`;
  return headers.map(([name, value]) => lines[host](written(name), quoted(value))).join('');
}
