/**
 * `npm run start:instances`: the product as several processes on one PostgreSQL, behind one address, as an operator runs it on
 * several machines. The PostgreSQL is that of `DATABASE_URL`, or a separate one that is found or installed and kept in
 * `.data/instances`. `PORT` (4000) is the address, `TRAM_INSTANCES` (2) how many; Ctrl-C ends everything.
 */
import path from 'node:path';
import { startFront } from '@tram/server/front';
import { buildPortal } from './processes/build-portal.ts';
import { postgres } from './processes/postgres.ts';
import { startPostgres } from './processes/postgres-cluster.ts';
import { type Product, startProduct } from './processes/product.ts';
import { root } from './root.ts';

const say = (line: string) => console.log(line);
const port = Number(process.env['PORT'] ?? 4000);
const count = Number(process.env['TRAM_INSTANCES'] ?? 2);
const folder = path.resolve(process.env['TRAM_DATA_DIR'] ?? path.join(root, '.data/instances'));
/** What has to be stopped, the last first. */
const ends: (() => Promise<void>)[] = [];

async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) {
    await end().catch((error: unknown) => console.error(error));
  }
}

async function database(): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  const running = await startPostgres(await postgres(say), path.join(folder, 'postgres'));
  ends.push(running.stop);
  return running.url;
}

async function startInstances(databaseUrl: string): Promise<readonly Product[]> {
  const starting = Array.from({ length: count }, async () => {
    const instance = await startProduct({
      dataDir: folder,
      ownGroup: true,
      env: {
        DATABASE_URL: databaseUrl,
        TRAM_FILES_DIR: process.env['TRAM_FILES_DIR'] ?? path.join(folder, 'files'),
        // The front passes the client's address on.
        TRAM_TRUST_PROXY: '1',
      },
    });
    ends.push(() => instance.stop());
    return instance;
  });
  // All of them, also when one fails: every started process is to be ended.
  const started = await Promise.allSettled(starting);
  return started.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

async function start(): Promise<void> {
  await buildPortal(say);
  const instances = await startInstances(await database());
  const front = await startFront({ port, instances: instances.map(({ origin }) => origin) });
  ends.push(() => front.close());
  for (const instance of instances) {
    void instance.ended.then(() => say(`the process ${instance.pid} has ended`));
  }
  const list = instances.map(({ origin, pid }) => `  instance  ${origin} (process ${pid})`);
  say(
    [
      `${instances.length} instances are ready behind one address`,
      `  portal    ${front.origin}`,
      `  sandbox   ${front.origin}/sandbox`,
      '  accounts  demo, new-customer, admin; password tram-demo-2026',
      ...list,
    ].join('\n'),
  );
}

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  say('stopping');
  void endAll().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await endAll();
  process.exit(1);
}
