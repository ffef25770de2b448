import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import { temporaryFolder } from './test-settings.ts';

/** A database of one test file, migrated and empty. */
export interface TestDatabase extends OpenedDatabase {
  /** The settings that open it, for another process or a second time. */
  readonly settings: { readonly dataDir: string; readonly databaseUrl: string | null };
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

/** Makes a database: a copy of the run's template, or a new one on the PostgreSQL of `DATABASE_URL`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const temporary = await temporaryFolder();
  const dataDir = temporary.folder;
  const server = process.env['DATABASE_URL'];
  if (server === undefined) {
    await cp(path.join(inject('databaseTemplate'), 'database'), path.join(dataDir, 'database'), {
      recursive: true,
    });
    const settings = { dataDir, databaseUrl: null };
    const opened = await openDatabase(settings, quiet);
    return {
      ...opened,
      settings,
      async remove() {
        await opened.close();
        await temporary.remove();
      },
    };
  }
  const name = `tram_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const settings = { dataDir, databaseUrl: url.toString() };
  const opened = await openDatabase(settings, quiet);
  return {
    ...opened,
    settings,
    async remove() {
      await opened.close();
      await onServer(server, `drop database ${name} with (force)`);
      await temporary.remove();
    },
  };
}
