/**
 * Installations of earlier versions, kept in `fixtures/{last migration}/`: what `npm run fixture:upgrade` writes and
 * `upgrade.test.ts` opens.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import { isNode } from '../../src/http/contract-checks.ts';
import type { Database } from '../../src/database/tables.ts';
import { rowsOf, tableNames } from '../generators/rows.ts';

/** The folder of all fixtures. */
export const fixturesFolder = path.join(import.meta.dirname, '../../fixtures');

/** Somebody who has registered in each fixture, beside the accounts of the seed. Nobody real. */
export const newcomer = {
  username: 'anh.tuyet',
  fullName: 'Nguyễn Thị Ánh Tuyết',
  email: 'anh.tuyet@tram.example',
  phone: '0912000111',
  password: 'mật khẩu “thử” 2026',
} as const;

/** What is known of one database of a fixture. */
export interface FixtureFacts {
  /** The server's time when it was stopped, ISO 8601. */
  readonly stoppedAt: string;
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** The kinds of databases that there are fixtures of. */
export type FixtureDatabase = 'embedded' | 'postgres';

export type FixtureManifest = Readonly<Record<FixtureDatabase, FixtureFacts>>;

/** The files of a fixture. */
export const fixtureFiles = {
  manifest: 'fixture.json',
  /** A whole data folder: embedded database, files, secret. */
  dataFolder: 'data.tar.br',
  /** A plain dump, rows as INSERT statements. */
  dump: 'postgres.sql',
  /** The files folder that belongs to the dump. */
  files: 'postgres-files',
} as const;

/** Rows of each table, but for the list of migrations. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const names = (await tableNames(database)).filter((name) => name !== 'migrations');
  const counted = await rowsOf(
    database,
    names
      .map((name) => `select '${name}' as name, count(*)::int as n from "${name}"`)
      .join(' union all '),
  );
  const counts = new Map(counted.map(({ name, n }) => [String(name), Number(n)]));
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0]));
}

function isFacts(value: unknown): value is FixtureFacts {
  return isNode(value) && typeof value['stoppedAt'] === 'string' && isNode(value['rows']);
}

/** The fixtures that there are, oldest first. */
export function fixtureNames(): readonly string[] {
  return readdirSync(fixturesFolder).toSorted();
}

/** Reads what is known of a fixture. */
export function readFixture(name: string): FixtureManifest {
  const file = path.join(fixturesFolder, name, fixtureFiles.manifest);
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { embedded, postgres } = isNode(value) ? value : {};
  if (!isFacts(embedded) || !isFacts(postgres)) throw new Error(`${file} is no manifest`);
  return { embedded, postgres };
}

/** Unpacks the data folder of a fixture into an empty folder. */
export function unpackDataFolder(name: string, folder: string): void {
  const packed = readFileSync(path.join(fixturesFolder, name, fixtureFiles.dataFolder));
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xmf', '-', '-C', folder], { input: brotliDecompressSync(packed) });
}

/** Loads the dump of a fixture into an empty database, and its files into a data folder. */
export async function loadDump(name: string, databaseUrl: string, dataDir: string): Promise<void> {
  const folder = path.join(fixturesFolder, name);
  cpSync(path.join(folder, fixtureFiles.files), path.join(dataDir, 'files'), { recursive: true });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(readFileSync(path.join(folder, fixtureFiles.dump), 'utf8'));
  } finally {
    await client.end();
  }
}
