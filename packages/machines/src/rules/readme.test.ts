import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportedDocs, namesOf, tableRows } from '../testing/exported-docs.ts';

const exported = exportedDocs(path.join(import.meta.dirname, '../rules.ts'));
const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const rows = tableRows(readme).map(([names = '', answer = '', unit = '', source = '']) => ({
  names: namesOf(names),
  answer,
  unit,
  source,
}));

/** Sections, interpretations and contract, as a docstring or a cell of the table names them. */
function sourcesOf(text: string): string[] {
  const sections = [...text.matchAll(/(?:§|sections? )(\d)(?: and (\d))?/gu)].flatMap((found) =>
    found.slice(1).filter((section) => section !== undefined),
  );
  const others = ['interpretations', 'contract'].filter((source) => text.includes(source));
  return [...new Set([...sections, ...others])].sort();
}

test('the table names every export of the rules once, and nothing else', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(
    exported.map(({ name }) => name).sort(),
  );
});

test.each(exported)('$name has a docstring', ({ doc }) => {
  expect(doc).not.toBe('');
});

test.each(rows)('$names: what, in which unit, and by the sources of the docstrings', (row) => {
  expect([row.answer, row.unit]).not.toContain('');
  const own = exported.filter(({ name }) => row.names.includes(name));
  expect(sourcesOf(row.source)).toEqual(sourcesOf(own.map(({ doc }) => doc).join(' ')));
  // Only a second and its multiples have no source.
  expect(row.source === '—' ? row.names : ['SECOND', 'MINUTE', 'HOUR', 'DAY']).toEqual([
    'SECOND',
    'MINUTE',
    'HOUR',
    'DAY',
  ]);
});

test.each(exported.filter(({ name }) => !['MINUTE', 'HOUR', 'DAY', 'SECOND'].includes(name)))(
  '$name names its source',
  ({ doc }) => {
    expect(sourcesOf(doc)).not.toEqual([]);
  },
);
