import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

const skipped = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  '.data',
  '.cache',
  '.astro',
  '.git',
  '.next',
]);

export interface Import {
  /** The module specifier. */
  readonly specifier: string;
  /** `import type`, `export type`: erased before anything runs. */
  readonly typeOnly: boolean;
}

export interface Source {
  /** Path from the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(place);
    else if (/\.(ts|tsx|vue|svelte)$/.test(entry.name)) yield place;
  }
}

/** Static imports, re-exports, bare imports and dynamic imports with a literal name. */
function importsOf(text: string): Import[] {
  const found: Import[] = [];
  for (const match of text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/gm,
  )) {
    found.push({ specifier: match[2] ?? '', typeOnly: match[1] !== undefined });
  }
  for (const match of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) {
    found.push({ specifier: match[1] ?? '', typeOnly: false });
  }
  return found;
}

/** Every TypeScript source under a folder of the repository. */
export function sourcesUnder(folder: string): Source[] {
  return [...walk(path.join(root, folder))].map((place) => {
    const text = readFileSync(place, 'utf8');
    const file = path.relative(root, place).split(path.sep).join('/');
    return { file, text, imports: importsOf(text) };
  });
}

/** Every file of the repository with the files that it imports by a relative path, types and dynamic imports included. */
export function importGraph(): ReadonlyMap<string, readonly string[]> {
  const sources = [
    '.storybook',
    'apps',
    'docs-site',
    'e2e',
    'examples',
    'openapi',
    'packages',
    'scripts',
    'tests',
  ].flatMap(sourcesUnder);
  const files = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map(({ file, imports }) => [
      file,
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier))
        .filter((imported) => files.has(imported)),
    ]),
  );
}

/** Groups of files that import each other (strongly connected components, Tarjan's algorithm). */
export function cyclesOf(
  leadsTo: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const next of leadsTo.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? own);
    }
    if (low === own) {
      const cycle = open.splice(open.indexOf(file));
      if (cycle.length > 1) cycles.push(cycle.toSorted());
    }
    return low;
  }
  for (const file of leadsTo.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
