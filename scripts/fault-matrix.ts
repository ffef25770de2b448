/** Writes the table of docs/fault-matrix.md, as part of `npm run generate:docs`, from the tests' own (e2e/faults/matrix.ts). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { matrixTable } from '../e2e/faults/matrix.ts';
import { root } from './root.ts';

const file = path.join(root, 'docs/fault-matrix.md');
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(/^\| operation .*(?:\n\|.*)*/m, () => matrixTable()),
);
