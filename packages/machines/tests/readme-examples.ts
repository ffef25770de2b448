import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** One block of code of a README. */
export interface Example {
  /** For example `src/session/README.md`. */
  readonly readme: string;
  /** `ts` runs anywhere, `tsx` is drawn by React. */
  readonly language: 'ts' | 'tsx';
  readonly code: string;
  /** Name of its file: `src-session-README-1.ts`. */
  readonly file: string;
}

/** Every example of the package, in the order of its README. */
export function readmeExamples(): Example[] {
  return ['README.md', ...globSync('src/*/README.md', { cwd: root }).sort()].flatMap((readme) => {
    const text = readFileSync(path.join(root, readme), 'utf8');
    return [...text.matchAll(/```(tsx?)\n([\s\S]*?)```/gu)].map(
      ([, language, code = ''], index) => {
        const kind = language === 'tsx' ? 'tsx' : 'ts';
        const name = readme.replace('.md', '').replaceAll('/', '-');
        return { readme, language: kind, code, file: `${name}-${index + 1}.${kind}` } as const;
      },
    );
  });
}

/** Names of the components that an example declares. */
export function componentsOf(example: Example): string[] {
  return [...example.code.matchAll(/^function ([A-Z]\w*)\(/gmu)].map(([, name = '']) => name);
}

/**
 * Writes examples into a folder of their own inside the package, so that its own name and its dependencies are found.
 * Components are exported, which a README need not say. Git ignores the folder.
 * @returns the folder
 */
export function writtenExamples(name: string, examples: readonly Example[]): string {
  const folder = path.join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const example of examples) {
    const exported = `export { ${componentsOf(example).join(', ')} };\n`;
    writeFileSync(path.join(folder, example.file), example.code + exported);
  }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      include: ['*.ts', '*.tsx'],
    }),
  );
  return folder;
}

/** What the compiler says about a folder of examples; empty when it has nothing to say. */
export function compilerSays(folder: string): string {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
