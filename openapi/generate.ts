/**
 * Writes what the client takes from the contract: `portal.ts` (types of every path, operation and schema),
 * `operations.ts` (a data table with one row an operation) and `events.ts` (the names of the real-time events).
 *
 *   node generate.ts           writes the files
 *   node generate.ts --check   writes nothing; exits 1 with the names of the files that no longer equal the contract
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';

import { eventsSource } from './events-source.ts';
import { operationsSource } from './operations-source.ts';
import { typesSource } from './types-source.ts';

const contract = new URL('./portal.yaml', import.meta.url);
const events = new URL('./events.yaml', import.meta.url);
const target = new URL('../packages/api/src/generated/', import.meta.url);
const banner = (source: string) =>
  `// Generated from openapi/${source} by openapi/generate.ts; do not edit.\n`;

const files = new Map([
  ['portal.ts', banner('portal.yaml') + (await typesSource(contract))],
  [
    'operations.ts',
    banner('portal.yaml') + operationsSource(parse(await readFile(contract, 'utf8'))),
  ],
  ['events.ts', banner('events.yaml') + eventsSource(parse(await readFile(events, 'utf8')))],
]);

if (process.argv.includes('--check')) {
  const stale: string[] = [];
  for (const [name, source] of files) {
    const committed = await readFile(new URL(name, target), 'utf8').catch(() => undefined);
    if (committed !== source) stale.push(name);
  }
  if (stale.length > 0) {
    console.error(
      `openapi: ${stale.join(', ')} not as the contract says; run \`npm run generate\``,
    );
    process.exitCode = 1;
  } else {
    console.log(`openapi: ${files.size} generated files are as the contract says`);
  }
} else {
  await mkdir(target, { recursive: true });
  for (const [name, source] of files) await writeFile(new URL(name, target), source);
  console.log(`openapi: wrote ${[...files.keys()].join(', ')}`);
}
