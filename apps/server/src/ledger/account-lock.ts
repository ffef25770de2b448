import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

/** A row of `accounts`. */
export type AccountRow = typeof accounts.$inferSelect;

/**
 * Locks an account until the unit ends and reads it as it is now. Whoever changes a balance holds this lock, so balances
 * are read and written one at a time. It is taken after any other lock (image, order, recharge, timer).
 *
 * All locks of the domain are `for no key update`: the weaker lock that every insert takes on the rows it refers to does not
 * wait for them, which would close a circle (two orders that have claimed their keys, each waiting for the other).
 * @throws Refusal 404 when there is no such account
 */
export async function lockAccount(unit: UnitOfWork, accountId: string): Promise<AccountRow> {
  const [account] = await unit.transaction
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  if (account === undefined) throw new Refusal(404, 'Không tìm thấy tài khoản');
  return account;
}
