import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from './tables.ts';

/** Everything that one intention changes: kept whole or not at all. */
export interface UnitOfWork {
  readonly transaction: Transaction;
  /** The server's time, the same throughout. */
  readonly now: Date;
  /** Where that time is from, and what wakes the timers. */
  readonly clock: Clock;
  /**
   * Does something once the changes are kept, and not when they are not: sending an event, waking the timers. It must not
   * be needed for correctness, since a crash in between leaves it out.
   */
  afterCommit(action: () => void): void;
}

interface UnitOfWorkServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** PostgreSQL's codes for "another transaction was in the way, start again": serialization failure and deadlock. */
const retriable = new Set(['40001', '40P01']);

function isRetriable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && retriable.has(cause.code)) return true;
  }
  return false;
}

/**
 * Does `work` in one transaction. Whatever it throws undoes all of it. When PostgreSQL asks for another try, the work is
 * done again from its beginning, so it must keep no state outside the unit.
 */
export async function inOneTransaction<Result>(
  services: UnitOfWorkServices,
  work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const afterwards: (() => void)[] = [];
    const now = services.clock.now();
    let result: Result;
    try {
      result = await services.database.transaction((transaction) =>
        work({
          transaction,
          now,
          clock: services.clock,
          afterCommit: (action) => afterwards.push(action),
        }),
      );
    } catch (error) {
      if (tries >= 5 || !isRetriable(error)) throw error;
      // Not all at the same moment again.
      await delay(Math.random() * 20 * 2 ** tries);
      continue;
    }
    for (const action of afterwards) {
      try {
        action();
      } catch (error) {
        services.log.error({ err: error }, 'something failed after its transaction was kept');
      }
    }
    return result;
  }
}
