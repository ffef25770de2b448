/**
 * `npm run counts`: how large the shipped source is, package by package, and what in it is unused. `-- --list` names
 * every file and every name that is counted.
 *
 * Shipped source is every `.ts` and `.tsx` file under `apps/<name>/src` and `packages/<name>/src` but for tests, stories,
 * fixtures, what is in a folder `testing` and what is generated. Unused names are knip's (knip.jsonc says what it takes
 * for an entry): an export that no other file imports, in any source of the repository. Names of a package's public
 * entries are not among them; `packages/<name>/api` lists those.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { markdownTable } from './markdown-table.ts';
import { root } from './root.ts';
import { cyclesOf, importGraph, sourcesUnder } from './sources.ts';

/** Fewer lines are rarely worth a separate file. */
const SHORT_LINES = 15;

const names = v.optional(v.array(v.object({ name: v.string() })), []);

/** The entry of knip's JSON reporter for each file; it has more kinds than are counted here. */
const reportSchema = v.object({
  issues: v.array(
    v.object({ file: v.string(), exports: names, nsExports: names, types: names, nsTypes: names }),
  ),
});

interface Unused {
  readonly file: string;
  readonly name: string;
}

function isShipped(file: string): boolean {
  return (
    /^(apps|packages)\/[^/]+\/src\/.+\.tsx?$/.test(file) &&
    !/\.(test|stories)\.|\/testing\/|\/fixtures|\/generated\//.test(file)
  );
}

/** `packages/ui` of a file below it; what belongs to no package is counted by its first folder. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return ['apps', 'packages', 'examples'].includes(first) ? `${first}/${second}` : first;
}

function printList(title: string, lines: readonly string[]): void {
  console.log(`\n${title}:\n${lines.toSorted().join('\n')}`);
}

function knipIssues(): v.InferOutput<typeof reportSchema>['issues'] {
  const report = execFileSync(
    path.join(root, 'node_modules/.bin/knip'),
    ['--reporter', 'json', '--no-exit-code'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return v.parse(reportSchema, JSON.parse(report)).issues;
}

const shipped = ['apps', 'packages']
  .flatMap(sourcesUnder)
  .filter(({ file }) => isShipped(file))
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
const short = shipped.filter(({ lines }) => lines < SHORT_LINES);
const cycles = cyclesOf(importGraph());
const issues = knipIssues();
const values = issues.flatMap(({ file, exports, nsExports }): Unused[] =>
  [exports, nsExports].flat().map(({ name }) => ({ file, name })),
);
const types = issues.flatMap(({ file, types: own, nsTypes }): Unused[] =>
  [own, nsTypes].flat().map(({ name }) => ({ file, name })),
);

const packages = [...new Set([...shipped, ...values, ...types].map(({ file }) => packageOf(file)))];
const countIn = (folder: string, found: readonly { readonly file: string }[]) =>
  found.filter(({ file }) => folder === 'all' || packageOf(file) === folder).length;
const number = (value: number) => value.toLocaleString('en');

console.log(
  markdownTable(
    ['folder', 'files', 'lines', `under ${SHORT_LINES} lines`, 'unused exports', 'unused types'],
    [...packages.toSorted(), 'all'].map((folder) => [
      folder,
      number(countIn(folder, shipped)),
      number(
        shipped
          .filter(({ file }) => folder === 'all' || packageOf(file) === folder)
          .reduce((sum, { lines }) => sum + lines, 0),
      ),
      number(countIn(folder, short)),
      number(countIn(folder, values)),
      number(countIn(folder, types)),
    ]),
  ),
);
console.log(`\nimport cycles: ${cycles.length}`);

if (process.argv.includes('--list')) {
  const line = ({ file, name }: Unused) => `${file}: ${name}`;
  printList(
    `under ${SHORT_LINES} lines`,
    short.map(({ file, lines }) => `${file}: ${lines}`),
  );
  printList('unused exports', values.map(line));
  printList('unused types', types.map(line));
  printList(
    'import cycles',
    cycles.map((files) => files.join(' ')),
  );
}
