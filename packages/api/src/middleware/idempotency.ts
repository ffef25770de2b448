import type { Middleware } from '../exchange.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';

/** Sends the key of the intention with the operations that cost money or create something; a fresh one when none is given. */
export const idempotency: Middleware = (next) => (exchange) => {
  if (exchange.operation.idempotent === true) {
    exchange.headers.set('idempotency-key', exchange.idempotencyKey ?? newIdempotencyKey());
  }
  return next(exchange);
};
