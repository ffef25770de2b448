/** The committed table of sizes: how it is made of what `dist` holds, written and read again. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtFile, publicEntries, root, stylesEntry } from '../entries.ts';
import { type Size, sizeOf } from './measure.ts';

/** Where the table stands. */
export const tableFile = path.join(root, 'SIZES.md');

/** What the frame of an application is made of, bundled together: bars and menus, the menu of the user and messages included. */
const shell = new Set([
  './action-menu',
  './app-shell',
  './avatar',
  './bottom-bar',
  './brand-mark',
  './drawer',
  './drawer-row',
  './page-head',
  './side-nav',
  './tab-links',
  './tabs',
  './toast',
  './top-bar',
  './user-button',
]);

/** The most that may come at once, bytes. */
export const limits: Readonly<Record<string, number>> = {
  button: 6000,
  'the whole shell': 60_000,
};

export type Sizes = ReadonlyMap<string, Size>;

/** Weighs every entry of the built package. `dist` has to be there. */
export async function measuredSizes(): Promise<Sizes> {
  const sizes = new Map<string, Size>();
  const entries = publicEntries().map(({ pattern, name, source }) => ({
    pattern,
    name,
    file: path.join(root, builtFile(source, '.js')),
  }));
  for (const pattern of new Set(entries.map((entry) => entry.pattern))) {
    // Of what one star stands for, the largest.
    const [largest] = entries
      .filter((entry) => entry.pattern === pattern)
      .sort((a, b) => statSync(b.file).size - statSync(a.file).size);
    if (largest !== undefined) sizes.set(pattern.slice(2), await sizeOf([largest.file], root));
  }
  const inShell = entries.filter(({ name }) => shell.has(name)).map(({ file }) => file);
  sizes.set('the whole shell', await sizeOf(inShell, root));
  const css = gzipSync(readFileSync(path.join(root, 'dist', 'styles.css')), { level: 9 }).length;
  sizes.set(`${stylesEntry.slice(2)} (CSS of every entry)`, { atOnce: css, later: 0 });
  return sizes;
}

/** The table as Markdown. */
export function written(sizes: Sizes): string {
  const lines = [...sizes].map(([name, { atOnce, later }]) => `| ${name} | ${atOnce} | ${later} |`);
  const limitWords = Object.entries(limits)
    .map(([name, most]) => `${name} ${most}`)
    .join(', ');
  return [
    '# What each entry weighs',
    '',
    `Bytes, minified and gzipped, of each entry bundled alone with its dependencies without React: at once with the import, and later when it is needed. Entries share modules. Limits: ${limitWords}. \`pnpm --filter @tram/ui run sizes\` writes this file; \`npm test\` fails where an entry moved by more than 3 %.`,
    '',
    '| entry | at once | later |',
    '| --- | --: | --: |',
    ...lines,
    '',
  ].join('\n');
}

/** The sizes that a written table says. */
export function read(table: string): Sizes {
  const rows = table.matchAll(/^\| (\S[^|]*?) +\| +(\d+) \| +(\d+) \|/gmu);
  return new Map(
    [...rows].map(([, name = '', atOnce, later]) => [
      name,
      { atOnce: Number(atOnce), later: Number(later) },
    ]),
  );
}

/** Whether a size is still what was written: within 3 %, small ones within 100 bytes. */
function isSame(now: number, then: number): boolean {
  return Math.abs(now - then) <= Math.max(100, then * 0.03);
}

/** What the table does not say any more, in words; empty when all is well. */
export function differences(measured: Sizes, table: Sizes): string[] {
  const names = new Set([...measured.keys(), ...table.keys()]);
  return [...names].flatMap((name) => {
    const now = measured.get(name);
    const then = table.get(name);
    if (now === undefined) return [`${name} is not an entry any more`];
    if (then === undefined) return [`${name} is not in the table`];
    return isSame(now.atOnce, then.atOnce) && isSame(now.later, then.later)
      ? []
      : [`${name}: ${then.atOnce} + ${then.later} B became ${now.atOnce} + ${now.later} B`];
  });
}
