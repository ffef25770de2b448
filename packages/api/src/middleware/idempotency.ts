import type { Middleware } from '../request-context.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';

/**
 * Sends the key of the intention with the operations that cost money or create something; a fresh one when none is given. To a
 * server that does not honour keys none is sent: one on another origin would refuse the header in its preflight.
 */
export const idempotencyKeys =
  (idempotency: 'keys' | 'none'): Middleware =>
  (next) =>
  (context) => {
    if (idempotency === 'keys' && context.operation.idempotent === true) {
      context.headers.set('idempotency-key', context.idempotencyKey ?? newIdempotencyKey());
    }
    return next(context);
  };
