import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/root.ts';
import { chooseChanged, reachedBy, repositoryFiles } from '../scripts/testing/changed.ts';
import { sliceNamed, sliceOf } from '../scripts/testing/slices.ts';
import { suitesTable } from '../scripts/testing/suites-table.ts';
import {
  journeyParts,
  quickSuites,
  slices,
  suites,
  suitesOfSlice,
} from '../scripts/testing/suites.ts';

test('docs/testing.md has the table of the suites', () => {
  expect(readFileSync(path.join(root, 'docs/testing.md'), 'utf8')).toContain(suitesTable());
});

test('docs/testing.md has every test that Firefox skips, with the reason that stands beside it', async () => {
  const skip =
    /skip\(\s*(?:\(\{ browserName \}\) => )?browserName === 'firefox',\s*'(?<reason>[^']+)',?\s*\)/g;
  const specs = [...(await repositoryFiles())].filter(([file]) =>
    /^e2e\/[\w-]+\.spec\.ts$/.test(file),
  );
  const skipped = specs.flatMap(([file, text]) =>
    [...text.matchAll(skip)].map(
      ({ groups }) => `${path.basename(file)}: ${groups?.['reason'] ?? ''}`,
    ),
  );
  const text = readFileSync(path.join(root, 'docs/testing.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w.-]+)` +\| Firefox +\| (.+?) +\|$/gm)];
  expect(rows.map(([, file, reason]) => `${file ?? ''}: ${reason ?? ''}`)).toEqual(
    skipped.toSorted(),
  );
  // None is written in another way.
  const mentions = specs.flatMap(([, source]) => source.match(/'firefox'/g) ?? []);
  expect(mentions).toHaveLength(skipped.length);
});

test('tests wait by `expect.poll`, whose limit the configuration sets for a busy machine; that of `vi.waitFor` is a second', async () => {
  const sources = [...(await repositoryFiles())];
  expect(sources.length).toBeGreaterThan(1000);
  const hasty = sources.filter(
    ([file, text]) => /\.test\.tsx?$/.test(file) && /\bvi\.wait(?:For|Until)\(/.test(text),
  );
  expect(hasty.map(([file]) => file)).toEqual([]);
});

const sumOf = (numbers: readonly number[] = []) => numbers.reduce((sum, next) => sum + next, 0);

describe('the slices', () => {
  test('every suite is in npm test or in one slice', () => {
    const placed = [...quickSuites, ...slices.flatMap(suitesOfSlice)].map(({ name }) => name);
    expect(placed.toSorted()).toEqual(suites.map(({ name }) => name).toSorted());
    expect(new Set(placed).size).toBe(placed.length);
  });

  test('none is much longer than the others, so that the gate takes as long for every commit', () => {
    const lengths = slices.map((slice) => {
      const [alone, together] = [true, false].map((isAlone) =>
        suitesOfSlice(slice)
          .filter((suite) => (suite.alone === true) === isAlone)
          .map(({ seconds }) => seconds),
      );
      // Two at a time, but for those that run alone.
      return Math.max(sumOf(together) / 2, ...(together ?? [])) + sumOf(alone);
    });
    expect(Math.max(...lengths)).toBeLessThan(1.5 * Math.min(...lengths));
  });

  test('every journey is in one part', async () => {
    const specs = [...(await repositoryFiles()).keys()].filter((file) =>
      /^e2e\/.*\.spec\.ts$/.test(file),
    );
    expect(specs.length).toBeGreaterThan(40);
    const patterns = [...new Set(journeyParts.map(({ files }) => files))];
    const partsOf = (spec: string) =>
      patterns.filter((files) => new RegExp(files).test(`/${spec}`));
    expect(specs.filter((spec) => partsOf(spec).length !== 1)).toEqual([]);
  });

  test('a hash names one of them, and hashes come to all', () => {
    const hashes = Array.from({ length: 30 }, (_, index) =>
      createHash('sha1').update(String(index)).digest('hex'),
    );
    expect(new Set(hashes.map(sliceOf))).toEqual(new Set(slices));
    expect(sliceOf('b5f5ae2cc0ffee00000000000000000000000000')).toBe(sliceOf('b5f5ae2cc0ff'));
  });

  test('one that is not there is refused in words', () => {
    expect(() => sliceNamed('9')).toThrow('There is no slice 9: 1, 2, 3, 4, 5.');
  });
});

/** A repository of four files. */
const files = new Map([
  [
    'packages/ui/package.json',
    '{ "name": "@tram/ui", "exports": { "./button": "./src/Button.tsx", "./icon/*": "./src/icon/*.ts" } }',
  ],
  ['packages/ui/src/Button.tsx', "import { plus } from './icon/plus.ts';"],
  ['packages/ui/src/icon/plus.ts', ''],
  ['packages/ui/src/icon/minus.ts', ''],
  ['apps/portal/src/Page.tsx', "import { Button } from '@tram/ui/button';"],
  ['apps/portal/src/page.test.ts', "const page = path.join(import.meta.dirname, './Page.tsx');"],
  ['apps/portal/src/icons.test.ts', "import { minus } from '@tram/ui/icon/minus';"],
  ['tests/words.test.ts', "readFileSync(path.join(root, 'packages/ui/src/icon/minus.ts'))"],
]);

describe('what a change can reach', () => {
  test('goes through imports, entries of our packages and paths in quotes', () => {
    expect([...reachedBy(['packages/ui/src/icon/plus.ts'], files)]).toEqual([
      'packages/ui/src/icon/plus.ts',
      'packages/ui/src/Button.tsx',
      'apps/portal/src/Page.tsx',
      'apps/portal/src/page.test.ts',
    ]);
    expect([...reachedBy(['packages/ui/src/icon/minus.ts'], files)].slice(1).toSorted()).toEqual([
      'apps/portal/src/icons.test.ts',
      'tests/words.test.ts',
    ]);
  });

  test('of a suite are the test files that lead to it, and the suites that cannot be reached are named', () => {
    const { chosen, leftOut } = chooseChanged(quickSuites, ['packages/ui/src/icon/plus.ts'], files);
    expect(chosen).toContainEqual({
      suite: expect.objectContaining({ name: 'portal' }),
      files: ['apps/portal/src/page.test.ts'],
    });
    expect(leftOut).toEqual(expect.arrayContaining(['server', 'machines', 'client']));
  });

  test('is everything when the lock file changes', () => {
    const { chosen, leftOut } = chooseChanged(quickSuites, ['pnpm-lock.yaml'], files);
    expect(chosen).toEqual(quickSuites.map((suite) => ({ suite, files: null })));
    expect(leftOut).toEqual([]);
  });

  test('is found in this repository: a rule of money leads to the server, the portal and the machines', async () => {
    const reached = [
      ...reachedBy(['packages/machines/src/rules/price.ts'], await repositoryFiles()),
    ];
    const folders = new Set(reached.map((file) => file.split('/').slice(0, 2).join('/')));
    expect([...folders]).toEqual(
      expect.arrayContaining(['packages/machines', 'apps/server', 'apps/portal', 'examples/cli']),
    );
  });
});
