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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const quiet = { info() {}, error() {} };

/** Makes the place of a database: a copy of the run's template, or a new one on the PostgreSQL of `DATABASE_URL`. */
export async function makePlace(): Promise<DatabaseSettings> {
  const { folder: dataDir } = await temporaryFolder();
  const server = process.env['DATABASE_URL'];
  if (server === undefined) {
    const template = path.join(inject('databaseTemplate'), 'database');
    await cp(template, path.join(dataDir, 'database'), { recursive: true });
    return { dataDir, databaseUrl: null };
  }
  const name = `tram_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir, databaseUrl: url.toString() };
}

/** Removes every trace of a database that nobody has open. */
export async function removePlace(place: DatabaseSettings): Promise<void> {
  const server = process.env['DATABASE_URL'];
  if (server !== undefined && place.databaseUrl !== null) {
    const name = new URL(place.databaseUrl).pathname.slice(1);
    await onServer(server, `drop database ${name} with (force)`);
  }
  await rm(place.dataDir, { recursive: true, force: true });
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
