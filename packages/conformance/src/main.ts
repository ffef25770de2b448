#!/usr/bin/env node
/** `tram-conformance`: tries a backend before the portal goes live in front of it. See README.md. */
import { command } from './command.ts';
import { terminal } from './terminal.ts';

try {
  process.exitCode = await command(process.argv.slice(2), process.env, terminal);
} catch (error) {
  // A mistake of this program: it says nothing about the backend.
  terminal.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 2;
}
