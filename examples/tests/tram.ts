import { spawn } from 'node:child_process';
import path from 'node:path';
import { demoPassword } from '../../scripts/processes/session.ts';
import { run } from '../cli/src/command.ts';
import { Ending, exitCodes } from '../cli/src/ending.ts';
import { createTerminal } from '../cli/src/terminal.ts';

const main = path.join(import.meta.dirname, '../cli/src/main.ts');

/** A `tram` that runs, its output piped. */
export interface RunningTram {
  output(): string;
  errors(): string;
  /** Ctrl+C. */
  interrupt(): void;
  /** Resolves with its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
}

const seededCustomer = { TRAM_USERNAME: 'new-customer', TRAM_PASSWORD: demoPassword };

/**
 * Starts the command as a customer does: as a separate process.
 * @param environment over the name and the password of a seeded customer
 */
export function startTram(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningTram {
  const child = spawn(process.execPath, [main, ...parameters], {
    env: {
      PATH: process.env['PATH'] ?? '',
      TZ: 'Asia/Ho_Chi_Minh',
      ...seededCustomer,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    output: () => output,
    errors: () => errors,
    interrupt: () => child.kill('SIGINT'),
    ended: new Promise((resolve) => {
      child.once('close', (code) => resolve(code));
    }),
  };
}

/** The same without a process, which starts faster, for tests that are not about the process. */
export function startTramHere(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningTram {
  let output = '';
  let errors = '';
  const stop = new AbortController();
  const terminal = createTerminal(
    { write: (text) => (output += text) },
    { write: (text) => (errors += text) },
    {},
  );
  return {
    output: () => output,
    errors: () => errors,
    interrupt: () => stop.abort(new Ending(exitCodes.interrupted)),
    ended: run(parameters, { ...seededCustomer, ...environment }, terminal, stop),
  };
}
