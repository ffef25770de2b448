/** Steps of migrations that SQL cannot do alike on both databases. A migration names one by a statement `--> code: {name}`. */
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { foldedName } from '../auth/account-name.ts';
import { momentColumn } from './columns.ts';
import type { Transaction } from './tables.ts';

/** Done in the transaction of its migration. It sees the tables of that moment, not those of the present schema. */
export type CodeStep = (transaction: Transaction) => Promise<void>;

/** The columns that the step needs, as they are at its time. */
const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  username: text('username').notNull(),
  foldedUsername: text('folded_username'),
  emailVerifiedAt: momentColumn('email_verified_at'),
  createdAt: momentColumn('created_at').notNull(),
});

const batch = 1000;

/**
 * Fills `folded_username`. Where several names fold alike the account that was verified, or else made, first gets it; the others
 * have none and are meant by their exact spelling alone.
 */
async function foldAccountNames(transaction: Transaction): Promise<void> {
  const rows = await transaction
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(isNull(accounts.foldedUsername))
    .orderBy(sql`${accounts.emailVerifiedAt} is null`, asc(accounts.createdAt), asc(accounts.id));
  const owners = new Map<string, string>();
  for (const { id, username } of rows) {
    const folded = foldedName(username);
    if (!owners.has(folded)) owners.set(folded, id);
  }
  const names = [...owners].map(([folded, id]) => ({ id, folded }));
  for (let start = 0; start < names.length; start += batch) {
    const some = JSON.stringify(names.slice(start, start + batch));
    await transaction
      .update(accounts)
      .set({ foldedUsername: sql`named.folded` })
      .from(sql`jsonb_to_recordset(${some}::jsonb) as named (id text, folded text)`)
      .where(eq(accounts.id, sql`named.id`));
  }
}

export const codeSteps: Readonly<Record<string, CodeStep>> = {
  'fold account names': foldAccountNames,
};
