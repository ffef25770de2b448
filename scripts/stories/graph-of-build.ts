import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtStories } from './built-stories.ts';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { allStoryFiles, inputsOf, reachedFrom } from './story-inputs.ts';

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

function reachedInBuild(
  files: readonly string[],
  imports: ReturnType<typeof importsInBuild>,
): ReadonlySet<string> {
  const reached = new Set(files);
  // Iterating a Set visits entries that are added meanwhile.
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
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
    const reached = reachedInBuild([storyFile], imports);
    const known = new Set(inputsOf(storyFile));
    return [...reached]
      .filter((file) => isOurs(file) && !known.has(file))
      .map((file) => `${storyFile} depends on ${file}, and nobody would notice a change of it`);
  });
}

const isExternal = (file: string) =>
  chromatic.externals.some((glob) => path.posix.matchesGlob(file, glob));

/**
 * Files that a story imports and that the build does not put behind it, so that TurboSnap would not redraw it for them: what styles
 * read when vanilla-extract runs them. Each has to be one of the `externals` of Chromatic's configuration. None is what is to be expected.
 */
export function unseenByTurboSnap(): readonly string[] {
  const imports = importsInBuild();
  // What the preview depends on draws everything.
  const everywhere = reachedInBuild(['.storybook/preview.tsx'], imports);
  const unseen = allStoryFiles().flatMap((storyFile) => {
    const seen = reachedInBuild([storyFile], imports);
    return [...reachedFrom([storyFile])].filter(
      (file) => !seen.has(file) && !everywhere.has(file) && !isExternal(file),
    );
  });
  return [...new Set(unseen)].map(
    (file) =>
      `${file} is in pictures and not in the build: it belongs to the externals of Chromatic`,
  );
}
