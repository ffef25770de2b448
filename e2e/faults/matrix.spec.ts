import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationIds } from '@tram/api/operations';
import { root } from '../../scripts/root.ts';
import { expect, test } from '../test.ts';
import { faultTitles, matrixTable, rows } from './matrix.ts';

test(
  'every operation of the contract has one row, and no row is of anything else',
  { tag: '@quick' },
  () => {
    expect(rows.map(([operation]) => operation).toSorted()).toEqual([...operationIds].toSorted());
  },
);

test('no screen calls an operation that the matrix lists as not called', { tag: '@quick' }, () => {
  const portal = path.join(root, 'apps/portal/src');
  const sources = readdirSync(portal, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    // The catalogue of what may be cached names reads, called or not.
    .filter((file) => file !== path.join('data', 'queries.ts'))
    .map((file) => readFileSync(path.join(portal, file), 'utf8'));
  const notCalled = rows
    .filter(([, { kind }]) => kind === 'not called')
    .map(([operation]) => operation);
  expect(
    notCalled.filter((operation) =>
      sources.some((source) => new RegExp(`\\b${operation}\\b`).test(source)),
    ),
  ).toEqual([]);
});

test('docs/fault-matrix.md has the table and the faults of the tests', { tag: '@quick' }, () => {
  const page = readFileSync(path.join(root, 'docs/fault-matrix.md'), 'utf8');
  expect(page).toContain(matrixTable());
  for (const title of faultTitles) expect(page).toContain(title);
});
