import { eq } from 'drizzle-orm';
import { type Clock, createClock } from './clock.ts';
import type { Database } from './database/open.ts';
import { settings } from './database/schema.ts';

const key = 'clock_offset_ms';

/** The server's clock with an offset that survives restarts: time that has passed for a customer never comes again. */
export async function openClock(database: Database): Promise<Clock> {
  const [stored] = await database.select().from(settings).where(eq(settings.key, key));
  const offset = Number(stored?.value ?? 0);
  return createClock(Number.isSafeInteger(offset) && offset > 0 ? offset : 0, async (offsetMs) => {
    const value = String(offsetMs);
    await database
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  });
}
