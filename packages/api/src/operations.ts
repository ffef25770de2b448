/**
 * The operations of the contract as data, for programs that go through all of them: a client, a mock server, a proxy, documentation.
 */
import { operations } from './generated/operations.ts';

export { operations };
export type { Operation } from './generated/operations.ts';

/** Name of an operation: client function, server handler, cache key and log label. */
export type OperationId = keyof typeof operations;

/** Names of all operations, in the contract's order. */
export const operationIds: readonly OperationId[] = namesOf(operations);

function namesOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = [];
  for (const name in table) if (Object.hasOwn(table, name)) names.push(name);
  return names;
}
