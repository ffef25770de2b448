#!/usr/bin/env node
/** `tram`: tops up and rents a PC from a terminal. See the README beside this folder. */
import { run } from './command.ts';
import { Ending, exitCodes } from './ending.ts';
import { createTerminal } from './terminal.ts';
import { words } from './words.vi.ts';

// The reader of a pipe may stop reading (`tram list | head`): that is no error.
process.stdout.on('error', () => process.exit(exitCodes.done));

const stop = new AbortController();
const interrupt = () => stop.abort(new Ending(exitCodes.interrupted, words.interrupted));
// Once: a second Ctrl+C ends the process as usual.
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

process.exitCode = await run(
  process.argv.slice(2),
  process.env,
  createTerminal(process.stdout, process.stderr, process.env),
  stop,
);
