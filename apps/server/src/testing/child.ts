/** Runs a TypeScript file in a process of its own, as the tests of crashes and locks need. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process and what it says. */
export interface Child {
  readonly process: ChildProcess;
  /** Resolves with the first line that begins with `start`. Rejects when the process ends before. */
  line(start: string): Promise<string>;
  /** Every line of the standard output so far. */
  lines(): readonly string[];
  /** Everything that was written to the standard error so far. */
  errors(): string;
  /** Kills it without a chance to clean up, and waits until it is gone. */
  kill(): Promise<void>;
  /** Waits for its end: the exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
}

/** Starts `node file arguments`. What it writes to the standard error is part of a rejection. */
export function startChild(
  file: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Child {
  const child = spawn(process.execPath, [file, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const lines: string[] = [];
  let errors = '';
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    notify();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  let end: number | string | null = null;
  const ending = once(child, 'close').then(() => {
    end = child.exitCode ?? child.signalCode ?? 'unknown';
    notify();
    return end;
  });
  return {
    process: child,
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(start));
          if (found === undefined && end === null) return;
          listeners.delete(look);
          if (found === undefined) {
            reject(new Error(`the process ended (${end}) without saying "${start}": ${errors}`));
          } else resolve(found);
        };
        listeners.add(look);
        look();
      }),
    lines: () => lines,
    errors: () => errors,
    async kill() {
      child.kill('SIGKILL');
      await ending;
    },
    ended: () => ending,
  };
}
