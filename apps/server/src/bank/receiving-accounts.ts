import { and, eq, sql } from 'drizzle-orm';
import { banks } from '../database/schema/money.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';

/** Any number, the same in every version: who holds it may change the accounts. */
const advisoryLock = 7_236_114_510;

/** What an account takes that is offered no more. The row stays, for the recharges that name it. */
const takesNothing = 0;

/**
 * Makes the accounts of the settings the ones that customers may choose from, in their order. An account that left the
 * list is hidden from new recharges; existing recharges to it stay valid. Without a list, as in
 * a sandbox, the accounts stay as they are.
 */
export async function offerAccounts(
  services: Pick<Services, 'settings' | 'database' | 'clock' | 'log'>,
): Promise<void> {
  const { banks: accounts } = services.settings;
  if (accounts === null) return;
  if (accounts.length === 0) {
    services.log.warn('customers cannot top up: there is no bank account to pay to (TRAM_BANKS)');
  }
  await inOneTransaction(services, async ({ transaction, now }) => {
    // Two instances may start at once; a bank account has no unique index of its own.
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(advisoryLock))})`);
    const before = await transaction.select().from(banks);
    for (const bank of before) {
      const stays = accounts.some(
        ({ bin, accountNumber }) => bin === bank.bin && accountNumber === bank.accountNumber,
      );
      if (stays || bank.maximum === takesNothing) continue;
      await transaction
        .update(banks)
        .set({ maximum: takesNothing, updatedAt: now })
        .where(eq(banks.id, bank.id));
    }
    for (const [
      rank,
      { bank, bin, accountNumber, accountHolder, min, max },
    ] of accounts.entries()) {
      const values = {
        bankName: bank,
        accountName: accountHolder,
        minimum: min,
        maximum: max,
        rank,
        updatedAt: now,
      };
      const known = await transaction
        .update(banks)
        .set(values)
        .where(and(eq(banks.bin, bin), eq(banks.accountNumber, accountNumber)))
        .returning({ id: banks.id });
      if (known.length > 0) continue;
      await transaction.insert(banks).values({ ...values, bin, accountNumber, createdAt: now });
    }
  });
}
