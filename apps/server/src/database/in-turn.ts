import { setImmediate as arrivals } from 'node:timers/promises';
import { SECOND } from '@tram/machines/rules';
import { TooManyAttempts } from '../auth/attempts.ts';
import type { Database } from './tables.ts';

type AnyDatabase = Pick<Database, 'transaction'>;

/** The work of an account that came last, and how much of it is not done yet. */
interface Turn {
  readonly last: Promise<unknown>;
  readonly pending: number;
}

/** Does the work of an account, one piece after the other, in the order in which it came. */
type InTurn = <Result>(
  database: AnyDatabase,
  accountId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/** @param most how many pieces of an account may be at work and waiting; one more is refused */
function createTurns(most: number): InTurn {
  const turnsOf = new WeakMap<AnyDatabase, Map<string, Turn>>();
  return async (database, accountId, work) => {
    const turns = turnsOf.get(database) ?? new Map<string, Turn>();
    turnsOf.set(database, turns);
    const before = turns.get(accountId);
    const pending = (before?.pending ?? 0) + 1;
    if (pending > most) throw new TooManyAttempts(SECOND);
    // Whether the one before was kept or refused is for its own caller to hear.
    const own = before === undefined ? work() : before.last.then(work, work);
    turns.set(accountId, { last: own, pending });
    try {
      return await own;
    } finally {
      const { last = own, pending: left = 1 } = turns.get(accountId) ?? {};
      if (left === 1) turns.delete(accountId);
      else turns.set(accountId, { last, pending: left - 1 });
    }
  };
}

/**
 * Does the writes of an account one after the other, in the order in which they came. They would wait for each other's locks anyway,
 * each on a connection of its own that others then lack; and PostgreSQL does not serve those in their order once the row has
 * changed, so that some would wait for many turns. Writes at other instances still meet in the database.
 */
export const inTurn = createTurns(Number.POSITIVE_INFINITY);

const searchTurns = createTurns(21);

/**
 * Does the searches of an account one after the other, so that it takes one connection of this instance, however many it asks for.
 * Twenty may wait: ten pages that are opened together, and somebody who goes on typing while the database is slow. Before each
 * one, calls that have arrived meanwhile begin: the embedded database lets nothing else happen while it searches.
 * @throws TooManyAttempts when more are waiting
 */
export const searchInTurn: InTurn = (database, accountId, search) =>
  searchTurns(database, accountId, async () => {
    await arrivals();
    return search();
  });
