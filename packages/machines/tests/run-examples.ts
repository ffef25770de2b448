/**
 * Runs examples in Node, one after the other: `node tests/run-examples.ts <file> …`. What they declare and do not make is
 * there as globals. Writes a JSON object to standard output: for each file what it printed, what it called, and the errors
 * that it left behind, late ones included.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { calls, declared } from './stub-client.ts';

/** What became of one example. */
export interface ExampleRun {
  readonly printed: string[];
  readonly called: string[];
  readonly errors: string[];
}

/** How long what an example began may take, ms. Every answer is there at once. */
const SETTLING = 50;

Object.assign(globalThis, declared);
const runs: Record<string, ExampleRun> = {};
let errors: string[] = [];
for (const kind of ['uncaughtException', 'unhandledRejection'])
  process.on(kind, (error) => errors.push(String(error)));

for (const file of process.argv.slice(2)) {
  const printed: string[] = [];
  errors = [];
  calls.length = 0;
  // oxlint-disable-next-line no-console -- what an example prints is what is tested
  console.log = (...values: unknown[]) => void printed.push(values.map(shown).join(' '));
  try {
    await import(pathToFileURL(file).href);
    await pause(SETTLING);
  } catch (error) {
    errors.push(String(error));
  }
  runs[path.basename(file)] = { printed, called: [...calls], errors };
}

/** As the console shows a value, on one line. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, { breakLength: Infinity });
}

process.stdout.write(JSON.stringify(runs), () => process.exit(0));
