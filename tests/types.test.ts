import path from 'node:path';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { starters } from '../scripts/packed/starter.ts';
import { root } from '../scripts/root.ts';
import { sourcesUnder } from '../scripts/sources.ts';
import { typeScriptProjects } from '../scripts/testing/suites.ts';

/** The files that a tsconfig.json names, as paths from the root. */
function filesOf(project: string): string[] {
  const file = path.join(root, project, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (place) => ts.sys.readFile(place));
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return fileNames.map((name) => path.relative(root, name));
}

test('every source is in a project that is compiled, folders whose names begin with a dot too', () => {
  // Compiled where what they import is installed: by Vue's compiler, by the suite of the starters, by that of the documentation site.
  const others = ['docs-site', ...['vue', ...starters].map((name) => `examples/${name}`)];
  const compiled = new Set([...typeScriptProjects, ...others].flatMap(filesOf));
  const sources = sourcesUnder('')
    .map(({ file }) => file)
    .filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => !compiled.has(file))).toEqual([]);
});
