/**
 * Writes what the client takes from the contract: `portal.ts` (types of every path, operation and schema),
 * `operations.ts` (a data table with one row an operation) and `events.ts` (the names of the real-time events); and what
 * `packages/conformance` judges a backend by: `answers.ts` (the fields of every answer).
 *
 *   node generate.ts           writes the files
 *   node generate.ts --check   writes nothing; exits 1 with the names of the files that no longer equal the contract
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';

import { answersSource } from './answers-source.ts';
import { eventsSource } from './events-source.ts';
import { operationsSource } from './operations-source.ts';
import { typesSource } from './types-source.ts';

const contract = new URL('./portal.yaml', import.meta.url);
const events = new URL('./events.yaml', import.meta.url);
const target = new URL('../packages/', import.meta.url);
const banner = (source: string) =>
  `// Generated from openapi/${source} by openapi/generate.ts; do not edit.\n`;

const portal = parse(await readFile(contract, 'utf8'));
const files = new Map([
  ['api/src/generated/portal.ts', banner('portal.yaml') + (await typesSource(contract))],
  ['api/src/generated/operations.ts', banner('portal.yaml') + operationsSource(portal)],
  [
    'api/src/generated/events.ts',
    banner('events.yaml') + eventsSource(parse(await readFile(events, 'utf8'))),
  ],
  ['conformance/src/generated/answers.ts', banner('portal.yaml') + answersSource(portal)],
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
  for (const [name, source] of files) {
    await mkdir(new URL('.', new URL(name, target)), { recursive: true });
    await writeFile(new URL(name, target), source);
  }
  console.log(`openapi: wrote ${[...files.keys()].join(', ')}`);
}
