/** A separate PostgreSQL, in a folder, run by a user other than root. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** A running cluster. */
export interface RunningPostgres {
  /** `postgres://…` with a user who may do everything in it. */
  readonly url: string;
  /**
   * Stops it and waits until it has exited: `fast` rolls back open transactions and writes everything, `immediate` ends it as a
   * crash would, so that the next start has to recover. Default `fast`.
   */
  readonly stop: (how?: 'fast' | 'immediate') => Promise<void>;
}

/** How long a start may take, ms: on a busy machine, after a crash. */
const startLimit = 60_000;

/** The user that runs it where we are root, which PostgreSQL refuses. */
interface Owner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

function owner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = users.find(([user]) => user === wanted) ?? [];
    if (name !== undefined) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no other user for it.');
}

/** Changes the owner of the folder to its user. @throws where that user cannot access it */
function handOver(folder: string, user: Owner): void {
  chownSync(folder, user.uid, user.gid);
  for (
    let place = path.dirname(folder);
    place !== path.dirname(place);
    place = path.dirname(place)
  ) {
    const { mode, uid } = statSync(place);
    if (uid !== user.uid && (mode & 0o001) === 0) {
      throw new Error(
        `PostgreSQL runs as the user ${user.name}, who may not enter ${place}: choose another folder with TRAM_DATA_DIR.`,
      );
    }
  }
}

/** A folder, the programs and the user that runs them. */
interface Cluster {
  readonly bin: string;
  readonly folder: string;
  readonly data: string;
  readonly passwordFile: string;
  readonly user: Owner | null;
}

function start({ folder, user }: Cluster, program: string, parameters: readonly string[]) {
  return spawn(program, parameters, {
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    // A separate process group: Ctrl-C ends its clients first.
    detached: true,
  });
}

/** Runs one of the programs to its end. */
function perform(
  cluster: Cluster,
  program: string,
  parameters: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = start(cluster, path.join(cluster.bin, program), parameters);
    child.stdin.end();
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function make(cluster: Cluster): Promise<void> {
  const { data, passwordFile, user } = cluster;
  rmSync(data, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user !== null) chownSync(passwordFile, user.uid, user.gid);
  const { code, output } = await perform(cluster, 'initdb', [
    `--pgdata=${data}`,
    '--username=tram',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Letters beyond ASCII have capitals, too.
    ...(process.platform === 'linux' ? ['--locale=C.UTF-8'] : []),
  ]);
  if (code !== 0) throw new Error(`PostgreSQL could not make ${data}.\n${output}`);
}

/**
 * Runs a command until its standard input ends, which it does with the parent process, also when that one is killed. Then it
 * gets the signal that was named there, or else a SIGINT, with which PostgreSQL rolls back open transactions and ends.
 */
const untilInputEnds =
  '"$@" & server=$!; read -r signal; kill -"${signal:-INT}" "$server"; wait "$server"';

/** Resolves when it accepts connections. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      server.stdin?.end();
      reject(new Error(`PostgreSQL was not ready after ${startLimit} ms.\n${output}`));
    }, startLimit);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      server.stderr?.off('data', collect).resume();
      resolve();
    };
    server.stderr?.on('data', collect);
    server.once('error', reject);
    server.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL did not start.\n${output}`));
    });
  });
}

/**
 * Runs a cluster in a folder; makes it where the folder is empty. It listens on the loopback address alone, asks for a
 * password that is kept beside it, and writes to the disk as a real one does (`fsync`).
 * @param bin the folder of PostgreSQL's programs
 * @param folder kept from run to run
 * @param wantedPort where it listens; any free one when left out
 * @throws with PostgreSQL's output where it does not start
 */
export async function startPostgres(
  bin: string,
  folder: string,
  wantedPort?: number,
): Promise<RunningPostgres> {
  const cluster: Cluster = {
    bin,
    folder,
    data: path.join(folder, 'data'),
    passwordFile: path.join(folder, 'password'),
    user: owner(),
  };
  mkdirSync(path.dirname(folder), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (cluster.user !== null) handOver(folder, cluster.user);
  if (!existsSync(path.join(cluster.data, 'PG_VERSION'))) await make(cluster);
  else if (existsSync(path.join(cluster.data, 'postmaster.pid'))) {
    // Left running by a start that was killed.
    await perform(cluster, 'pg_ctl', ['stop', `--pgdata=${cluster.data}`, '--mode=fast']);
  }
  const port = wantedPort ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'on',
    lc_messages: 'C',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [path.join(bin, 'postgres'), '-D', cluster.data, ...given];
  const server = start(cluster, '/bin/sh', ['-c', untilInputEnds, 'sh', ...command]);
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  server.stdout.resume();
  await ready(server);
  const password = readFileSync(cluster.passwordFile, 'utf8');
  return {
    url: `postgres://tram:${password}@127.0.0.1:${port}/postgres`,
    async stop(how = 'fast') {
      server.stdin.end(how === 'immediate' ? 'QUIT\n' : '');
      await ended;
    },
  };
}

/** Runs a cluster that is removed when it is stopped. */
export async function startTemporaryPostgres(bin: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tram-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startPostgres(bin, folder);
    return { url, stop: (how) => stop(how).finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
