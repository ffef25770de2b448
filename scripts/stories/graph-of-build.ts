import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtStories } from './built-stories.ts';
import { inputsOf } from './story-inputs.ts';

interface Module {
  readonly name: string;
  readonly reasons: readonly { readonly moduleName: string }[];
}

/** A module as the file that it is made of, from the root folder: `Button.css.ts` for the styles that come out of it. */
function fileOf(module: string): string {
  return module
    .replace(/^\.\//u, '')
    .replace(/\?.*$/u, '')
    .replace(/\.vanilla\.css$/u, '');
}

/** By file, the files that it imports, as the build saw it. */
function importsInBuild(): ReadonlyMap<string, readonly string[]> {
  const { modules }: { readonly modules: readonly Module[] } = JSON.parse(
    readFileSync(path.join(builtStories, 'preview-stats.json'), 'utf8'),
  );
  const imports = new Map<string, string[]>();
  for (const { name, reasons } of modules) {
    for (const { moduleName } of reasons) {
      const importer = fileOf(moduleName);
      imports.set(importer, [...(imports.get(importer) ?? []), fileOf(name)]);
    }
  }
  return imports;
}

/** Files that can change without the lockfile, which reaches every story. */
const isOurs = (file: string) => /^(?:apps|packages|\.storybook)\//u.test(file);

/**
 * Files that the build put behind a story and that its inputs do not name: their change would not redraw it. None is what is
 * to be expected.
 */
export function inputsMissed(storyFiles: readonly string[]): readonly string[] {
  const imports = importsInBuild();
  return storyFiles.flatMap((storyFile) => {
    const reached = new Set([storyFile]);
    // Iterating a Set visits entries that are added meanwhile.
    for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
    const known = new Set(inputsOf(storyFile));
    return [...reached]
      .filter((file) => isOurs(file) && !known.has(file))
      .map((file) => `${storyFile} depends on ${file}, and nobody would notice a change of it`);
  });
}
