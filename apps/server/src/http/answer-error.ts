/** Turns whatever was thrown into the contract's Error. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '../auth/attempts.ts';
import { Refusal } from '../refusal.ts';
import { type ErrorBody, errorBody, refusalBody } from './error-answer.ts';

/** Fastify's error handler: words for the customer, the cause for the log alone. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const operation = request.operation?.id ?? null;
  if (error instanceof Refusal) {
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds);
    return sendError(reply, refusalBody(error, request.id));
  }
  const statusCode = statusOf(error);
  if (statusCode < 500) {
    request.log.debug({ operation, err: error, requestId: request.id }, 'refused');
  } else {
    request.log.error({ operation, err: error, requestId: request.id }, 'failed');
  }
  return sendError(reply, errorBody(statusCode, request.id));
}

/** Fastify's own errors (a body too large, JSON that cannot be read …) know their status; everything else is our fault. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

/** Sends an error answer. */
export function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply
    .code(body.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}
