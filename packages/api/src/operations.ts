/**
 * The operations of the contract as data, for whoever walks them: a client, a mock server, a proxy, documentation.
 */
import { operations } from './generated/operations.ts';

export { operations };
export type { Operation } from './generated/operations.ts';

/** Name of an operation: client function, server handler, cache key and log label. */
export type OperationId = keyof typeof operations;
