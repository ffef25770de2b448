/**
 * The starters: folders of `examples/` that others copy. They stand outside the workspace, so that a fresh clone installs none of
 * Next.js, and take our packages in the versions that are published; here they get those versions from the sources.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';
import { manifestOf } from './metadata.ts';
import { pack } from './pack.ts';
import { run } from './run.ts';

/** Their folders in `examples/`. */
export const starters = ['next', 'svelte'] as const;
export type Starter = (typeof starters)[number];

export const starterFolder = (starter: Starter) => path.join(root, 'examples', starter);

/** From the root. */
const packageFolder = (name: string) => name.replace(/^@tram\//, 'packages/');

/** What a starter installs of ours: each package with the version that it names and the one that is here. */
export function ourPackages(
  folder: string,
): readonly { readonly name: string; readonly named: string; readonly here: string }[] {
  return Object.entries(manifestOf(folder)['dependencies'] ?? {})
    .filter(([name]) => name.startsWith('@tram/'))
    .map(([name, named]) => ({
      name,
      named: String(named),
      here: manifestOf(path.join(root, packageFolder(name))).version,
    }));
}

/**
 * Installs a starter as a stranger does, but for our packages, which are packed from the sources.
 * @param folder a starter, or a copy of one
 */
export function installStarter(folder: string): void {
  const packed = mkdtempSync(path.join(tmpdir(), 'tram-packed-'));
  try {
    const tarballs = ourPackages(folder).map(({ name }) => pack(packageFolder(name), packed));
    // Nothing is written down: neither the tarballs, nor what npm has chosen today.
    const flags = ['--no-save', '--no-package-lock', '--prefer-offline', '--no-audit', '--no-fund'];
    run('npm', ['install', ...flags, '--loglevel=error', ...tarballs], folder);
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

/** Makes every starter name the versions of our packages that are here: after a release has raised them. */
export function followVersions(): void {
  for (const folder of starters.map(starterFolder)) {
    const file = path.join(folder, 'package.json');
    const text = ourPackages(folder).reduce(
      (before, { name, named, here }) =>
        before.replace(`"${name}": "${named}"`, `"${name}": "${here}"`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  }
}
