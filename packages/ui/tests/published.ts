import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';
import { run } from '../../../scripts/packed/run.ts';
import { publicEntries, root } from '../scripts/entries.ts';

export interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The kit in a project outside the workspace. */
export interface Published {
  readonly folder: string;
  /** Where the package stands in it. */
  readonly installed: string;
  readonly tarball: Uint8Array;
  readonly manifest: Manifest;
  /** Files of the package as npm put them there, below it. */
  readonly files: readonly string[];
  /** Text of one of them. */
  readonly text: (file: string) => string;
}

/** The kit as it was packed and installed for the tests (`packed.ts`). */
export function published(): Published {
  const { folder, tarball } = inject('packed');
  const installed = path.join(folder, 'node_modules', '@tram', 'ui');
  const text = (file: string) => readFileSync(path.join(installed, file), 'utf8');
  return {
    folder,
    installed,
    tarball: new Uint8Array(readFileSync(tarball)),
    manifest: JSON.parse(text('package.json')),
    files: globSync('**/*', { cwd: installed, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(installed, path.join(entry.parentPath, entry.name))),
    text,
  };
}

/** Puts the application of `bare-app` into the project, and beside it a module that imports every entry. */
export function addApplication(project: Published): void {
  cpSync(path.join(import.meta.dirname, 'bare-app'), project.folder, { recursive: true });
  const modules = publicEntries().map(({ name }) => `@tram/ui${name.slice(1)}`);
  writeFileSync(
    path.join(project.folder, 'entries.ts'),
    modules.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''),
  );
  const sheets = styleSheets(project).map((name) => `@tram/ui${name.slice(1)}`);
  writeFileSync(
    path.join(project.folder, 'styles.ts'),
    sheets.map((sheet) => `import '${sheet}';\n`).join(''),
  );
}

/** Compiles the application to what Node can run. @throws with what the compiler says */
export function compiled(project: Published): void {
  const program = path.join(root, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc');
  run(process.execPath, [program, '-p', 'tsconfig.nodenext.json'], project.folder);
}

/**
 * Builds the application with a bare Vite: no plugin, no configuration. In a test it takes React for development, which says
 * what production keeps to itself.
 * @returns the folder with its pages
 */
export async function builtApplication(project: Published): Promise<string> {
  await build({ root: project.folder, configFile: false, logLevel: 'silent' });
  return path.join(project.folder, 'dist');
}

/** Every entry of CSS, as it stands in `exports`, those behind the star one by one. */
export function styleSheets(project: Published): readonly string[] {
  const parts = project.files.flatMap((file) => /^dist\/styles\/(.+)\.css$/u.exec(file)?.[1] ?? []);
  return ['./styles', ...parts.map((part) => `./styles/${part}`)];
}

/** The CSS of an entry, as what imports it would find it. */
export function stylesOf(project: Published, entry: string): string {
  const pattern = entry.replace(/^\.\/styles\/.*/u, './styles/*');
  const found = project.manifest.exports[pattern];
  if (typeof found !== 'object' || found === null || !('default' in found))
    throw new Error(`${entry} is not an entry`);
  return project.text(String(found.default).replace('*', entry.slice('./styles/'.length)));
}
