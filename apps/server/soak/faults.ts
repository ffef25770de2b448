/** What is done to the servers, and when: a timeline, and how long each fault takes until everything works again. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Front } from '../src/testing/front.ts';
import type { Random } from '../src/testing/random.ts';
import type { Disk } from './disk.ts';
import { grouped } from './grouped.ts';
import { onSandbox } from './sandbox.ts';
import type { Server } from './servers.ts';

/** A PostgreSQL that is ended and started again, on the same port. */
export interface PostgresControl {
  readonly url: string;
  /** @param how `fast` as an operator does it, `immediate` as a crash does */
  restart(how: 'fast' | 'immediate'): Promise<void>;
}

/** What a fault explains in a log. */
export type FaultKind = 'kill' | 'postgres' | 'disk' | 'clock' | 'network' | 'machines';

/** A fault that was done. Times are ms since 1970. */
export interface DoneFault {
  readonly kind: FaultKind;
  readonly name: string;
  readonly from: number;
  /** When everything worked again; null where it did not in the time it has. */
  readonly to: number | null;
  /** What else was to be done. */
  readonly notes: readonly string[];
}

interface PlannedFault {
  readonly kind: FaultKind;
  readonly name: string;
  /** When, as a part of the run: 0 to 1. */
  readonly at: number;
  act(note: (words: string) => void): Promise<void>;
}

interface FaultParts {
  readonly minutes: number;
  readonly random: Random;
  readonly servers: readonly [Server, ...Server[]];
  readonly front: Front;
  readonly disk: Disk;
  /** Null with the embedded database. */
  readonly postgres: PostgresControl | null;
  readonly say: (line: string) => void;
}

/** How long everything may take to work again by itself, and after an operator's help, ms. */
const recoveryMs = 180_000;
/** How long the disk is full, ms. */
const fullMs = 8000;

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** A write of the operator, another one each time. @returns how it was answered */
function write({ origin }: Server): Promise<number> {
  return statusOf(`${origin}/sandbox/api/accounts/new-customer`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ balance: 1000 + Math.floor(performance.now()) }),
  });
}

/** Whether a server is ready and can write. */
async function works(server: Server): Promise<boolean> {
  if ((await statusOf(`${server.origin}/healthz`)) !== 200) return false;
  return (await write(server)) === 200;
}

/** Lets the operator write again and again. @returns how often each status was answered, in words */
async function writeFor(servers: readonly Server[], forMs: number): Promise<string> {
  const started = performance.now();
  const statuses: number[] = [];
  while (performance.now() - started < forMs) {
    statuses.push(...(await Promise.all(servers.map(write))));
    await delay(200);
  }
  return [...grouped(statuses, String)]
    .map(([status, all]) => `${status} ${all.length}`)
    .join(', ');
}

/** Waits until every server works. @returns whether they do */
async function untilAllWork(servers: readonly Server[], withinMs: number): Promise<boolean> {
  const started = performance.now();
  while (performance.now() - started < withinMs) {
    const working = await Promise.all(servers.map(works));
    if (!working.includes(false)) return true;
    await delay(200);
  }
  return false;
}

function plan(parts: FaultParts): PlannedFault[] {
  const { minutes, random, servers, front, disk, postgres } = parts;
  const isLong = minutes >= 5;
  const kills = Array.from({ length: minutes }, (_, minute): PlannedFault => {
    // Where there are several, the first is spared: what it holds after all that is compared with what it held before.
    const victim = servers.at(-1) ?? servers[0];
    return {
      kind: 'kill',
      name: `SIGKILL of ${victim.name}`,
      at: (minute + random.between(30, 80) / 100) / minutes,
      act: () => victim.kill(),
    };
  });
  const move = (at: number, name: string, advanceMinutes: number): PlannedFault => ({
    kind: 'clock',
    name: `clock ${name} ahead`,
    at,
    async act() {
      // By one of them: the others follow.
      await onSandbox(random.pick(servers).origin, '/clock', { body: { advanceMinutes } });
    },
  });
  const cut = (at: number): PlannedFault => ({
    kind: 'network',
    name: 'every connection cut',
    at,
    act: async () => front.cut(),
  });
  const restart = (at: number, how: 'fast' | 'immediate'): readonly PlannedFault[] =>
    postgres === null
      ? []
      : [
          {
            kind: 'postgres',
            name: how === 'fast' ? 'PostgreSQL restarted' : 'PostgreSQL killed (immediate)',
            at,
            act: () => postgres.restart(how),
          },
        ];
  const { fill } = disk;
  const full: readonly PlannedFault[] =
    fill === null
      ? []
      : [
          {
            kind: 'disk',
            name: `disk full for ${fullMs / 1000} s`,
            at: 0.55,
            async act(note) {
              await fill();
              note(`writes of the operator meanwhile: ${await writeFor(servers, fullMs)}`);
              await disk.empty();
              if (await untilAllWork(servers, recoveryMs / 6)) return;
              if (postgres !== null) {
                note('the operator restarted PostgreSQL');
                await postgres.restart('fast');
                if (await untilAllWork(servers, recoveryMs / 6)) return;
              }
              note('the operator restarted the servers');
              await Promise.all(servers.map((server) => server.restart()));
            },
          },
        ];
  const broken: PlannedFault = {
    kind: 'machines',
    name: 'the next three PCs cannot be made',
    at: 0.15,
    async act() {
      const body = { operation: 'machine.provision', kind: 'fail', times: 3, status: 500 };
      await onSandbox(random.pick(servers).origin, '/faults', { body });
    },
  };
  return [
    ...kills,
    cut(0.12),
    broken,
    move(0.2, '20 minutes', 20),
    ...restart(0.28, 'fast'),
    cut(0.36),
    ...restart(0.44, 'immediate'),
    ...full,
    move(0.66, 'two hours', 120),
    ...(isLong ? [...restart(0.72, 'fast'), move(0.78, 'a day', 1500)] : []),
  ].toSorted((one, other) => one.at - other.at);
}

/** Does everything in its time, one after the other; what takes longer moves the rest on. */
export async function doFaults(parts: FaultParts): Promise<readonly DoneFault[]> {
  const { minutes, servers, say } = parts;
  const started = Date.now();
  const done: DoneFault[] = [];
  for (const fault of plan(parts)) {
    const { kind, name, at } = fault;
    await delay(Math.max(0, started + at * minutes * 60_000 - Date.now()));
    const from = Date.now();
    const notes: string[] = [];
    await fault.act((words) => notes.push(words));
    const isWell = await untilAllWork(servers, recoveryMs);
    const to = isWell ? Date.now() : null;
    done.push({ kind, name, from, to, notes });
    say(
      [
        `${((from - started) / 1000).toFixed(0).padStart(4)} s  ${name}`,
        to === null
          ? 'did not work again'
          : `works again after ${((to - from) / 1000).toFixed(1)} s`,
        ...notes,
      ].join(', '),
    );
  }
  await delay(Math.max(0, started + minutes * 60_000 - Date.now()));
  return done;
}
