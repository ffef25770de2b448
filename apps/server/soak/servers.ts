/** The server's processes with their supervisor, which starts one again that has ended: as systemd does for an operator. */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Child } from '../src/testing/child.ts';
import { launchInstance } from '../src/testing/server-instance.ts';
import type { DatabaseSettings } from '../src/testing/test-settings.ts';
import type { Memory } from './memory-on-signal.ts';

/** From a start to an end. Times are ms since 1970. */
export interface Life {
  readonly server: string;
  readonly child: Child;
  readonly startedAt: number;
  readyAt: number | null;
  end: {
    readonly at: number;
    /** Exit code, or the signal. */
    readonly how: number | string;
    readonly wanted: boolean;
  } | null;
}

export interface Server {
  readonly name: string;
  /** The same through all lives. */
  readonly origin: string;
  readonly lives: readonly Life[];
  /** Ends the process without a chance to clean up, and starts it again. */
  kill(): Promise<void>;
  /** Ends it as an operator does, whatever it takes, and starts it again. */
  restart(): Promise<void>;
  /** What it holds once garbage is collected; null while it is not running. */
  memory(): Promise<Memory | null>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** How long a supervisor waits before it starts a process again, ms. */
const restartAfterMs = 1000;
/** How long a process may take to end by SIGTERM, ms. */
const endingMs = 15_000;

const memoryOnSignal = pathToFileURL(path.join(import.meta.dirname, 'memory-on-signal.ts'));

/** Starts a server; resolves when it answers. */
export async function startServerOf(
  place: DatabaseSettings,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const lives: Life[] = [];
  let port = '0';
  let samples = 0;
  /** Whoever ends it on purpose starts it again, or does not. */
  let isWanted = false;
  let again: NodeJS.Timeout | undefined;

  const launch = () => {
    isWanted = false;
    samples = 0;
    const { process, ready } = launchInstance(place, {
      ...settings,
      PORT: port,
      NODE_OPTIONS: `--expose-gc --import=${memoryOnSignal.href}`,
    });
    const life: Life = {
      server: name,
      child: process,
      startedAt: Date.now(),
      readyAt: null,
      end: null,
    };
    lives.push(life);
    ready.then(
      () => (life.readyAt = Date.now()),
      () => {},
    );
    void process.ended().then((how) => {
      life.end = { at: Date.now(), how, wanted: isWanted };
      if (!isWanted) again = setTimeout(() => void launch(), restartAfterMs);
    });
    return ready;
  };
  const current = (): Life => {
    const life = lives.at(-1);
    if (life === undefined) throw new Error(`${name} was never started`);
    return life;
  };
  const end = async () => {
    isWanted = true;
    clearTimeout(again);
    const { child } = current();
    child.process.kill('SIGTERM');
    const timer = setTimeout(() => void child.kill(), endingMs);
    await child.ended();
    clearTimeout(timer);
  };

  const { origin } = await launch();
  ({ port } = new URL(origin));
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    lives,
    async kill() {
      isWanted = true;
      clearTimeout(again);
      await current().child.kill();
      await delay(restartAfterMs);
      launch().catch(() => {});
    },
    async restart() {
      await end();
      launch().catch(() => {});
    },
    async memory() {
      const life = current();
      if (life.readyAt === null || life.end !== null) return null;
      const sample = (samples += 1);
      life.child.process.kill('SIGUSR2');
      const line = await life.child.line(`memory ${sample} `).catch(() => null);
      if (line === null) return null;
      const memory: Memory = JSON.parse(line.slice(line.indexOf('{')));
      return memory;
    },
    stop: end,
  };
}
