/** The committed table of sizes: how it is made of what `dist` holds, written and read again. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtFile, publicEntries, root } from '../entries.ts';
import { type Size, sizeOf, type StylesSize, stylesSizeOf } from './measure.ts';

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

/** The most that a page's styles may weigh, bytes with brotli. */
export const stylesLimits: Readonly<Record<string, number>> = {
  button: 1000,
  'base, button': 3000,
};

export interface Sizes {
  readonly modules: ReadonlyMap<string, Size>;
  /** By the sheets of a page, such as `base, button`. */
  readonly styles: ReadonlyMap<string, StylesSize>;
}

/** Weighs every entry of the built package. `dist` has to be there. */
export async function measuredSizes(): Promise<Sizes> {
  return { modules: await measuredModules(), styles: measuredStyles() };
}

async function measuredModules(): Promise<Sizes['modules']> {
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
  return sizes;
}

const sheetOf = (name: string) => path.join(root, 'dist', 'styles', `${name}.css`);

/** The whole, what is needed beside each entry's own sheet, those sheets, and a page with one button. */
function measuredStyles(): Sizes['styles'] {
  const entries = new Set(publicEntries().map(({ pattern }) => pattern.slice(2).replace('/*', '')));
  const own = [...entries].filter((name) => existsSync(sheetOf(name)));
  const pages = [
    ['base', 'button'],
    ['fonts', 'base', 'button'],
    ['fonts'],
    ['base'],
    ...own.map((name) => [name]),
  ];
  const whole = readFileSync(path.join(root, 'dist', 'styles.css'), 'utf8');
  return new Map([
    ['everything', stylesSizeOf(whole)],
    ...pages.map((sheets): [string, StylesSize] => [
      sheets.join(', '),
      stylesSizeOf(sheets.map((name) => readFileSync(sheetOf(name), 'utf8')).join('')),
    ]),
  ]);
}

function limitWords(most: Readonly<Record<string, number>>): string {
  return Object.entries(most)
    .map(([name, bytes]) => `${name}: ${bytes}`)
    .join('; ');
}

/** The table as Markdown. */
export function written({ modules, styles }: Sizes): string {
  return [
    '# What each entry weighs',
    '',
    `Bytes, minified and gzipped, of each entry bundled alone with its dependencies without React: at once with the import, and later when it is needed. Entries share modules. Limits: ${limitWords(limits)}. \`pnpm --filter @tram/ui run sizes\` writes this file; the tests of the kit as it is published fail where an entry moved by more than 3 %.`,
    '',
    '| entry | at once | later |',
    '| --- | --: | --: |',
    ...[...modules].map(([name, { atOnce, later }]) => `| ${name} | ${atOnce} | ${later} |`),
    '',
    '## Styles',
    '',
    `Bytes of CSS: \`@tram/ui/styles\` with everything, sheets of \`@tram/ui/styles/…\` together, and alone. Sheets share rules. Without \`fonts\` text is set in the device's own face; of its files a browser loads those whose letters are on the page. Limits with brotli: ${limitWords(stylesLimits)}.`,
    '',
    '| sheets | raw | gzip | brotli |',
    '| --- | --: | --: | --: |',
    ...[...styles].map(
      ([name, { raw, gzip, brotli }]) => `| ${name} | ${raw} | ${gzip} | ${brotli} |`,
    ),
    '',
  ].join('\n');
}

/** The sizes that a written table says. */
export function read(table: string): Sizes {
  const [modules = '', styles = ''] = table.split('## Styles');
  return {
    modules: new Map(
      rowsOf(modules).map(([name = '', atOnce, later]) => [
        name,
        { atOnce: Number(atOnce), later: Number(later) },
      ]),
    ),
    styles: new Map(
      rowsOf(styles).map(([name = '', raw, gzip, brotli]) => [
        name,
        { raw: Number(raw), gzip: Number(gzip), brotli: Number(brotli) },
      ]),
    ),
  };
}

/** The cells of each row with numbers. */
function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .filter((line) => /\| +\d+ \|$/u.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Whether a size is still what was written: within 3 %, small ones within 100 bytes. */
function isSame(now: number, then: number): boolean {
  return Math.abs(now - then) <= Math.max(100, then * 0.03);
}

/** What the tables do not say any more, in words; empty when all is well. */
export function differences(measured: Sizes, table: Sizes): string[] {
  return [
    ...moved(measured.modules, table.modules),
    ...moved(measured.styles, table.styles).map((words) => `styles of ${words}`),
  ];
}

function moved<Row extends Size | StylesSize>(
  measured: ReadonlyMap<string, Row>,
  table: ReadonlyMap<string, Row>,
): string[] {
  return [...new Set([...measured.keys(), ...table.keys()])].flatMap((name) => {
    const now = measured.get(name);
    const then = table.get(name);
    if (now === undefined) return [`${name} is not an entry any more`];
    if (then === undefined) return [`${name} is not in the table`];
    const before = Object.values(then);
    const after = Object.values(now);
    return after.every((bytes, index) => isSame(bytes, before[index] ?? 0))
      ? []
      : [`${name}: ${before.join(' + ')} B became ${after.join(' + ')} B`];
  });
}
