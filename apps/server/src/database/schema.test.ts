import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, expect, it } from 'vitest';
import { tables as schema } from './tables.ts';

const snapshots = path.join(import.meta.dirname, '../../drizzle/meta');

// drizzle-kit adds methods to every array and string of the process, which other test files share: pdf.js refuses to
// be loaded beside them.
afterAll(() => {
  for (const prototype of [Array.prototype, String.prototype]) {
    for (const name of Object.keys(prototype)) Reflect.deleteProperty(prototype, name);
  }
});

it('is what the committed migrations make: `pnpm migrations` has nothing to add', async () => {
  const newest = readdirSync(snapshots)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error('there is no snapshot of the schema');
  // The shape is drizzle-kit's own: it wrote the file.
  const made: Parameters<typeof generateMigration>[0] = JSON.parse(
    readFileSync(path.join(snapshots, newest), 'utf8'),
  );
  expect(await generateMigration(made, generateDrizzleJson(schema, made.id))).toEqual([]);
});
