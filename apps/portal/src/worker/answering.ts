import { configPath } from '../document/page.ts';

/** What the worker has to know of a request. */
export interface Asked {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Who answers a request:
 * - `page`: the server, and without a network the kept shell of the inside, which is the same HTML for every customer;
 * - `config`: the operator's configuration on a static host: the host, and without a network what it last answered;
 * - `file`: what is kept, and the server where it is not;
 * - `server`: nobody stands between. Every call of the API is one: the worker never sees an answer, a token or a secret.
 */
export type Answering = 'page' | 'config' | 'file' | 'server';

/** What the server owns; `/api` itself is a page of the portal (specification, section 2). */
const served =
  /^\/(?:api\/|socket\.io(?:\/|$)|sandbox(?:\/|$)|healthz$|verify-email$|qr\/|guides\/)/;

/**
 * Decides it.
 * @param origin of the worker
 * @param files addresses of everything that is kept
 */
export function answeringOf(
  { method, mode, url }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): Answering {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'server';
  if (files.has(address.pathname)) return 'file';
  if (address.pathname === configPath) return 'config';
  const isPage = mode === 'navigate' && !served.test(address.pathname);
  return isPage && !/\.[\da-z]{1,12}$/i.test(address.pathname) ? 'page' : 'server';
}
