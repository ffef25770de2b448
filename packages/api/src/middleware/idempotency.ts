import type { Middleware } from '../exchange.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';

/**
 * Sends the key of the intention with the operations that cost money or create something; a fresh one when none is given. To a
 * server that does not honour keys none is sent: one on another origin would refuse the header in its preflight.
 */
export const idempotencyKeys =
  (idempotency: 'keys' | 'none'): Middleware =>
  (next) =>
  (exchange) => {
    if (idempotency === 'keys' && exchange.operation.idempotent === true) {
      exchange.headers.set('idempotency-key', exchange.idempotencyKey ?? newIdempotencyKey());
    }
    return next(exchange);
  };
