/**
 * `pnpm bench:server`: answers a second and p99 of the main reads and writes of the started server, beside a bare Fastify route,
 * a bare query, and the bare statements of lists on the same machine and data in the same run. The ratios carry over to other
 * machines, the numbers do not.
 *
 * `DATABASE_URL` measures on that PostgreSQL instead of the embedded database (the database it names is filled). Options:
 * `--seconds N` for each subject (3), `--connections N` (8). `--customers N` measures so many connected customers instead
 * (`connections.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../src/testing/server-process.ts';
import { measureConnections } from './connections.ts';
import { load, type LoadOptions, type LoadResult, type Subject } from './load.ts';
import { prepare } from './prepare.ts';
import { table } from './table.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    customers: { type: 'string' },
  },
});
const options: LoadOptions = {
  seconds: Number(values.seconds),
  connections: Number(values.connections),
};

const databaseUrl = process.env['DATABASE_URL'];
const database: Record<string, string> =
  databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };

/** Starts a program of the server on the data of the bench, for as long as it is worked with. */
async function withServer<Result>(
  entry: string,
  folder: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = startProcess(
    {
      ...database,
      PORT: '0',
      TRAM_DATA_DIR: folder,
      // A sandbox as it is shipped, but for the limits, which would end the load.
      TRAM_RATE_LIMITS: '0',
      TRAM_PROVISION_MS: '0',
    },
    entry,
  );
  try {
    await server.printed('http://');
    const [origin = ''] = /http:\/\/[\w.:]+/.exec(server.output()) ?? [];
    return await work(origin);
  } finally {
    await server.end();
  }
}

async function loadAll(subjects: readonly Subject[]): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  for (const subject of subjects) results.push(await load(subject, options));
  return results;
}

const theFloor = path.join(import.meta.dirname, 'floor.ts');
const theServer = path.join(import.meta.dirname, '../src/main.ts');

const machine = `${databaseUrl === undefined ? 'embedded database' : 'PostgreSQL'}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`;

if (values.customers !== undefined) {
  console.log(`${machine}\n`);
  console.log(await measureConnections(Number(values.customers), database));
  process.exit();
}

const folder = await mkdtemp(path.join(tmpdir(), 'tram-bench-'));
try {
  const { token, image } = await withServer(theServer, folder, prepare);

  const floors = await withServer(theFloor, folder, (origin) => {
    const bare = (name: string, address: string, method: Subject['method'] = 'GET'): Subject => ({
      name: `bare ${name}`,
      url: `${origin}/${address}`,
      method,
    });
    return loadAll([
      bare('route', 'route'),
      bare('query', 'query'),
      bare('write', 'write', 'POST'),
      bare('listImages', 'listImages'),
      bare('listOrders', 'listOrders'),
      bare('listCloudImages', 'listCloudImages'),
    ]);
  });

  const results = await withServer(theServer, folder, (origin) => {
    const read = (operation: string, address: string): Subject => ({
      name: operation,
      url: `${origin}/api${address}`,
      method: 'GET',
      token,
    });
    return loadAll([
      read('listPackages', '/packages'),
      read('getMyAccount', '/accounts/me'),
      read('listImages', '/images'),
      read('listOrders', '/orders'),
      read('listRecharges', '/recharges'),
      read('listCloudImages', '/image-cloud'),
      { ...read('createLog', '/logs'), method: 'POST', body: { message: 'Đo tốc độ' } },
      {
        ...read('extendOrder', '/orders/extend'),
        method: 'PATCH',
        body: { image, rental_period: 1, unit: 'hour' },
        keyed: true,
      },
    ]);
  });

  console.log(`${machine}, ${options.connections} connections, ${options.seconds} s each\n`);
  console.log(table(floors, results));
} finally {
  await rm(folder, { recursive: true, force: true });
}
