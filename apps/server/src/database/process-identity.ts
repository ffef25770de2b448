import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who a process is, so that a later process with the same number is not mistaken for it. */
export interface ProcessIdentity {
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
export function sameSpace(one: ProcessIdentity, other: ProcessIdentity): boolean {
  return one.space === other.space;
}

/** Whether the process that was described is still running. Call it only within the same space. */
export function sameProcess(identity: ProcessIdentity): boolean {
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to someone else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startOf(identity.pid);
  return identity.started === null || started === null || started === identity.started;
}
