import { inArray } from 'drizzle-orm';
import { DAY } from '@tram/machines/rules';
import { storedFiles } from '../database/schema/identity.ts';
import type { Services } from '../services.ts';
import type { TimerHandler } from '../timers/handler.ts';
import { forgetRefused } from './forget-refused.ts';

/** How old a content without a row has to be, ms: a submission that is at work has written its files and not yet its rows. */
const orphanAgeMs = DAY;

/** Once a day removes contents that belong to nothing, and forgets submissions that were refused long ago. */
export const cleanUpFiles: TimerHandler & Required<Pick<TimerHandler, 'ask'>> = {
  async ask({ files, database, clock, log }) {
    // A database that knows no file at all is new, or the wrong one: it must not empty the folder of another.
    if ((await database.$count(storedFiles)) === 0) return;
    const removed = await files.sweep(
      new Date(clock.now().getTime() - orphanAgeMs),
      async (keys) => {
        const rows = await database
          .select({ storageKey: storedFiles.storageKey })
          .from(storedFiles)
          .where(inArray(storedFiles.storageKey, [...keys]));
        return new Set(rows.map((row) => row.storageKey));
      },
    );
    if (removed > 0) log.info({ removed }, 'stored files that belonged to nothing were removed');
  },

  async apply(unit, services) {
    const { storageKeys, isMore } = await forgetRefused(unit);
    unit.afterCommit(() => void forgetContents(services, storageKeys));
    return { again: new Date(unit.now.getTime() + (isMore ? 0 : DAY)) };
  },
};

/** What fails or is cut short here, the next clean-up finds. */
async function forgetContents(
  { files, log }: Pick<Services, 'files' | 'log'>,
  storageKeys: readonly string[],
): Promise<void> {
  try {
    for (const storageKey of storageKeys) await files.delete(storageKey);
  } catch (error) {
    log.error({ err: error }, 'the content of a forgotten file could not be removed');
  }
}
