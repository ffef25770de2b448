/**
 * Many connected customers on one instance: memory of a connection, time of an event, and a restart. Every customer is a client
 * of `@tram/api` with one loaded page, in another process than the server and all from one address; limits apply.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Forked, forkProcess } from '../src/testing/forked.ts';
import { type ConnectedCustomer, connectCustomer } from '../src/testing/many-customers.ts';
import type { Question, Said } from './connected-server.ts';

/** How long anything may take before the bench gives up, ms. */
const mostMs = 180_000;
/** Events to one customer, of whose times the median counts. */
const singleEvents = 21;

type ServerUnderLoad = Pick<Forked<Question, Said>, 'ask' | 'stop'> & { readonly port: number };

async function start(environment: Readonly<Record<string, string>>): Promise<ServerUnderLoad> {
  const program = path.join(import.meta.dirname, 'connected-server.ts');
  const forked = forkProcess<Question, Said>(program, environment);
  const ready = await forked.said();
  if (ready.said !== 'ready') throw new Error('the server did not say where it listens');
  return { ...forked, port: ready.port };
}

/** Waits for a state of all customers. @returns how long it took, ms */
async function until(
  customers: readonly ConnectedCustomer[],
  isSo: (customer: ConnectedCustomer) => boolean,
): Promise<number> {
  const started = performance.now();
  while (!customers.every(isSo)) {
    if (performance.now() - started > mostMs) {
      const left = customers.filter((customer) => !isSo(customer)).length;
      throw new Error(`${left} customers did not get there in ${mostMs} ms`);
    }
    await delay(5);
  }
  return performance.now() - started;
}

async function memoryOf(server: ServerUnderLoad): Promise<{ heapUsed: number; rss: number }> {
  const said = await server.ask({ ask: 'memory' });
  if (said.said !== 'memory') throw new Error('the server did not say what it holds');
  return said;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kilobytes = (value: number): string => `${(value / 1024).toFixed(1)} kB`;

/** Measures and prints a table. @param database what names the database, as settings */
export async function measureConnections(
  count: number,
  database: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-bench-'));
  const environment = {
    ...database,
    TRAM_DATA_DIR: folder,
    TRAM_TOKEN_SECRET: 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE',
  };
  let server = await start({ ...environment, PORT: '0' });
  let customers: ConnectedCustomer[] = [];
  try {
    const { port } = server;
    const origin = `http://127.0.0.1:${port}`;
    const said = await server.ask({ ask: 'customers', count });
    if (said.said !== 'customers') throw new Error('there are no customers');
    const empty = await memoryOf(server);

    customers = said.customers.map((customer) => connectCustomer(origin, customer));
    const connecting = await until(customers, ({ reads }) => reads.length > 0);
    const full = await memoryOf(server);

    let events = customers.map(() => 0);
    for (const [index, { realtime }] of customers.entries()) {
      realtime.on('boot_result', () => (events = events.with(index, (events[index] ?? 0) + 1)));
    }
    const publish = async (to: readonly string[], arrived: () => boolean): Promise<number> => {
      const started = performance.now();
      await server.ask({ ask: 'publish', to });
      while (!arrived()) await delay(1);
      return performance.now() - started;
    };
    const single: number[] = [];
    for (let sent = 1; sent <= singleEvents; sent += 1) {
      const to = said.customers.slice(0, 1).map(({ id }) => id);
      single.push(await publish(to, () => events[0] === sent));
    }
    events = customers.map(() => 0);
    const all = await publish(
      said.customers.map(({ id }) => id),
      () => events.every((arrived) => arrived > 0),
    );

    const before = new Map(customers.map((one) => [one, one.reads.length]));
    const sinceRestart = (one: ConnectedCustomer) => one.reads.slice(before.get(one));
    const stopping = performance.now();
    await server.stop();
    const stopped = performance.now();
    server = await start({ ...environment, PORT: String(port) });
    const ready = performance.now();
    while (customers.filter((one) => one.greetings() > 1).length < count / 2) await delay(5);
    const halfBack = performance.now() - ready;
    await until(customers, (customer) => customer.greetings() > 1);
    const back = performance.now() - ready;
    await until(customers, (one) => sinceRestart(one).length > 0);
    const quiet = performance.now() - ready;
    const reads = customers.flatMap(sinceRestart);
    const failed = reads.filter((status) => status !== 200);

    return [
      `| ${count} customers, one address | |`,
      '| :-- | --: |',
      `| first connection of all, page read | ${ms(connecting)} |`,
      `| heap a connection | ${kilobytes((full.heapUsed - empty.heapUsed) / count)} |`,
      `| resident memory a connection | ${kilobytes((full.rss - empty.rss) / count)} |`,
      `| event to one customer, median | ${ms(median(single))} |`,
      `| event to each customer, until the last has it | ${ms(all)} |`,
      `| server stopped, ready again | ${ms(stopped - stopping)}, ${ms(ready - stopped)} |`,
      `| half, all connected after it is ready | ${ms(halfBack)}, ${ms(back)} |`,
      `| all pages read after it is ready | ${ms(quiet)} |`,
      `| page reads after the restart | ${reads.length} |`,
      `| reads that were not answered with 200 (0: the connection was lost) | ${failed.length === 0 ? 'none' : failed.join(', ')} |`,
      `| customers refused | ${customers.filter((customer) => customer.wasRefused()).length} |`,
    ].join('\n');
  } finally {
    for (const { realtime } of customers) realtime.disconnect();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
