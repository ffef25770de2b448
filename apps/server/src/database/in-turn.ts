import { setImmediate as arrivals } from 'node:timers/promises';
import type { Database } from './tables.ts';

type AnyDatabase = Pick<Database, 'transaction'>;

/** Does the work of an account, one piece after the other, in the order in which it came. */
type InTurn = <Result>(
  database: AnyDatabase,
  accountId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

function createTurns(): InTurn {
  /** The work of each account that came last and is not done yet, by database. */
  const lastOf = new WeakMap<AnyDatabase, Map<string, Promise<unknown>>>();
  return async (database, accountId, work) => {
    const last = lastOf.get(database) ?? new Map<string, Promise<unknown>>();
    lastOf.set(database, last);
    const before = last.get(accountId);
    // Whether the one before was kept or refused is for its own caller to hear.
    const own = before === undefined ? work() : before.then(work, work);
    last.set(accountId, own);
    try {
      return await own;
    } finally {
      if (last.get(accountId) === own) last.delete(accountId);
    }
  };
}

/**
 * Does the writes of an account one after the other, in the order in which they came. They would wait for each other's locks anyway,
 * each on a connection of its own that others then lack; and PostgreSQL does not serve those in their order once the row has
 * changed, so that some would wait for many turns. Writes at other instances still meet in the database.
 */
export const inTurn = createTurns();

const searchTurns = createTurns();

/**
 * Does the searches of an account one after the other, so that they take one connection of this instance. Before each, calls that
 * have arrived meanwhile begin: the embedded database lets nothing else happen while it searches.
 */
export const searchInTurn: InTurn = (database, accountId, search) =>
  searchTurns(database, accountId, async () => {
    await arrivals();
    return search();
  });
