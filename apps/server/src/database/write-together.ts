import { sql, type SQLWrapper, WithSubquery } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Database } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Does several writes of a unit in one statement. Each row may be written once, and none of them sees what the others wrote;
 * references between their rows are checked at the end. If one fails, all do.
 * @param writes built by Drizzle and not awaited: `unit.transaction.insert(…).values(…)`
 */
export async function writeTogether(
  { transaction }: Pick<UnitOfWork, 'transaction'>,
  writes: readonly SQLWrapper[],
): Promise<void> {
  if (writes.length > 0) await together(transaction, writes);
}

function together(database: Database, writes: readonly SQLWrapper[]) {
  const parts = writes.map(
    (write, index) => new WithSubquery(write.getSQL(), {}, `write_${index}`, true),
  );
  return database
    .with(...parts)
    .select({ done: sql`1` })
    .from(sql`(values (1)) as done`);
}

/**
 * The same for writes that are done often: built once.
 * @param name of the statement, which no other query has
 * @param build what varies is a `sql.placeholder(…)`, also what Drizzle would make up itself, such as the id of a new row
 */
export function preparedWrites(
  name: string,
  build: (database: Database) => readonly SQLWrapper[],
): (unit: Pick<UnitOfWork, 'transaction'>, values: Record<string, unknown>) => Promise<void> {
  const query = prepared((database) => together(database, build(database)).prepare(name));
  return async ({ transaction }, values) => {
    await query(transaction).execute(values);
  };
}
