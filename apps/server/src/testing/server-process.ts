import { spawn } from 'node:child_process';
import path from 'node:path';

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  /** Everything printed so far, both streams. */
  output(): string;
  /** Resolves when the text has been printed. @throws when the process ends without it */
  printed(text: string): Promise<void>;
  /** Sends a signal and resolves with how it ended. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves when it has exited on its own. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const main = path.join(import.meta.dirname, '../main.ts');

/** Starts a program (`src/main.ts` unless another is named) with these settings and no others, answers checked. */
export function startProcess(
  settings: Readonly<Record<string, string>>,
  program = main,
): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // In production too, so that no answer of a test leaves unchecked.
      TRAM_CHECK_ANSWERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    output: () => output,
    ended,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`ended without printing "${text}":\n${output}`)));
      }),
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
