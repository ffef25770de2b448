import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '../auth/account-name.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { accounts } from './schema/accounts.ts';

const quiet = { info() {} };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

/** Undoes what the migration does to the tables. */
const before = [
  'drop index accounts_username_key, accounts_folded_username_key, accounts_email_key, accounts_unverified',
  'alter table accounts drop column folded_username',
  // What the embedded database compared: it folds ASCII alone.
  'create unique index accounts_username_key on accounts (lower(username collate "C"))',
  'create unique index accounts_email_key on accounts (lower(email collate "C"))',
];

interface OldAccount {
  readonly id: string;
  readonly username: string;
  readonly day: number;
  readonly isVerified?: boolean;
  readonly email?: string;
}

async function insertOld({
  id,
  username,
  day,
  isVerified = true,
  email = `${id}@example.com`,
}: OldAccount) {
  const created = `2026-01-0${day}T00:00:00Z`;
  await database.db.execute(sql`
    insert into accounts (id, username, full_name, email, phone, password_hash, email_verified_at, created_at, updated_at)
    values (${id}, ${username}, 'A', ${email}, '0901234567', '', ${isVerified ? created : null}, ${created}, ${created})`);
}

/** The id of the account that a typed name means; null when none has it. */
async function meantBy(name: string): Promise<string | null> {
  return (await findAccount(database.db, name))?.id ?? null;
}

test('the names of accounts from before are folded, and every account can still be named', async () => {
  for (const statement of before) await database.db.execute(sql.raw(statement));
  await database.db.execute(sql`delete from migrations where name like '%folded_names'`);
  await insertOld({ id: 'ascii', username: 'Demo', day: 1, email: 'Demo@Example.com' });
  await insertOld({ id: 'full-width', username: 'ＤＥＭＯ', day: 2 });
  await insertOld({ id: 'first', username: 'đạt', day: 3, isVerified: false });
  await insertOld({ id: 'verified', username: 'ĐẠT', day: 4 });
  await insertOld({ id: 'turkish', username: 'İstanbul', day: 5 });
  await insertOld({ id: 'cyrillic', username: 'Демо', day: 6 });

  await migrate(database.db, quiet, readMigrations());

  expect(await meantBy('DEMO')).toBe('ascii');
  expect(await meantBy('ＤＥＭＯ')).toBe('full-width');
  expect(await meantBy('đạt')).toBe('first');
  expect(await meantBy('Đạt')).toBe('verified');
  expect(await meantBy('i̇stanbul')).toBe('turkish');
  expect(await meantBy('istanbul')).toBeNull();
  expect(await meantBy('ДЕМО')).toBe('cyrillic');
  expect(await database.db.$count(accounts, eq(accounts.email, 'demo@example.com'))).toBe(1);
});
