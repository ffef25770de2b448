#!/usr/bin/env node
/** `tram-conformance`: tries a backend before the portal goes live in front of it. See README.md. */
import { command } from './command.ts';
import { terminal } from './terminal.ts';

process.exitCode = await command(process.argv.slice(2), process.env, terminal);
