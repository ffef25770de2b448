/**
 * Makes the fixture of the present schema: `npm run fixture:upgrade`, before a release with new migrations. It is committed and never
 * made again: later versions have to open what this one has written.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { startTemporaryPostgres } from './processes/postgres-cluster.ts';
import { postgres } from './processes/postgres.ts';
import { readMigrations } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { onServer } from '../apps/server/src/testing/postgres-statement.ts';
import {
  type DatabaseSettings,
  temporaryFolder,
  testSettings,
} from '../apps/server/src/testing/test-settings.ts';
import {
  countRows,
  type FixtureFacts,
  fixtureFiles,
  fixturesFolder,
  type FixtureManifest,
} from '../apps/server/tests/upgrade/fixture.ts';
import { fill } from '../apps/server/tests/upgrade/fill.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const quiet = { info() {}, error() {} };

/** Longer than the whole use takes without the moves of the clock: what is begun last is not finished. ms */
const provisionMs = 60_000;

/** Starts a sandbox at a place, uses it and stops it. @throws Error when a table is empty then: a fixture leaves none out */
async function runSandbox(place: DatabaseSettings): Promise<FixtureFacts> {
  const { dataDir, databaseUrl } = place;
  const server = await startServer(testSettings(dataDir, { databaseUrl, provisionMs }));
  let stoppedAt: string;
  try {
    await fill(server, provisionMs);
    stoppedAt = server.services.clock.now().toISOString();
  } finally {
    await server.close();
  }
  const opened = await openDatabase(place, quiet);
  const rows = await countRows(opened.db);
  await opened.close();
  const empty = Object.keys(rows).filter((table) => rows[table] === 0);
  if (empty.length > 0) throw new Error(`nothing was written to ${empty.join(', ')}`);
  return { stoppedAt, rows };
}

/** A folder as an archive that is as small as it gets. */
function packed(folder: string): Buffer {
  const leftOut = ['--exclude=./lock.*'];
  const parameters = [...leftOut, '--owner=0', '--group=0', '-cf', '-', '-C', folder, '.'];
  const archive = execFileSync('tar', parameters, { maxBuffer: 2 ** 30 });
  return brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
}

async function makeEmbedded(target: string): Promise<FixtureFacts> {
  const temporary = await temporaryFolder();
  const { folder } = temporary;
  try {
    const facts = await runSandbox({ dataDir: folder, databaseUrl: null });
    writeFileSync(path.join(target, fixtureFiles.dataFolder), packed(folder));
    return facts;
  } finally {
    await temporary.remove();
  }
}

/**
 * A dump that any PostgreSQL from 15 on loads in one query: without psql's own commands and without settings of later versions. The
 * rows of a table are in order, so that two dumps can be compared.
 */
function portable(dump: string): string {
  const kept = dump
    .split('\n')
    .filter((line) => !/^(?:--|$|\\|SET transaction_timeout)/.test(line));
  const sorted: string[] = [];
  let rows: string[] = [];
  for (const line of kept) {
    if (line.startsWith('INSERT INTO')) rows.push(line);
    else {
      sorted.push(...rows.toSorted(), line);
      rows = [];
    }
  }
  return `${sorted.join('\n')}\n`;
}

async function makePostgres(target: string): Promise<FixtureFacts> {
  const bin = await postgres(say);
  const running = await startTemporaryPostgres(bin);
  const temporary = await temporaryFolder();
  const { folder } = temporary;
  try {
    await onServer(running.url, 'create database tram');
    const url = new URL(running.url);
    url.pathname = '/tram';
    const facts = await runSandbox({ dataDir: folder, databaseUrl: url.toString() });
    const parameters = ['--no-owner', '--no-privileges', '--column-inserts', url.toString()];
    const dump = execFileSync(path.join(bin, 'pg_dump'), parameters, { encoding: 'utf8' });
    writeFileSync(path.join(target, fixtureFiles.dump), portable(dump));
    cpSync(path.join(folder, 'files'), path.join(target, fixtureFiles.files), { recursive: true });
    return facts;
  } finally {
    await temporary.remove();
    await running.stop();
  }
}

const schema = readMigrations().at(-1)?.name ?? 'empty';
const target = path.join(fixturesFolder, schema);
if (existsSync(target)) {
  say(
    `There is a fixture of ${schema} already (${target}). It stays as it is: what matters is what that version has written.`,
  );
  process.exitCode = 1;
} else {
  const draft = `${target}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const manifest: FixtureManifest = {
    embedded: await makeEmbedded(draft),
    postgres: await makePostgres(draft),
  };
  writeFileSync(path.join(draft, fixtureFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(draft, target);
  say(`made ${target}`);
}
