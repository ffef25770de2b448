import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/**
 * Scheme and host that customers use: `TRAM_ORIGIN`, or (in sandbox mode only, where nobody can be misled by it) what the
 * request itself names.
 */
export function publicOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, 'origin'>,
): string {
  return settings.origin ?? `${request.protocol}://${request.host}`;
}
