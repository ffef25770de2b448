import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** An entry of a package: what users import, and its declaration file. */
export interface Entry {
  /** As users import it, for example `./pc-image/rules`. */
  readonly name: string;
  /** As in the package's `exports`: its name, or with a star for many, as in `./icon/*`. */
  readonly pattern: string;
  readonly file: string;
}

/**
 * Writes the declaration files of a package into its `.cache`, as a release would contain them, and returns its entries.
 * @throws when the package does not compile
 */
export function declarationsOf(folder: string): Entry[] {
  const out = path.join(folder, '.cache', 'api-surface');
  rmSync(out, { recursive: true, force: true });
  const compiler = path.join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  const project = path.join(folder, 'tsconfig.build.json');
  const parameters = [compiler, '-p', project, '--emitDeclarationOnly', '--outDir', out];
  execFileSync(process.execPath, parameters, { stdio: 'inherit' });
  return Object.entries(exportsOf(folder)).flatMap(([pattern, target]) => {
    const declared = path.join(out, target.replace('./src/', '').replace(/\.tsx?$/u, '.d.ts'));
    const [before = '', after = ''] = declared.split('*');
    const files = declared.includes('*') ? globSync(declared).sort() : [declared];
    return files.map((file) => {
      if (!existsSync(file)) throw new Error(`${pattern} has no declarations: ${file} is missing`);
      const star = file.slice(before.length, file.length - after.length);
      return { name: pattern.replace('*', star), pattern, file };
    });
  });
}

function exportsOf(folder: string): Record<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('exports' in manifest)) return {};
  const { exports } = manifest;
  if (typeof exports !== 'object' || exports === null) return {};
  return Object.fromEntries(
    Object.entries(exports).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
