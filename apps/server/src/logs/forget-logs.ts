import { setImmediate as arrivals } from 'node:timers/promises';
import { DAY } from '@tram/machines/rules';
import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import { logs } from '../database/schema/messages.ts';
import type { Database } from '../database/tables.ts';
import type { TimerHandler } from '../timers/schedule.ts';

interface LogRetention {
  /** How long a line is kept, ms. */
  readonly lifetimeMs: number;
  /** How many lines an account keeps, the newest ones. */
  readonly mostLines: number;
  /** How many lines one statement deletes. */
  readonly batch: number;
  /** How many statements follow each other before other timers have their turn. */
  readonly mostBatches: number;
}

/**
 * 400 days, so that a year can be compared with the one before. And 20,000 lines: a person has a few a day; a search reads all of
 * them when they all have its letters.
 */
const retention: LogRetention = {
  lifetimeMs: 400 * DAY,
  mostLines: 20_000,
  batch: 1000,
  mostBatches: 20,
};

/** Deletes at most a batch of lines. Those that another instance is deleting are left to it. @returns how many */
async function deleteBatch(database: Database, where: SQL, batch: number): Promise<number> {
  const lines = database
    .select({ id: logs.id })
    .from(logs)
    .where(where)
    .orderBy(asc(logs.createdAt), asc(logs.position))
    .limit(batch)
    .for('update', { skipLocked: true });
  const deleted = await database
    .delete(logs)
    .where(inArray(logs.id, lines))
    .returning({ id: logs.id });
  return deleted.length;
}

/** The lines of an account that are older than those it keeps; null when it has no more than these. */
async function linesBeyond(
  database: Database,
  accountId: string,
  mostLines: number,
): Promise<SQL | null> {
  const isOwn = eq(logs.accountId, accountId);
  const [newestBeyond] = await database
    .select({ createdAt: logs.createdAt, position: logs.position })
    .from(logs)
    .where(isOwn)
    .orderBy(desc(logs.createdAt), desc(logs.position))
    .limit(1)
    .offset(mostLines);
  if (newestBeyond === undefined) return null;
  const { createdAt, position } = newestBeyond;
  const isOlder = or(
    lt(logs.createdAt, createdAt),
    and(eq(logs.createdAt, createdAt), lte(logs.position, position)),
  );
  return and(isOwn, isOlder) ?? null;
}

/** What is to be deleted, one condition after the other: what is too old, then what each account has too much of. */
async function* tooMuch(
  database: Database,
  now: Date,
  { lifetimeMs, mostLines, mostBatches }: LogRetention,
): AsyncGenerator<SQL> {
  yield lt(logs.createdAt, new Date(now.getTime() - lifetimeMs));
  const accounts = await database
    .select({ id: logs.accountId })
    .from(logs)
    .groupBy(logs.accountId)
    .having(gt(count(), mostLines))
    .limit(mostBatches);
  for (const { id } of accounts) {
    const lines = await linesBeyond(database, id, mostLines);
    if (lines !== null) yield lines;
  }
}

/** @returns whether there may be more to delete */
async function deleteLines(database: Database, now: Date, limits: LogRetention): Promise<boolean> {
  let batches = 0;
  for await (const where of tooMuch(database, now, limits)) {
    for (;;) {
      if (batches === limits.mostBatches) return true;
      batches += 1;
      // The embedded database lets nothing else happen during a statement.
      await arrivals();
      if ((await deleteBatch(database, where, limits.batch)) < limits.batch) break;
    }
  }
  return false;
}

type ForgetLogs = TimerHandler<boolean> & Required<Pick<TimerHandler<boolean>, 'ask'>>;

/** Deletes, once a day, what is not kept any longer. Nothing depends on a line: what was paid is in the ledger. */
export function forgetLogsBeyond(limits: LogRetention): ForgetLogs {
  return {
    // In statements of their own: a transaction would hold all these rows until the last one is deleted.
    ask: ({ database, clock }) => deleteLines(database, clock.now(), limits),

    async apply(unit, _services, _reference, isMore) {
      return { again: new Date(unit.now.getTime() + (isMore ? 0 : DAY)) };
    },
  };
}

export const forgetLogs = forgetLogsBeyond(retention);
