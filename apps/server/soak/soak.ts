/**
 * A soak test of one installation: many customers use it for minutes while its processes, its database, its disk, its clock and the
 * network fail, and afterwards everything has to be right. `npm run soak` (`scripts/soak.ts`) is its command.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createKeys } from '../src/auth/token-secret.ts';
import { openClock } from '../src/clock.ts';
import { openDatabase } from '../src/database/open.ts';
import { createDiskFiles } from '../src/files/file-store.ts';
import { cheapHash } from '../src/testing/cheap-hash.ts';
import { forkProcess } from '../src/testing/forked.ts';
import { startFront } from '../src/testing/front.ts';
import { auditLedger } from '../src/testing/ledger-audit.ts';
import { insertCustomers } from '../src/testing/many-customers.ts';
import { createRandom } from '../src/testing/random.ts';
import type { DatabaseSettings } from '../src/testing/test-settings.ts';
import { checkMachines, checkUploads, compareBooks, compareKeys, overdueTimers } from './books.ts';
import type { Journal } from './customers/journal.ts';
import type { Question, Said } from './customers/protocol.ts';
import { type Disk, makeDisk } from './disk.ts';
import { type DoneFault, doFaults, type PostgresControl } from './faults.ts';
import { readLogs } from './logs.ts';
import { grownMemory, watchMemory } from './memory.ts';
import { createBadNetwork } from './network.ts';
import { type Check, type Findings, held, report } from './report.ts';
import { type Server, startServerOf } from './servers.ts';

export type { PostgresControl } from './faults.ts';

interface SoakOptions {
  readonly minutes: number;
  readonly customers: number;
  readonly seed: number;
  /** How long every tab may take to show the truth after the last fault, s. */
  readonly within: number;
  /** Starts a PostgreSQL in a folder; null for the embedded database. */
  readonly startPostgres:
    | ((folder: string) => Promise<PostgresControl & { stop(): Promise<void> }>)
    | null;
  readonly say: (line: string) => void;
}

const password = 'soak-2026-mat-khau';
const secret = 'bT7x-4LqzR1vWmK8pNcY3sJdH6fGu2aE';
/** How long customers may take to learn what became of what they have begun, ms. */
const restMs = 240_000;
/** Timers that were due this long before the end have to be done, ms: a lane sleeps five seconds at most. */
const timerMs = 20_000;

const quiet = { info() {}, error() {} };

/** Starts a server once, which fills the empty database with banks and what can be rented, and adds the customers. */
async function makeCustomers(place: DatabaseSettings, disk: Disk, count: number) {
  const [first] = await startServers(place, disk, 1);
  await first?.stop();
  const opened = await openDatabase(place, quiet);
  try {
    // Two hundred who come back at once would otherwise keep every core busy with nothing but their passwords.
    const passwordHash = cheapHash(password);
    return await insertCustomers(opened.db, count, { now: new Date(), passwordHash, kyc: 1 });
  } finally {
    await opened.close();
  }
}

function startServers(place: DatabaseSettings, disk: Disk, count: number): Promise<Server[]> {
  const settings = {
    TRAM_FILES_DIR: path.join(disk.folder, 'files'),
    TRAM_TOKEN_SECRET: secret,
    TRAM_PROVISION_MS: '1500',
    TRAM_LOG_LEVEL: 'warn',
    TRAM_TRUST_PROXY: '1',
    TRAM_RATE_LIMITS: '1',
  };
  const names = Array.from({ length: count }, (_, index) => `server ${index + 1}`);
  return Promise.all(names.map((name) => startServerOf(place, name, settings)));
}

/** What the database says once everything has ended. @param stoppedAt when the servers were told to stop, ms since 1970 */
async function checkDatabase(
  place: DatabaseSettings,
  disk: Disk,
  journals: readonly Journal[],
  stoppedAt: number,
): Promise<Check[]> {
  const opened = await openDatabase(place, quiet);
  try {
    const { db } = opened;
    const clock = await openClock(db);
    const key = createKeys(new TextEncoder().encode(secret))('file-store');
    const files = createDiskFiles({ folder: path.join(disk.folder, 'files'), key, clock });
    const before = new Date(stoppedAt + clock.offsetMs - timerMs);
    return [
      { name: 'the ledger equals the balances', faults: await auditLedger(db) },
      {
        name: 'what was acknowledged is booked once, and nothing that no customer has confirmed',
        faults: await compareBooks(db, journals),
      },
      {
        name: 'each acknowledged key has had its effect once, and no other',
        faults: await compareKeys(db, journals),
      },
      { name: 'no machine is rented twice or without an order', faults: await checkMachines(db) },
      { name: 'no timer is overdue', faults: await overdueTimers(db, before) },
      {
        name: 'each form that was taken is there once, and its files can be read',
        faults: await checkUploads(db, files, journals),
      },
    ];
  } finally {
    await opened.close();
  }
}

/** How processes may end: as we ended them, or by one line for the operator while a fault kept them from their database. */
function wrongEnds(servers: readonly Server[], faults: readonly DoneFault[]): string[] {
  return servers.flatMap(({ lives }) =>
    lives.flatMap(({ server, end, child }) => {
      if (end === null) return [];
      if (end.wanted) {
        return end.how === 0 || end.how === 'SIGKILL'
          ? []
          : [`${server} was stopped and ended with ${end.how}`];
      }
      const during = faults.find(
        ({ kind, from, to }) =>
          (kind === 'postgres' || kind === 'disk') && from <= end.at && end.at <= (to ?? Infinity),
      );
      const hasStack = /^\s+at /m.test(child.errors());
      return during !== undefined && end.how === 1 && !hasStack
        ? []
        : [`${server} ended by itself with ${end.how}: ${child.errors().slice(-600)}`];
    }),
  );
}

interface Run {
  readonly options: SoakOptions;
  readonly place: DatabaseSettings;
  readonly disk: Disk;
  readonly postgres: PostgresControl | null;
  readonly ends: (() => Promise<void>)[];
}

async function runOn({ options, place, disk, postgres, ends }: Run): Promise<Findings> {
  const { minutes, seed, within, say } = options;
  const random = createRandom(seed);
  const customers = await makeCustomers(place, disk, options.customers);
  // An embedded database bears one.
  const servers = await startServers(place, disk, postgres === null ? 1 : 2);
  ends.push(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });
  const [first, ...others] = servers;
  if (first === undefined) throw new Error('no server was started');
  const network = createBadNetwork(createRandom(seed ^ 0x5f_37_59_df));
  const front = await startFront({
    port: 0,
    instances: servers.map(({ origin }) => origin),
    disturb: network.disturb,
  });
  ends.push(() => front.close());
  const memory = watchMemory(servers);
  await memory.sampleQuiet('before the customers');

  const people = forkProcess<Question, Said>(
    path.join(import.meta.dirname, 'customers/process.ts'),
  );
  ends.push(() => people.stop());
  const ask = async <Name extends Said['said']>(question: Question, wanted: Name) => {
    const said = await people.ask(question);
    if (!isSaid(said, wanted)) throw new Error(`the customers said ${said.said}, not ${wanted}`);
    return said;
  };
  const startedAt = Date.now();
  await ask({ ask: 'live', origin: front.origin, seed, password, customers }, 'living');
  const stopWatching = memory.watch();
  const faults = await doFaults({
    minutes,
    random,
    servers: [first, ...others],
    front,
    disk,
    postgres,
    say,
  });
  await stopWatching();
  say('the customers come to rest');
  await ask({ ask: 'rest', withinMs: restMs }, 'resting');
  network.end();
  const resume = front.pause();
  await ask({ ask: 'lose', withinMs: within * 1000 }, 'lost');
  resume();
  const compared = await ask({ ask: 'compare', withinMs: within * 1000 }, 'compared');
  const { journals, counts } = await ask({ ask: 'leave' }, 'left');
  await people.stop();
  await memory.sampleQuiet('after the customers');
  const stoppedAt = Date.now();
  await Promise.all(servers.map((server) => server.stop()));
  say('the books are checked');
  const lives = servers.flatMap((server) => server.lives);
  const logs = readLogs(lives, faults);
  const unexplained = logs.errors.filter(({ because }) => because === null);
  const checks: Check[] = [
    ...(await checkDatabase(place, disk, journals, stoppedAt)),
    {
      name: 'everything that was begun got a definite answer, the same each time',
      faults: journals.flatMap(({ username, unsettled, contradictions }) =>
        [...unsettled, ...contradictions].map((what) => `${username}: ${what}`),
      ),
    },
    {
      name: `every tab shows the truth ${within} s after the last fault`,
      faults: compared.differences,
    },
    {
      name: 'the servers work again by themselves after each fault',
      faults: faults.filter(({ to }) => to === null).map(({ name }) => `not after: ${name}`),
    },
    { name: 'processes end only as they are told', faults: wrongEnds(servers, faults) },
    {
      name: 'every error in a log is explained by a fault',
      faults: unexplained.map(({ count, words }) => `${count} × ${words}`),
    },
    {
      name: 'memory is back at its level without customers',
      faults: grownMemory(memory.samples, servers),
    },
  ];
  const leftOut =
    disk.fill === null ? ['the full disk: this machine does not let its user mount one.'] : [];
  return {
    database: postgres === null ? 'embedded' : 'postgresql',
    seed,
    minutes,
    customers: customers.length,
    startedAt,
    counts,
    disturbances: network.counts,
    faults,
    compared,
    lives,
    memory: memory.samples,
    logs,
    leftOut,
    checks,
  };
}

function isSaid<Name extends Said['said']>(
  said: Said,
  wanted: Name,
): said is Extract<Said, { said: Name }> {
  return said.said === wanted;
}

/**
 * Runs a soak test on one database.
 * @returns its report in Markdown, and whether everything held
 * @throws where it cannot be carried out
 */
export async function soak(options: SoakOptions): Promise<{ report: string; held: boolean }> {
  const disk = await makeDisk();
  const ends: (() => Promise<void>)[] = [() => disk.remove()];
  const endAll = async () => {
    for (const end of ends.splice(0).toReversed()) {
      await end().catch((error: unknown) => options.say(String(error)));
    }
  };
  const interrupt = () => void endAll().then(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const dataDir = path.join(disk.folder, 'data');
    await mkdir(dataDir);
    const postgres =
      options.startPostgres === null
        ? null
        : await options.startPostgres(path.join(disk.folder, 'postgres'));
    if (postgres !== null) ends.push(() => postgres.stop());
    const place = { dataDir, databaseUrl: postgres?.url ?? null };
    const findings = await runOn({ options, place, disk, postgres, ends });
    return { report: report(findings), held: held(findings) };
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await endAll();
  }
}
