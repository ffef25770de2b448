/**
 * Brings the database to the schema of this version. Migrations are the SQL files of `drizzle/`, made by
 * `pnpm migrations` and committed. A statement `--> code: {name}` stands for a step of `code-steps.ts`.
 *
 * Each one runs in a transaction of its own together with the row that says it ran: a process killed half-way leaves
 * either both or neither. The transaction takes one advisory lock first, so instances that start together take turns,
 * and the second finds the first one's row.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { SettingsError } from '../settings.ts';
import { codeSteps } from './code-steps.ts';
import { momentColumn } from './columns.ts';
import type { Database, Transaction } from './tables.ts';

const migrationsFolder = path.join(import.meta.dirname, '../../drizzle');

/** Any number, the same in every version: who holds it may migrate. */
const advisoryLock = 7_236_114_508;

/** Which migrations ran. Not part of the schema: it is what the schema is brought up with. */
const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
  /** SHA-256 of the file, to notice one that was changed after it ran. */
  checksum: text('checksum').notNull(),
  appliedAt: momentColumn('applied_at').notNull(),
});

interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly statements: readonly string[];
}

function isJournal(value: unknown): value is { entries: { tag: string }[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entries' in value &&
    Array.isArray(value.entries) &&
    value.entries.every(
      (entry: unknown) => typeof entry === 'object' && entry !== null && 'tag' in entry,
    )
  );
}

/** Reads the migrations of a folder, oldest first. */
export function readMigrations(folder: string = migrationsFolder): readonly Migration[] {
  const journal: unknown = JSON.parse(
    readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'),
  );
  if (!isJournal(journal)) throw new Error(`${folder} has no journal of migrations`);
  return journal.entries.map(({ tag }) => {
    const content = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
    return {
      name: tag,
      checksum: createHash('sha256').update(content).digest('hex'),
      statements: content.split('--> statement-breakpoint'),
    };
  });
}

/**
 * Runs the migrations that have not run yet.
 * @throws SettingsError when the database was made by a newer version, or by a migration that has changed since
 */
export async function migrate(
  database: Database,
  log: { info(message: string): void },
  wanted: readonly Migration[] = readMigrations(),
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(advisoryLock))})`);
    await transaction.execute(
      sql`create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamp (3) with time zone not null)`,
    );
    const applied = await transaction.select().from(migrations).orderBy(asc(migrations.name));
    for (const { name } of applied) {
      if (!wanted.some((migration) => migration.name === name)) {
        throw new SettingsError(
          `The database was made by a newer version of the server (migration ${name}). Start that version, or use another data folder`,
        );
      }
    }
  });
  for (const migration of wanted) await apply(database, migration, log);
}

const creatingExtension = /^\s*create extension if not exists (\w+)/i;

/** @throws SettingsError for an extension that the server has to be given, by whoever may install it */
async function run(transaction: Transaction, statement: string): Promise<void> {
  const name = /^--> code: (.+)$/.exec(statement.trim())?.[1];
  if (name !== undefined) {
    const step = codeSteps[name];
    if (step === undefined) throw new Error(`there is no step "${name}" for a migration`);
    await step(transaction);
    return;
  }
  try {
    await transaction.execute(sql.raw(statement));
  } catch (error) {
    const [, extension] = creatingExtension.exec(statement) ?? [];
    if (extension === undefined) throw error;
    const { cause = error } = error instanceof Error ? error : {};
    throw new SettingsError(
      `The database needs the extension ${extension}, which could not be created (${cause instanceof Error ? cause.message : String(cause)}). Run in it as a role that may: CREATE EXTENSION ${extension}; then start the server again`,
    );
  }
}

async function apply(
  database: Database,
  migration: Migration,
  log: { info(message: string): void },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(advisoryLock))})`);
    const [applied] = await transaction
      .select()
      .from(migrations)
      .where(eq(migrations.name, migration.name));
    if (applied !== undefined) {
      if (applied.checksum === migration.checksum) return;
      throw new SettingsError(
        `Migration ${migration.name} has changed since the database was made with it. Restore the file, or use another data folder`,
      );
    }
    for (const statement of migration.statements) await run(transaction, statement);
    await transaction.insert(migrations).values({
      name: migration.name,
      checksum: migration.checksum,
      // The only moment that is the machine's and not the server's clock: that one is stored in the tables being made.
      appliedAt: new Date(),
    });
    log.info(`migrating the database: ${migration.name}`);
  });
}
