import type { Database } from './tables.ts';

/** The write of each account that came last and is not done yet, by database. */
const lastWrites = new WeakMap<Pick<Database, 'transaction'>, Map<string, Promise<unknown>>>();

/**
 * Does the writes of an account one after the other, in the order in which they came. They would wait for each other's locks anyway,
 * each on a connection of its own that others then lack; and PostgreSQL does not serve those in their order once the row has
 * changed, so that some would wait for many turns. Writes at other instances still meet in the database.
 */
export async function inTurn<Result>(
  database: Pick<Database, 'transaction'>,
  accountId: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const writes = lastWrites.get(database) ?? new Map<string, Promise<unknown>>();
  lastWrites.set(database, writes);
  const before = writes.get(accountId);
  // Whether the one before was kept or refused is for its own caller to hear.
  const own = before === undefined ? write() : before.then(write, write);
  writes.set(accountId, own);
  try {
    return await own;
  } finally {
    if (writes.get(accountId) === own) writes.delete(accountId);
  }
}
