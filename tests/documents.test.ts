import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.ts';
import { sourcesUnder } from '../scripts/sources.ts';

const documents = globSync(
  [
    'README.md',
    'docs/*.md',
    'docs/decisions/*.md',
    'openapi/README.md',
    '.storybook/README.md',
    'docs-site/README.md',
    'examples/*/README.md',
    'apps/*/README.md',
    'packages/*/README.md',
  ],
  { cwd: root },
).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** The first part of a path, from the root or from the folder of its document. */
const looksLikePath =
  /^(?:apps|packages|openapi|examples|e2e|tests|scripts|docs|src|stories|\.storybook|\.changeset)\//;
/** Paths that are patterns or created by a command. */
const noPath = /[<{…$\s]|node_modules|\/dist\b|generated/;

/** Where a document says that a name is declared: the name in code, “in”, the folder in code. */
const names = documents.flatMap(({ file, text }) =>
  [...text.matchAll(/`([A-Za-z]\w+)` in `([^`\s]+\/)`/g)].map(
    ([, name = '', folder = '']) => [file, name, folder] as const,
  ),
);

test('every path that a document names is there', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((place) => looksLikePath.test(place) && !noPath.test(place))
      .filter((place) =>
        [root, path.join(root, path.dirname(file))].every(
          (folder) =>
            !existsSync(path.join(folder, place)) && globSync(place, { cwd: folder }).length === 0,
        ),
      )
      .map((place) => `${file}: ${place}`),
  );
  expect(missing).toEqual([]);
});

test('every file that a document links to is there', () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !existsSync(path.join(root, path.dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('every name that a document places in a folder is declared there', () => {
  expect(names.length).toBeGreaterThan(20);
  const missing = names
    .filter(([, name, folder]) => {
      const declaration = new RegExp(
        String.raw`\b(?:function|const|let|class|interface|type)\s+${name}\b|^\s*(?:readonly\s+)?${name}\??[(:]`,
        'm',
      );
      return !(
        existsSync(path.join(root, folder)) &&
        sourcesUnder(folder).some(({ text }) => declaration.test(text))
      );
    })
    .map(([file, name, folder]) => `${file}: ${name} in ${folder}`);
  expect(missing).toEqual([]);
});

test('a name that was replaced is in the glossary and in changesets alone', () => {
  const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
  const old = glossary
    .slice(glossary.indexOf('## Names until'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => (line.split('|')[1] ?? '').match(/(?<=`)\w+(?=`)/g) ?? [])
    // An ordinary word, too.
    .filter((name) => name !== 'Exchange');
  expect(old.length).toBeGreaterThan(10);
  // It ends with 1 where it finds nothing.
  const found = execFileSync(
    'sh',
    [
      '-c',
      `git grep -nwE '${old.join('|')}' -- . ':!docs/glossary.md' ':!.changeset' ':!**/CHANGELOG.md' || true`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(found).toBe('');
});
