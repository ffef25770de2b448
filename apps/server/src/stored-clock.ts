import { eq, sql } from 'drizzle-orm';
import { createClock, type StoredClock } from './clock.ts';
import type { Database } from './database/tables.ts';
import { settings } from './database/schema.ts';

const key = 'clock_offset_ms';

function offsetOf(value: string | undefined): number {
  const offset = Number(value ?? 0);
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

/**
 * The server's clock with an offset that survives restarts and that all instances share: time that has passed for a
 * customer never comes again.
 */
export function openClock(database: Database): Promise<StoredClock> {
  return createClock({
    async read() {
      const [stored] = await database.select().from(settings).where(eq(settings.key, key));
      return offsetOf(stored?.value);
    },
    async add(ms) {
      const [stored] = await database
        .insert(settings)
        .values({ key, value: String(ms) })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`(${settings.value}::bigint + ${ms})::text` },
        })
        .returning();
      return offsetOf(stored?.value);
    },
  });
}
