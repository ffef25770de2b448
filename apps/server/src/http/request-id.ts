import { randomInt } from 'node:crypto';

/** Makes the name of a request, for its answer and its lines in the log: short enough to be read out on the telephone. */
export function newRequestId(): string {
  return `req-${randomInt(36 ** 8)
    .toString(36)
    .padStart(6, '0')}`;
}
