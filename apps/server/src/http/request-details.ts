import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

// From where a request comes, for Fastify's requests and for the handshakes of sockets alike.

/** Whether the machine at an address is a trusted proxy. */
type TrustProxy = (address: string) => boolean;

/** Builds the answer to that from `TRAM_TRUST_PROXY`. */
export function trustProxies({ trustProxy }: Pick<Settings, 'trustProxy'>): TrustProxy {
  if (trustProxy.length === 0) return () => false;
  const trusted = proxyAddress.compile([...trustProxy]);
  return (address) => trusted(address, 0);
}

/** The first address, read from the server outwards, that is no trusted proxy: no client can choose it. */
export function clientAddress(request: IncomingMessage, trusts: TrustProxy): string {
  return proxyAddress(request, trusts);
}

/** Makes the name of a request, for its answer and its lines in the log: short enough to be read out on the phone. */
export function newRequestId(): string {
  return `req-${randomInt(36 ** 8)
    .toString(36)
    .padStart(6, '0')}`;
}

/**
 * Scheme and host that customers use: `TRAM_ORIGIN`, or (in sandbox mode only, where it can mislead no customer) what the
 * request itself names.
 */
export function publicOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, 'origin'>,
): string {
  return settings.origin ?? `${request.protocol}://${request.host}`;
}
