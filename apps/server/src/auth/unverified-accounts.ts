/** Accounts whose e-mail address nobody has proved in time: their names and addresses become free again. */
import { DAY } from '@tram/machines/rules';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { accounts, emailVerificationTokens } from '../database/schema/accounts.ts';
import { tables, type Transaction } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { TimerHandler } from '../timers/schedule.ts';
import { unverifiedLifetimeMs } from './email-verification.ts';

/** How many are deleted in one transaction. */
const batch = 50;

/** That no row of any table belongs to an account, but for the links that were mailed to it. */
function ownsNothing(transaction: Transaction): SQL[] {
  return Object.values(tables).flatMap((table) => {
    if (!(table instanceof PgTable) || table === emailVerificationTokens) return [];
    return getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const [column] = columns;
      if (foreignTable !== accounts || column === undefined) return [];
      const rows = transaction
        .select({ one: sql`1` })
        .from(table)
        .where(eq(column, accounts.id));
      return [notExists(rows)];
    });
  });
}

/**
 * Deletes accounts that were not verified in time, some of them. One that ever was verified, or that has anything, is kept.
 * @param only which of them
 * @returns how many
 */
export async function deleteLapsed({ transaction, now }: UnitOfWork, only?: SQL): Promise<number> {
  const usedLinks = transaction
    .select({ one: sql`1` })
    .from(emailVerificationTokens)
    .where(
      and(
        eq(emailVerificationTokens.accountId, accounts.id),
        isNotNull(emailVerificationTokens.usedAt),
      ),
    );
  const lapsed = transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        isNull(accounts.emailVerifiedAt),
        lte(accounts.createdAt, new Date(now.getTime() - unverifiedLifetimeMs)),
        eq(accounts.role, 'USER'),
        eq(accounts.balance, 0),
        notExists(usedLinks),
        ...ownsNothing(transaction),
        only,
      ),
    )
    .orderBy(asc(accounts.createdAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  const deleted = await transaction
    .delete(accounts)
    .where(inArray(accounts.id, lapsed))
    .returning({ id: accounts.id });
  return deleted.length;
}

/** Once a day. */
export const forgetUnverified: TimerHandler = {
  async apply(unit, { log }) {
    const deleted = await deleteLapsed(unit);
    if (deleted > 0) {
      unit.afterCommit(() =>
        log.info({ deleted }, 'accounts that were never verified were deleted'),
      );
    }
    return { again: new Date(unit.now.getTime() + (deleted === batch ? 0 : DAY)) };
  },
};
