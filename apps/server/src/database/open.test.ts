import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { SettingsError } from '../settings.ts';
import { isThorough } from '../testing/property-runs.ts';
import {
  makePlace,
  openTestDatabase,
  removePlace,
  type TestDatabase,
} from '../testing/test-database.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/test-settings.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';
import { accounts } from './schema/accounts.ts';

const quiet = { info() {}, error() {} };

describe('a data folder', () => {
  let temporary: TemporaryFolder;
  beforeEach(async () => {
    temporary = await temporaryFolder();
  });
  afterEach(() => temporary.remove());

  // An embedded database takes ten seconds of a core to be made: this is for the runs that prove everything.
  it.runIf(isThorough)(
    'whose creation was left half-way is created again, migrated, and opened again with what it held',
    async () => {
      const settings = { dataDir: temporary.folder, databaseUrl: null };
      const staging = path.join(temporary.folder, 'database.unfinished');
      mkdirSync(staging);
      writeFileSync(path.join(staging, 'PG_VERSION'), '18\n');
      const said: string[] = [];
      const first = await openDatabase(settings, { ...quiet, info: (line) => said.push(line) });
      expect(said[0]).toBe('creating the database');
      expect(existsSync(staging)).toBe(false);
      expect(await first.db.$count(accounts)).toBe(0);
      await expect(openDatabase(settings, quiet)).rejects.toThrow(/^The data folder .* is in use/);
      await first.db.execute(sql`insert into settings (key, value) values ('a', 'b')`);
      await first.close();
      await first.close();
      const second = await openDatabase(settings, quiet);
      const rows = await second.db.execute(sql`select value from settings`);
      expect(rows).toMatchObject({ rows: [{ value: 'b' }] });
      await second.close();
    },
  );

  it('that is a file is one clear line', async () => {
    const dataDir = path.join(temporary.folder, 'file');
    writeFileSync(dataDir, '');
    const opening = openDatabase({ dataDir, databaseUrl: null }, quiet);
    await expect(opening).rejects.toThrow(SettingsError);
    await expect(opening).rejects.toThrow(/^TRAM_DATA_DIR names a folder that cannot be written/);
  });

  // It makes an embedded database as well.
  it.runIf(isThorough)(
    'in which PostgreSQL was killed while it made its own lock is opened again',
    async () => {
      const place = await makePlace({ server: null });
      writeFileSync(path.join(place.dataDir, 'database/postmaster.pid'), '');
      const opened = await openDatabase(place, quiet);
      expect(await opened.db.$count(accounts)).toBe(0);
      await opened.close();
      await removePlace(place);
    },
  );
});

describe('a PostgreSQL', () => {
  it('that does not answer is one clear line without its password', async () => {
    const databaseUrl = 'postgres://tram:top-secret@127.0.0.1:1/tram';
    const opening = openDatabase({ dataDir: '/nonexistent', databaseUrl }, quiet);
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL names a PostgreSQL that does not answer \(ECONNREFUSED\)$/,
    );
  });
});

const extra = (statements: string[]) => ({
  name: '9999_extra',
  checksum: statements.join(';'),
  statements,
});

describe('migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.remove());

  async function migrateWith(statements: string[]): Promise<void> {
    await migrate(database.db, quiet, [...readMigrations(), extra(statements)]);
  }

  it('run once, also when two start together', async () => {
    const statements = ['create table extra (id integer)', 'insert into extra values (1)'];
    await Promise.all([migrateWith(statements), migrateWith(statements)]);
    await migrateWith(statements);
    expect(await database.db.execute(sql`select id from extra`)).toMatchObject({
      rows: [{ id: 1 }],
    });
  });

  it('leave nothing when one statement fails, and run whole the next time', async () => {
    await expect(migrateWith(['create table extra (id integer)', 'nonsense'])).rejects.toThrow(
      'nonsense',
    );
    await migrateWith(['create table extra (id integer)', 'insert into extra values (2)']);
    expect(await database.db.execute(sql`select id from extra`)).toMatchObject({
      rows: [{ id: 2 }],
    });
  });

  it('name an extension that cannot be created, and what to run', async () => {
    const migrating = migrateWith(['create extension if not exists no_such_extension']);
    await expect(migrating).rejects.toThrow(SettingsError);
    await expect(migrating).rejects.toThrow(
      /^The database needs the extension no_such_extension, .* CREATE EXTENSION no_such_extension;/,
    );
  });

  it('refuse a database of a newer version, and a migration that changed after it ran', async () => {
    await migrateWith(['select 1']);
    await expect(migrate(database.db, quiet)).rejects.toThrow(
      /^The database was made by a newer version of the server \(migration 9999_extra\)/,
    );
    await expect(migrateWith(['select 2'])).rejects.toThrow(/^Migration 9999_extra has changed/);
  });
});
