/** The entries of the package, read from `exports` of its package.json: the one place where they are named. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

/** One module that users import. */
export interface PublicEntry {
  /** As it stands in `exports`, with a star where it stands for many: `./icon/*`. */
  readonly pattern: string;
  /** As users write it: `./icon/IconCopy`. */
  readonly name: string;
  /** Below the package: `src/icon/generated/IconCopy.ts`. */
  readonly source: string;
}

/** Entries of CSS alone, without a module: all of it, and a sheet for each part. */
export const stylesEntries: readonly string[] = ['./styles', './styles/*'];

/** Files of data, which are published as they are: the Design Tokens. */
export const tokensEntry = './tokens/*';

/** `exports` as it stands: a name and the source that it leads to. */
export function workspaceExports(): readonly (readonly [name: string, source: string])[] {
  const manifest: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return Object.entries(manifest.exports);
}

/** Every entry that is a module, those behind a star one by one. */
export function publicEntries(): PublicEntry[] {
  return workspaceExports()
    .filter(([name]) => !stylesEntries.includes(name) && name !== tokensEntry)
    .flatMap(([pattern, target]) => {
      const sources = target.includes('*') ? globSync(target, { cwd: root }).sort() : [target];
      const [before = '', after = ''] = target.slice('./'.length).split('*');
      return sources.map((found) => {
        const source = found.replace('./', '');
        const star = source.slice(before.length, source.length - after.length);
        return { pattern, name: pattern.replace('*', star), source };
      });
    });
}

/** The file of a built module below the package: `src/button/Button.tsx` becomes `dist/button/Button.js`. */
export function builtFile(source: string, extension: '.js' | '.d.ts'): string {
  return source.replace(/^(\.\/)?src\//u, '$1dist/').replace(/\.tsx?$/u, extension);
}
