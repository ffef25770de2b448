import { randomBytes } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import type { Templates } from './database-template.ts';
import { onServer } from './postgres-statement.ts';
import { isThorough } from './property-runs.ts';
import { type DatabaseSettings, type TemporaryFolder, temporaryFolder } from './test-settings.ts';

/** A database of one test file, migrated and empty. */
export interface TestDatabase extends OpenedDatabase {
  readonly settings: DatabaseSettings;
  /** Closes it and removes every trace. */
  remove(): Promise<void>;
}

const quiet = { info() {}, error() {} };

/** What a database holds from the beginning: not even tables, the tables, or also what a sandbox is seeded with. */
export type Filling = keyof Templates;

/**
 * How old demo data may be that is copied, ms. It holds something that runs out a quarter of an hour after it was made (a
 * top-up that waits for its transfer): a run that takes longer has the servers of its later tests seed for themselves.
 */
const freshMs = 5 * 60_000;

/** What there is to be copied for this filling. */
function templateOf(templates: Templates, filling: Filling): string {
  if (filling !== 'demo') return templates[filling];
  const isFresh = Date.now() - inject('demoMadeAt') < freshMs;
  return isFresh ? templates.demo : templates.schema;
}

const databaseIn = (folder: string) => path.join(folder, 'database');

/** Makes a data folder for a server with an embedded database. */
export async function makeDataFolder(filling: Filling): Promise<TemporaryFolder> {
  const templates = inject('folderTemplates');
  if (templates === null)
    throw new Error('an ordinary run on a PostgreSQL has no embedded database');
  const temporary = await temporaryFolder();
  const template = templateOf(templates, filling);
  await cp(databaseIn(template), databaseIn(temporary.folder), { recursive: true });
  return temporary;
}

/**
 * The PostgreSQL that tests run on unless they ask for another database: an ordinary run is done on it with half the work. A
 * thorough one, and one without a PostgreSQL, is on the embedded database; null there.
 */
function postgresOfRun(): string | null {
  return isThorough ? null : (process.env['TRAM_TEST_POSTGRES'] ?? null);
}

/** How a place is made. */
export interface PlaceOptions {
  /** Address of the PostgreSQL; that of the run when left out, null for an embedded database, which thorough runs and proofs have. */
  readonly server?: string | null;
  /** `schema` when left out. */
  readonly filling?: Filling;
}

/** Makes the place of a database: a copy of the run's template, on a PostgreSQL or in a data folder. */
export async function makePlace({
  server = postgresOfRun(),
  filling = 'schema',
}: PlaceOptions = {}): Promise<DatabaseSettings> {
  if (server === null) {
    const { folder: dataDir } = await makeDataFolder(filling);
    return { dataDir, databaseUrl: null };
  }
  const { folder: dataDir } = await temporaryFolder();
  const name = `tram_test_${randomBytes(6).toString('hex')}`;
  const templates = inject('postgresTemplates');
  if (templates === null) throw new Error('the run has no PostgreSQL');
  const template = templateOf(templates, filling);
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir, databaseUrl: url.toString() };
}

/** Removes every trace of a database that is not needed any more. */
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
