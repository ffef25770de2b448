import path from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Bundles every entry with the workspace's own bundler, and asks which modules each one can reach. */

const root = path.join(import.meta.dirname, '..');
const entries = Object.entries(manifest.exports)
  .filter(([entry]) => !entry.includes('*'))
  .map(([entry, source]) => ({ entry, file: path.join(root, source) }));

interface Imports {
  readonly atOnce: readonly string[];
  readonly later: readonly string[];
}

const modules = new Map<string, Imports>();

const collect: Plugin = {
  name: 'collect-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id);
      if (info === null) continue;
      modules.set(id, { atOnce: info.importedIds, later: info.dynamicallyImportedIds });
    }
  },
};

/** Every module that one leads to; `later` follows what is imported on demand too. */
function reach(file: string, { later }: { readonly later: boolean }): readonly string[] {
  const reached = new Set([file]);
  // A set also visits what is added while it is walked.
  for (const id of reached) {
    const imports = modules.get(id);
    for (const next of imports?.atOnce ?? []) reached.add(next);
    if (later) for (const next of imports?.later ?? []) reached.add(next);
  }
  return [...reached];
}

/** React Aria and what it brings along. */
const reactAria =
  /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@react-types|@internationalized)\//;
const ariakit = /\/node_modules\/@ariakit\//;

/** What draws charts, and d3 below it. */
const visx = /\/node_modules\/(?:@visx|d3-[a-z-]+)\//;

beforeAll(async () => {
  await build({
    root,
    logLevel: 'error',
    plugins: [collect],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries.map(({ file }) => file),
        external: /^react(?:-dom)?(?:$|\/)/,
      },
    },
  });
}, 120_000);

function entriesWith(library: RegExp, options: { readonly later: boolean }): readonly string[] {
  return entries
    .filter(({ file }) => reach(file, options).some((id) => library.test(id)))
    .map(({ entry }) => entry);
}

test('React Aria is only in the entries of dates', () => {
  expect(entriesWith(reactAria, { later: true })).toEqual(['./date-field', './date-range-field']);
});

test('and even they load neither it nor a popover before a calendar is opened', () => {
  expect(entriesWith(reactAria, { later: false })).toEqual([]);
  expect(entriesWith(ariakit, { later: false })).not.toContain('./date-field');
  expect(entriesWith(ariakit, { later: false })).not.toContain('./date-range-field');
});

test('what draws charts is only in the entry of charts', () => {
  expect(entriesWith(visx, { later: true })).toEqual(['./chart']);
});

test('a birth date carries no library', () => {
  const file = entries.find(({ entry }) => entry === './birth-date-field')?.file ?? '';
  const libraries = reach(file, { later: true }).filter((id) => id.includes('/node_modules/'));
  // The variants of vanilla-extract, half a kilobyte.
  expect(libraries.filter((id) => !id.includes('@vanilla-extract'))).toEqual([]);
});
