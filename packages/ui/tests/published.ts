import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { installedIn, packedProject } from '../../../scripts/packed/packed-project.ts';
import { run } from '../../../scripts/packed/run.ts';
import { publicEntries, root, stylesEntry } from '../scripts/entries.ts';

export interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The kit in a project outside the workspace, with an application in it that is compiled, built and rendered. */
export interface Published {
  readonly folder: string;
  readonly tarball: Uint8Array;
  readonly manifest: Manifest;
  /** Files of the package as npm put them there, below it. */
  readonly files: readonly string[];
  /** Text of one of them. */
  readonly text: (file: string) => string;
}

/** Packs and installs the kit with React and its types, and copies the application of `bare-app` beside it. */
export function published(): Published {
  const beside = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const { folder, tarballs } = packedProject(
    ['packages/ui'],
    beside.map((name) => installedIn(root, name)),
  );
  cpSync(path.join(import.meta.dirname, 'bare-app'), folder, { recursive: true });
  const entries = publicEntries().map(({ name }) => `@tram/ui${name.slice(1)}`);
  writeFileSync(
    path.join(folder, 'entries.ts'),
    entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''),
  );
  const installed = path.join(folder, 'node_modules', '@tram', 'ui');
  const text = (file: string) => readFileSync(path.join(installed, file), 'utf8');
  return {
    folder,
    tarball: new Uint8Array(readFileSync(tarballs[0] ?? '')),
    manifest: JSON.parse(text('package.json')),
    files: globSync('**/*', { cwd: installed, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(installed, path.join(entry.parentPath, entry.name))),
    text,
  };
}

/** Compiles the application with one of the workspace's compilers; what the compiler says. */
export function compiled(project: Published, compiler: string, configuration: string): string {
  const program = path.join(root, '..', '..', 'node_modules', compiler, 'bin', 'tsc');
  return run(process.execPath, [program, '-p', `tsconfig.${configuration}.json`], project.folder);
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

/** The published CSS, as what imports it would find it. */
export const stylesOf = (project: Published): string => {
  const found = project.manifest.exports[stylesEntry];
  if (typeof found !== 'object' || found === null || !('default' in found))
    throw new Error('there is no entry of styles');
  return project.text(String(found.default));
};
