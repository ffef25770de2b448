/**
 * Opens the database: PostgreSQL by `DATABASE_URL`, or else the embedded one (PGlite) in the data folder. The same schema,
 * migrations and queries run on both.
 */
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Settings, SettingsError } from '../settings.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { FolderLockedError, lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { nameStatements } from './name-statements.ts';
import { type Database, tables as schema } from './tables.ts';

/** The database, ready to use, and how to close it. */
export interface OpenedDatabase {
  readonly db: Database;
  /** Closes the database and releases its folder. Node does not exit while it is open. */
  close(): Promise<void>;
}

interface OpeningLog {
  info(message: string): void;
  error(details: object, message: string): void;
}

/**
 * Opens and migrates the database.
 * @throws SettingsError with one line for the operator: a data folder that is in use or cannot be written, a PostgreSQL
 *   that does not answer, a database of a newer version
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: OpeningLog,
): Promise<OpenedDatabase> {
  const opened =
    settings.databaseUrl === null
      ? await openEmbedded(settings.dataDir, log)
      : await openServer(settings.databaseUrl, log);
  try {
    await migrate(opened.db, log);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function openServer(url: string, log: OpeningLog): Promise<OpenedDatabase> {
  const [{ Pool }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // Without a listener an error of a connection ends the process. One that dies while idle is replaced by the pool; one that
  // dies at work fails what it is doing as well, and is thrown away.
  pool.on('error', (error) => log.error({ err: error }, 'a PostgreSQL connection was lost'));
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    nameStatements(client, names);
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    // The address may hold a password: it is not repeated.
    throw new SettingsError(
      `DATABASE_URL names a PostgreSQL that does not answer (${reason(error)})`,
    );
  }
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

async function openEmbedded(dataDir: string, log: OpeningLog): Promise<OpenedDatabase> {
  makeWritable(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const [{ EmbeddedPostgres }, { drizzle }] = await Promise.all([
      import('./embedded-postgres.ts'),
      import('drizzle-orm/pglite'),
    ]);
    const folder = path.join(dataDir, 'database');
    if (!existsSync(folder)) {
      log.info('creating the database');
      await create(folder, (staging) => new EmbeddedPostgres(staging));
    }
    // PostgreSQL's own lock. A process that is killed between creating and filling it leaves an empty one, with which no
    // PostgreSQL starts again. The folder lock ensures that no other process is here.
    rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    const client = new EmbeddedPostgres(folder);
    await client.waitReady;
    // A new file of the log (16 MB) is not filled with zeros first: every call would wait for that, twenty times as long.
    await client.exec('set wal_init_zero = off');
    let closing: Promise<void> | null = null;
    return {
      db: drizzle(client, { schema }),
      close: () => (closing ??= client.close().finally(() => lock.release())),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Creates an empty database in a temporary folder and moves it into place when it is complete, so that a process killed half-way
 * leaves nothing that looks like a database.
 */
async function create(folder: string, open: (staging: string) => EmbeddedPostgres): Promise<void> {
  const staging = `${folder}.unfinished`;
  rmSync(staging, { recursive: true, force: true });
  const client = open(staging);
  await client.waitReady;
  await client.close();
  renameSync(staging, folder);
}

function lockDataDir(dataDir: string): ReturnType<typeof lockFolder> {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new SettingsError(
      `The data folder ${dataDir} is in use by another server (${error.message}). Stop it, or set TRAM_DATA_DIR to another folder`,
    );
  }
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(
      `TRAM_DATA_DIR names a folder that cannot be written: ${folder} (${reason(error)})`,
    );
  }
}

function reason(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.message : String(error);
}
