import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..');
const entries: readonly (readonly [string, string])[] = Object.entries(manifest.exports);

test('every entry leads to a source', () => {
  const missing = entries.filter(
    ([entry, source]) => !entry.includes('*') && !existsSync(path.join(root, source)),
  );
  expect(missing).toEqual([]);
});

test('the README lists every entry', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const tables = readme.split('\n').filter((line) => line.startsWith('|'));
  const listed = new Set(
    tables.flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, entry]) => `./${entry}`),
    ),
  );
  expect(entries.map(([entry]) => entry).filter((entry) => !listed.has(entry))).toEqual([]);
});
