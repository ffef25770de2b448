/**
 * The inputs of a story, read from the sources: every file that its file names, directly or through others. Any text
 * in quotes that is a path of a file counts as an import: rather too much than too little. The graph of the build would be too little,
 * because vanilla-extract folds the values of other modules into the styles that use them.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { root } from '../root.ts';

/** Files whose change may be seen in every story: what Chromatic draws everything for, and what draws and measures here. */
const everywhere = [
  ...chromatic.externals,
  '.storybook/*.{ts,tsx}',
  'packages/*/package.json',
  'scripts/compare-stories.ts',
  'scripts/stories/**/*.ts',
  'chromatic.config.json',
  'package.json',
  'tsconfig.base.json',
];

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** As in the index of Storybook, with `/` on every system. */
const named = (absolute: string) => path.relative(root, absolute).replaceAll('\\', '/');

function exportsOf(name: string): Readonly<Record<string, string>> {
  const manifest: { readonly exports: Record<string, string> } = JSON.parse(
    textOf(`packages/${name}/package.json`),
  );
  return manifest.exports;
}
const entries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api: exportsOf('api'),
  machines: exportsOf('machines'),
  ui: exportsOf('ui'),
};

/** The source of an entry of one of our packages: `@tram/ui/icon/home`. */
function entryOf(specifier: string): string | null {
  const [, name = '', entry = ''] = /^@tram\/([a-z]+)\/(.+)$/u.exec(specifier) ?? [];
  const places = entries[name];
  if (places === undefined) return null;
  const folder = path.join(root, 'packages', name);
  const exact = places[`./${entry}`];
  if (exact !== undefined) return path.join(folder, exact);
  for (const [pattern, place] of Object.entries(places)) {
    const [before = '', after] = pattern.slice(2).split('*');
    if (after === undefined || !entry.startsWith(before) || !entry.endsWith(after)) continue;
    const rest = entry.slice(before.length, entry.length - after.length);
    return path.join(folder, place.replace('*', rest));
  }
  return null;
}

/** The files that a quoted text refers to; none for a text that is no path. */
function filesBehind(specifier: string, from: string): readonly string[] {
  const [address = ''] = specifier.split('?');
  const folder = path.dirname(path.join(root, from));
  const isRelative = /^\.\.?\//u.test(address);
  if (isRelative && address.includes('*')) {
    return globSync(address, { cwd: folder }).map((file) => named(path.join(folder, file)));
  }
  const file = isRelative ? path.join(folder, address) : entryOf(address);
  return file !== null && existsSync(file) && statSync(file).isFile() ? [named(file)] : [];
}

const direct = new Map<string, readonly string[]>();
function importsOf(file: string): readonly string[] {
  const known = direct.get(file);
  if (known !== undefined) return known;
  // A type leaves no import behind.
  const texts = /\.(?:tsx?|css)$/u.test(file)
    ? textOf(file)
        .replaceAll(/^(?:import|export) type [^;]*;/gmu, '')
        .matchAll(/(['"`])([^'"`\n]+)\1|url\(([^'")]+)\)/gu)
    : [];
  const found = [...texts].flatMap(([, , quoted, address]) =>
    filesBehind(quoted ?? address ?? '', file),
  );
  direct.set(file, found);
  return found;
}

/** Files and everything that they import, directly or through others. */
export function reachedFrom(files: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(files);
  // Iterating a Set visits entries that are added meanwhile.
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
}

let shared: ReadonlySet<string> | null = null;
/** The files that reach every story. */
function sharedInputs(): ReadonlySet<string> {
  shared ??= new Set([
    ...globSync(everywhere, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(?:stories|test)\.tsx?$/u.test(file)),
    // Every story is drawn inside it. The notes that it leads to are of pages of documentation alone.
    ...[...reachedFrom(['.storybook/preview.tsx'])].filter((file) => !file.endsWith('.md')),
  ]);
  return shared;
}

/** All files that the stories of a file depend on, from the root folder, sorted. */
export function inputsOf(storyFile: string): readonly string[] {
  return [...new Set([...sharedInputs(), ...reachedFrom([storyFile])])].toSorted();
}

/** A hash of a file's bytes; `none` where there is no such file. */
export function contentHash(file: string): string {
  const place = path.join(root, file);
  return existsSync(place)
    ? createHash('sha256').update(readFileSync(place)).digest('hex')
    : 'none';
}

const fingerprints = new Map<string, string>();
/** Of the sources of these stories, as they were when this was first asked; equal as long as none of them has changed. */
export function fingerprintOfInputs(storyFile: string): string {
  const known = fingerprints.get(storyFile);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of inputsOf(storyFile)) hash.update(`${file}\0${contentHash(file)}\0`);
  const fingerprint = hash.digest('hex');
  fingerprints.set(storyFile, fingerprint);
  return fingerprint;
}

const filesOf = (pattern: string | readonly string[]) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** The files with stories of the kit and of its foundations; screens are not compared. */
export const kitStoryFiles = (): readonly string[] => filesOf('packages/ui/src/**/*.stories.tsx');

/** Every file with stories. */
export const allStoryFiles = (): readonly string[] =>
  filesOf(['{packages/ui/src,apps/portal/stories}/**/*.stories.tsx', '.storybook/*.stories.tsx']);
