import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Who a process is, so that a later process with the same number is not mistaken for it. */
interface ProcessIdentity {
  readonly pid: number;
  /** When it started, as the system writes it; null where it is not available. */
  readonly started: string | null;
  /** The machine, its boot and the space in which process numbers count. */
  readonly space: string;
}

function readOrNull(read: () => string): string | null {
  try {
    return read().trim();
  } catch {
    return null;
  }
}

/** Start time of a process, or null when it does not exist or the system does not report it. */
function startOf(pid: number): string | null {
  if (process.platform === 'linux') {
    // Field 22 of `stat`; the second field, the name, may hold spaces and brackets: count from its last bracket.
    const stat = readOrNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  }
  if (process.platform === 'win32') return null;
  return readOrNull(() =>
    execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }),
  );
}

function currentSpace(): string {
  if (process.platform !== 'linux') return hostname();
  const boot = readOrNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const numbers = readOrNull(() => readlinkSync('/proc/self/ns/pid'));
  return `${boot ?? hostname()} ${numbers ?? ''}`.trim();
}

/** Describes a process of this machine. */
export function describeProcess(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid), space: currentSpace() };
}

/** Whether both processes are counted in the same space, so that one can look the other up. */
function sameSpace(one: ProcessIdentity, other: ProcessIdentity): boolean {
  return one.space === other.space;
}

/** Whether the process that was described is still running. Call it only within the same space. */
function sameProcess(identity: ProcessIdentity): boolean {
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to someone else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startOf(identity.pid);
  return identity.started === null || started === null || started === identity.started;
}

// The lock of the embedded database's folder. PGlite has none of its own, and two processes on one folder lose
// acknowledged rows in silence, so this one must hold at any crash.
// The lock is a folder of files with growing numbers; the highest number says who holds it. Taking the lock means creating
// the next number with `wx`, which the file system gives to one process alone. Numbers are never reused (a release is
// written into the file, not a removal), so a process that judged number 7 to be left behind cannot overtake another one
// that has already taken and released number 8.
// A holder is alive when its process is: same process number, same start time (numbers are reused), same machine and
// process space. When the machine or the space differs (a container that shares the folder), its process cannot be
// looked up; then a holder is alive when it keeps touching its file.

/** How often a holder touches its file, ms. */
const heartbeatMs = 1000;
/**
 * How long the file of a process that cannot be looked up must stay untouched to count as left behind, ms. Creating a
 * database blocks the event loop, and with it the heartbeat, for some seconds.
 */
const silenceMs = 15_000;

/** The folder is in use. The message names the process that holds it. */
export class FolderLockedError extends Error {
  constructor(folder: string, holder: ProcessIdentity | null) {
    super(
      holder === null
        ? `${folder} is in use by another process`
        : `${folder} is in use by process ${holder.pid}`,
    );
    this.name = 'FolderLockedError';
  }
}

interface FolderLock {
  /** Gives the folder back. Does nothing the second time. */
  release(): void;
}

interface Holder {
  readonly file: string;
  readonly number: number;
  readonly released: boolean;
  /** Null when the file cannot be read: its process died, or is just writing it. */
  readonly identity: ProcessIdentity | null;
}

function latestNumber(folder: string): number {
  return Math.max(0, ...readdirSync(folder).map(Number).filter(Number.isSafeInteger));
}

function isIdentity(value: unknown): value is ProcessIdentity {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'started' in value &&
    (value.started === null || typeof value.started === 'string') &&
    'space' in value &&
    typeof value.space === 'string'
  );
}

function readHolder(folder: string, number: number): Holder {
  const file = path.join(folder, String(number));
  let content: unknown = null;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Unreadable: judged by its age instead.
  }
  return {
    file,
    number,
    released: content === 'released',
    identity: isIdentity(content) ? content : null,
  };
}

async function keepsTouching(file: string): Promise<boolean> {
  const touched = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = touched();
  // The longer it has been silent, the shorter we watch. A clock that went back makes it look new: then we watch longest.
  const age = Math.max(0, Date.now() - before);
  const until = performance.now() + silenceMs - age;
  while (performance.now() < until) {
    await delay(heartbeatMs / 4);
    if (touched() !== before) return true;
  }
  return false;
}

async function isAlive(holder: Holder, self: ProcessIdentity): Promise<boolean> {
  if (holder.released) return false;
  if (holder.identity !== null && sameSpace(holder.identity, self)) {
    return sameProcess(holder.identity);
  }
  return keepsTouching(holder.file);
}

/**
 * Takes the lock of a folder.
 * @param folder the lock's own folder; made when missing
 * @throws FolderLockedError when a living process (this one included) holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const self = describeProcess(process.pid);
  for (;;) {
    const number = latestNumber(folder);
    if (number > 0) {
      const holder = readHolder(folder, number);
      if (await isAlive(holder, self)) throw new FolderLockedError(folder, holder.identity);
    }
    const file = path.join(folder, String(number + 1));
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx' });
    } catch (error) {
      // Another process was faster: judge that one.
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
      throw error;
    }
    removeOlder(folder, number + 1);
    return hold(file);
  }
}

function removeOlder(folder: string, number: number): void {
  for (const name of readdirSync(folder)) {
    if (Number(name) < number) rmSync(path.join(folder, name), { force: true });
  }
}

function hold(file: string): FolderLock {
  let held = true;
  const heartbeat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // The folder was removed under us; the next database call says so better than a heartbeat can.
    }
  }, heartbeatMs);
  heartbeat.unref();
  return {
    release() {
      if (!held) return;
      held = false;
      clearInterval(heartbeat);
      try {
        // Renamed over it, so that no process reads half of it.
        writeFileSync(`${file}.released`, JSON.stringify('released'));
        renameSync(`${file}.released`, file);
      } catch {
        // Already gone with its folder.
      }
    },
  };
}
