/**
 * Keeps the sandbox to its own pages and to programs on the machine: another web site that the developer has open must not
 * pay recharges or read the outbox.
 */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'hostname' | 'method' | 'protocol'>;

/**
 * @throws Refusal 403 when a browser says that the request comes from another site, or when the name that the browser used
 *   is not ours (a foreign name that was made to lead to this machine)
 */
export function refuseForeign(request: Asked, settings: Pick<Settings, 'origin' | 'host'>): void {
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  // Neither: no browser, or a plain old one that at least sends an origin with every write.
  if (origin === undefined && site === undefined) return;
  if (!isOwnName(request.hostname, settings)) throw foreign();
  const own = [`${request.protocol}://${request.host}`, settings.origin];
  if (origin !== undefined && !own.includes(origin)) throw foreign();
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  // A link from elsewhere may open the page; it gives nothing away to the site that holds the link.
  const opensPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  if (!opensPage) throw foreign();
}

function isOwnName(hostname: string, settings: Pick<Settings, 'origin' | 'host'>): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name) !== 0 ||
    name === settings.host ||
    (settings.origin !== null && name === new URL(settings.origin).hostname)
  );
}

function foreign(): Refusal {
  return new Refusal(403, 'Trang thử nghiệm chỉ nhận yêu cầu từ chính địa chỉ của máy chủ này');
}
