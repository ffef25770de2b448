/** From where a request comes, for Fastify's requests and for the handshakes of sockets alike. */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Settings } from '../settings.ts';

/** Whether the machine at an address may say on whose behalf it asks. */
export type TrustProxy = (address: string) => boolean;

/** Builds the answer to that from `TRAM_TRUST_PROXY`. */
export function trustProxies({ trustProxy }: Pick<Settings, 'trustProxy'>): TrustProxy {
  if (trustProxy.length === 0) return () => false;
  const trusted = proxyAddress.compile([...trustProxy]);
  return (address) => trusted(address, 0);
}

/** The first address, read from the server outwards, that is no trusted proxy: nobody can choose it. */
export function clientAddress(request: IncomingMessage, trusts: TrustProxy): string {
  return proxyAddress(request, trusts);
}
