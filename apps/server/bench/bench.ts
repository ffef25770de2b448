/**
 * `pnpm bench:server`: answers a second and p99 of the main reads and writes of the started server, beside a bare Fastify route
 * and a bare query on the same machine in the same run. The ratios carry over to other machines, the numbers do not.
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
import { callJson, prepare } from './prepare.ts';
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

/** Runs what is measured on a server of its own, with nothing else beside it. */
async function measure(
  entry: string,
  subjects: (origin: string) => Promise<readonly Subject[]>,
): Promise<LoadResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-bench-'));
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
    const results: LoadResult[] = [];
    for (const subject of await subjects(origin)) results.push(await load(subject, options));
    return results;
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
}

const machine = `${databaseUrl === undefined ? 'embedded database' : 'PostgreSQL'}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`;

if (values.customers !== undefined) {
  console.log(`${machine}\n`);
  console.log(await measureConnections(Number(values.customers), database));
  process.exit();
}

const floors = await measure(path.join(import.meta.dirname, 'floor.ts'), async (origin) => [
  { name: 'bare route', url: `${origin}/route`, method: 'GET' },
  { name: 'bare query', url: `${origin}/query`, method: 'GET' },
  { name: 'bare write', url: `${origin}/write`, method: 'POST' },
]);

const results = await measure(
  path.join(import.meta.dirname, '../src/main.ts'),
  async (origin): Promise<Subject[]> => {
    const { token, image } = await prepare(origin);
    const read = (operation: string, address: string): Subject => ({
      name: operation,
      url: `${origin}/api${address}`,
      method: 'GET',
      token,
    });
    const packages = await callJson(origin, '/packages');
    if (packages === null) throw new Error('there are no packages');
    return [
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
    ];
  },
);

console.log(`${machine}, ${options.connections} connections, ${options.seconds} s each\n`);
console.log(table(floors, results));
