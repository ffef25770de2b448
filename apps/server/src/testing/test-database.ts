import { randomBytes } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import type { Settings } from '../settings.ts';
import { temporaryFolder } from './test-settings.ts';

/** How a database is opened, here or by another process. */
export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** A database of one test file, migrated and empty. */
export interface TestDatabase extends OpenedDatabase {
  readonly settings: DatabaseSettings;
  /** Closes it and removes every trace. */
  remove(): Promise<void>;
}

/** Says one statement to a PostgreSQL and answers its rows. */
export async function onServer(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const quiet = { info() {}, error() {} };

/**
 * Makes the place of a database: a new one on a PostgreSQL, or else a copy of the run's template.
 * @param server address of the PostgreSQL; `DATABASE_URL` when left out, null for an embedded one whatever that says
 */
export async function makePlace(
  server: string | null = process.env['DATABASE_URL'] ?? null,
): Promise<DatabaseSettings> {
  const { folder: dataDir } = await temporaryFolder();
  if (server === null) {
    const template = inject('databaseTemplate');
    // Without a template (a run on `DATABASE_URL`) the first to open it makes it.
    if (template !== '') {
      await cp(path.join(template, 'database'), path.join(dataDir, 'database'), {
        recursive: true,
      });
    }
    return { dataDir, databaseUrl: null };
  }
  const name = `tram_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir, databaseUrl: url.toString() };
}

/** Removes every trace of a database that nobody needs any more. */
export async function removePlace({ dataDir, databaseUrl }: DatabaseSettings): Promise<void> {
  if (databaseUrl !== null) {
    const url = new URL(databaseUrl);
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    await onServer(url.toString(), `drop database ${name} with (force)`);
  }
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Opens a database of a test.
 * @param place one that was made before, for a second process or after a crash; a new one when left out
 */
export async function openTestDatabase(place?: DatabaseSettings): Promise<TestDatabase> {
  const settings = place ?? (await makePlace());
  const opened = await openDatabase(settings, quiet);
  return {
    ...opened,
    settings,
    async remove() {
      await opened.close();
      await removePlace(settings);
    },
  };
}
