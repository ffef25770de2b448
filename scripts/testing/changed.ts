/** `npm test -- --changed`: the tests that a change can reach, by the graph of imports and what the suites say that they read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/run.ts';
import { root } from '../root.ts';
import type { Chosen } from './run-suites.ts';
import type { Suite } from './suites.ts';

/** A change of one of these can reach anything: every suite runs whole. */
const globalFiles = [
  '{package.json,pnpm-lock.yaml,pnpm-workspace.yaml,tsconfig.base.json}',
  '{packages,apps,examples}/*/package.json',
  '**/{vite,vitest,playwright}*.config.ts',
  'scripts/testing/**',
];

const matches = (file: string, globs: readonly string[]) =>
  globs.some((glob) => path.posix.matchesGlob(file, glob));

/**
 * The files that differ from a commit, untracked ones included, as paths from the root.
 * @throws where git knows no such commit
 */
export async function changedSince(commit: string): Promise<readonly string[]> {
  const differ = await run(`git diff --name-only --no-renames "${commit}" --`);
  if (!differ.ok) throw new Error(`git knows no commit ${commit}.\n${differ.output}`);
  const untracked = await run('git ls-files --others --exclude-standard');
  return linesOf(differ.output + untracked.output);
}

/** Every file of the repository that git does not ignore, with the text of those that can import. */
export async function repositoryFiles(): Promise<ReadonlyMap<string, string>> {
  const { output } = await run('git ls-files --cached --others --exclude-standard');
  return new Map(
    linesOf(output).map((file) => [
      file,
      /\.(?:tsx?|vue|svelte|html)$|package\.json$/.test(file) ? textOf(file) : '',
    ]),
  );
}

function linesOf(output: string): readonly string[] {
  return [...new Set(output.split('\n').filter((line) => line !== ''))];
}

function textOf(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    // Deleted, and not yet committed as such.
    return '';
  }
}

/** `@tram/ui` → its folder and what its package exports. */
function exportsOf(files: ReadonlyMap<string, string>) {
  const packages = new Map<string, { folder: string; entries: readonly [string, string][] }>();
  for (const [file, text] of files) {
    if (!/^(?:packages|apps|openapi)\/?[^/]*\/?package\.json$/.test(file) || text === '') continue;
    const manifest: unknown = JSON.parse(text);
    if (typeof manifest !== 'object' || manifest === null || !('name' in manifest)) continue;
    const entries = 'exports' in manifest ? Object.entries(manifest.exports ?? {}) : [];
    packages.set(String(manifest.name), {
      folder: path.posix.dirname(file),
      entries: entries.flatMap(([entry, target]) =>
        typeof target === 'string' ? [[entry, target] as [string, string]] : [],
      ),
    });
  }
  return packages;
}

/**
 * The reverse dependencies: for each file, those that name it. What is in quotes counts, an import or not: a path to a file that is
 * there (`'./rules.ts'`, `'../main.ts'` of a process that is started, `'docs/fault-matrix.md'` from the root), or an entry of
 * one of our packages. One too many costs seconds; one too few would leave a test out.
 */
function dependents(files: ReadonlyMap<string, string>): ReadonlyMap<string, Set<string>> {
  const packages = exportsOf(files);
  const resolve = (specifier: string, from: string): string | null => {
    const [place = ''] = specifier.split('?');
    if (place.startsWith('.')) return path.posix.join(path.posix.dirname(from), place);
    const [scope, name, ...rest] = place.split('/');
    const own = scope === '@tram' ? packages.get(`${scope}/${name}`) : undefined;
    if (own === undefined) return place.replace(/^#root\//, '');
    const entry = ['.', ...rest].join('/');
    for (const [pattern, target] of own.entries) {
      const [before = '', after] = pattern.split('*');
      if (pattern === entry) return path.posix.join(own.folder, target);
      if (after === undefined || !entry.startsWith(before)) continue;
      const star = entry.slice(before.length, entry.length - after.length);
      return path.posix.join(own.folder, target.replaceAll('*', star));
    }
    return null;
  };
  const found = new Map<string, Set<string>>();
  for (const [from, text] of files) {
    // A package's entry lists its sources for others: their importers are found at the import.
    if (from.endsWith('package.json')) continue;
    for (const [, specifier = ''] of text.matchAll(/['"`]([.@#\w][\w./@#-]*(?:\?\w+)?)['"`]/g)) {
      const to = resolve(specifier, from);
      if (to === null || to === from || !files.has(to)) continue;
      const named = found.get(to) ?? new Set();
      found.set(to, named.add(from));
    }
  }
  return found;
}

/** The changed files and all files that depend on one of them. */
export function reachedBy(
  changed: readonly string[],
  files: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const leadsTo = dependents(files);
  const reached = new Set(changed);
  // Iterating a Set visits entries that are added meanwhile.
  for (const file of reached)
    for (const dependent of leadsTo.get(file) ?? []) reached.add(dependent);
  return reached;
}

/**
 * Chooses the suites, or parts of them, that a change can reach.
 * @returns what is to run, and the names of the suites that need not run
 */
export function chooseChanged(
  suites: readonly Suite[],
  changed: readonly string[],
  files: ReadonlyMap<string, string>,
): { readonly chosen: readonly Chosen[]; readonly leftOut: readonly string[] } {
  if (changed.some((file) => matches(file, globalFiles))) {
    return { chosen: suites.map((suite) => ({ suite, files: null })), leftOut: [] };
  }
  const reached = [...reachedBy(changed, files)];
  const chosen: Chosen[] = [];
  const leftOut: string[] = [];
  for (const suite of suites) {
    const own = reached.filter((file) => matches(file, suite.tests ?? []));
    if (changed.some((file) => matches(file, suite.reads))) chosen.push({ suite, files: null });
    // A test that was deleted is reached, and cannot run.
    else if (own.some((file) => files.has(file)))
      chosen.push({ suite, files: own.filter((file) => files.has(file)).toSorted() });
    else leftOut.push(suite.name);
  }
  return { chosen, leftOut };
}
