import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { messageOfStatus } from './error-answer.ts';

/**
 * Lets a call that takes no body forget the one that came: nobody reads it, so it cannot be of a wrong type or too large.
 * Node throws the bytes away once the answer has left, and the connection goes on.
 */
export function forgetBody(request: FastifyRequest): void {
  for (const header of ['content-type', 'content-length', 'transfer-encoding']) {
    delete request.raw.headers[header];
  }
}

/** @throws Refusal 415 for a body that is compressed: none is unpacked here, because a small one can hold a large one */
export function refuseEncodedBody({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']?.trim().toLowerCase();
  if (coding !== undefined && coding !== '' && coding !== 'identity') {
    throw new Refusal(415, messageOfStatus(415));
  }
}
