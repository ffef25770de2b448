import { sql, type SQLWrapper } from 'drizzle-orm';
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
  if (writes.length === 0) return;
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as ${write}`);
  await transaction.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
