import { DAY } from '@tram/machines/rules';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { identitySubmissions, storedFiles } from '../database/schema/identity.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import type { Services } from '../services.ts';
import type { TimerHandler } from '../timers/schedule.ts';

/** How long a refused submission is kept, ms: 30 days, as the contract promises the customer. */
const refusedLifetimeMs = 30 * DAY;
/** How many are deleted in one transaction. */
const batch = 50;

/**
 * Deletes submissions that were refused long ago: personal data and the rows of their files. Why the verification failed
 * stays with the account.
 * @returns the names of the contents that have no row any more, and whether there may be more to delete
 */
async function deleteRefused(
  unit: UnitOfWork,
): Promise<{ readonly storageKeys: readonly string[]; readonly isMore: boolean }> {
  const isOld = and(
    eq(identitySubmissions.status, 2),
    lte(identitySubmissions.decidedAt, new Date(unit.now.getTime() - refusedLifetimeMs)),
  );
  const old = await unit.transaction
    .select({ id: identitySubmissions.id, accountId: identitySubmissions.accountId })
    .from(identitySubmissions)
    .where(isOld)
    .orderBy(identitySubmissions.accountId)
    .limit(batch);
  const storageKeys: string[] = [];
  for (const { id, accountId } of old) {
    // The account first, as everywhere; then again whether it is still refused.
    await lockAccount(unit, accountId);
    storageKeys.push(...(await deleteSubmission(unit, id)));
  }
  return { storageKeys, isMore: old.length === batch };
}

async function deleteSubmission(
  { transaction }: UnitOfWork,
  submissionId: string,
): Promise<string[]> {
  const [gone] = await transaction
    .delete(identitySubmissions)
    .where(and(eq(identitySubmissions.id, submissionId), eq(identitySubmissions.status, 2)))
    .returning();
  if (gone === undefined) return [];
  // A newer submission has put its own files there.
  await transaction
    .update(accounts)
    .set({ frontCard: null, backCard: null, portrait: null, linkContract: null })
    .where(and(eq(accounts.id, gone.accountId), eq(accounts.linkContract, gone.contractId)));
  const { frontCardId, backCardId, portraitId, signatureId, contractId } = gone;
  const files = await transaction
    .delete(storedFiles)
    .where(inArray(storedFiles.id, [frontCardId, backCardId, portraitId, signatureId, contractId]))
    .returning({ storageKey: storedFiles.storageKey });
  return files.map((file) => file.storageKey);
}

/** How old a content without a row has to be, ms: a submission that is at work has written its files and not yet its rows. */
const orphanAgeMs = DAY;

/** Once a day, removes contents without a row and deletes submissions that were refused long ago. */
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
    const { storageKeys, isMore } = await deleteRefused(unit);
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
