import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** Every flag of the compiler that refuses something, and no library is left unchecked. */
const strictFlags = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
} as const;

const modules = { bundler: 'esnext', node16: 'node16', nodenext: 'nodenext' } as const;

/** Each compiler that is supported, by its name in the root's `node_modules`, with each way in which it finds a module. */
export const compilations = (['typescript', 'typescript-5'] as const).flatMap((compiler) =>
  (['bundler', 'node16', 'nodenext'] as const).map((resolution) => [compiler, resolution] as const),
);

/**
 * Compiles files of a project outside the workspace with every strict flag, and writes nothing.
 * @param options of the compiler beside the flags: libraries, types, `jsx`
 * @returns what it says, a line each complaint
 */
export function compileStrictly(
  folder: string,
  [compiler, resolution]: (typeof compilations)[number],
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
): readonly string[] {
  const project = path.join(folder, `tsconfig.strict-${resolution}.json`);
  const compilerOptions = {
    target: 'es2023',
    ...strictFlags,
    module: modules[resolution],
    moduleResolution: resolution,
    noEmit: true,
    allowImportingTsExtensions: true,
    ...options,
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const program = path.join(root, 'node_modules', compiler, 'bin', 'tsc');
  const { stdout, error } = spawnSync(
    process.execPath,
    [program, '--pretty', 'false', '-p', project],
    { cwd: folder, encoding: 'utf8' },
  );
  if (error !== undefined) throw error;
  // What explains a complaint is indented below it.
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
}
