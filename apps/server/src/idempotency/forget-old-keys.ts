import { lt } from 'drizzle-orm';
import { DAY } from '@tram/machines/rules';
import { forgetEndedWindows } from '../auth/attempts.ts';
import { idempotencyRecords } from '../database/schema.ts';
import type { TimerHandler } from '../timers/handler.ts';

/** How long an answer can be asked for again with its key, ms: 7 days. */
export const keyLifetimeMs = 7 * DAY;

/** Once a day forgets the answers that are too old to be asked for again, and the tries that no longer count. */
export const forgetOldKeys: TimerHandler = {
  async apply(unit) {
    await unit.transaction
      .delete(idempotencyRecords)
      .where(lt(idempotencyRecords.createdAt, new Date(unit.now.getTime() - keyLifetimeMs)));
    await forgetEndedWindows(unit);
    return { again: new Date(unit.now.getTime() + DAY) };
  },
};
