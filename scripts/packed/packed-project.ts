import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack } from './pack.ts';
import { run } from './run.ts';

/** A project outside the workspace in which packages are installed as their users get them. */
export interface PackedProject {
  readonly folder: string;
  /** The tarball of each package, in the order in which they were given. */
  readonly tarballs: readonly string[];
}

/**
 * Packs packages of the workspace, which builds them, and installs them with npm into a new folder.
 * @param packages their folders, from the root
 * @param beside what else the project installs, for example `react@19.3.1`
 */
export function packedProject(
  packages: readonly string[],
  beside: readonly string[],
): PackedProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'tram-bare-'));
  const tarballs = packages.map((each) => pack(each, folder));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'bare', private: true, type: 'module' }),
  );
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  run('npm', ['install', ...flags, ...tarballs, ...beside], folder);
  return { folder, tarballs };
}

/** `name@version` as the workspace has it installed for one of its packages, so that npm takes the same. */
export function installedIn(packageFolder: string, name: string): string {
  const file = path.join(packageFolder, 'node_modules', name, 'package.json');
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return `${name}@${String(manifest.version)}`;
  throw new Error(`${name} has no version`);
}
