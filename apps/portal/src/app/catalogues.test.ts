import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import { expect, test, vi } from 'vitest';
import { i18n } from './words.ts';

const source = path.join(import.meta.dirname, '..');
const places = globSync('**/*.vi.ts', { cwd: source })
  .map((file) => file.slice(0, -'.vi.ts'.length))
  .toSorted();

const fileOf = (place: string, language: 'vi' | 'en') =>
  path.join(source, `${place}.${language}.ts`);

/** Places of the catalogues that a file makes. */
async function madeBy(file: string): Promise<readonly string[]> {
  const before = i18n.catalogues.length;
  await import(/* @vite-ignore */ file);
  return i18n.catalogues.slice(before).map(({ place }) => place);
}

test('the portal has its catalogues', () => {
  expect(places.length).toBeGreaterThan(40);
});

test.for(places)('%s is found by the place that it names', async (place) => {
  expect([[place], []]).toContainEqual(await madeBy(fileOf(place, 'vi')));
  expect(existsSync(fileOf(place, 'en')), 'no English beside it').toBe(true);
});

/** The compiler's errors where the English words of a place are assigned to its Vietnamese ones, by place. */
function misfits(): ReadonlyMap<string, string> {
  const project = path.join(source, '../tsconfig.json');
  const { config } = ts.readConfigFile(project, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(project));
  const comparison = path.join(source, 'every-pair.ts');
  // The words of a catalogue are its `vi`; a part of one is what it is. A line each, by which what is said finds its place.
  const text = [
    'type Words<T> = T[keyof T] extends { readonly vi: infer In } ? In : T[keyof T];',
    ...places.map(
      (place, index) =>
        `import * as vi${index} from './${place}.vi.ts'; import { words as en${index} } from './${place}.en.ts'; export const said${index}: Words<typeof vi${index}> = en${index};`,
    ),
  ].join('\n');
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version) =>
    file === comparison ? ts.createSourceFile(file, text, version) : readSource(file, version);
  const program = ts.createProgram([comparison], { ...options, types: [] }, host);
  const said = program.getSemanticDiagnostics(program.getSourceFile(comparison));
  return new Map(
    said.map(({ start = 0, messageText }) => [
      places[text.slice(0, start).split('\n').length - 2] ?? '',
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ]),
  );
}

test('English has the words of the Vietnamese, with the same values in them', () => {
  expect(misfits()).toEqual(new Map());
});

test('every one has an English translation', async () => {
  // Test files share modules: these are only of this test, and none has loaded a language before.
  vi.resetModules();
  const { i18n: fresh } = await import('./words.ts');
  const { loadLanguage } = await import('./language-loader.ts');
  await Promise.all(places.map((place) => import(/* @vite-ignore */ fileOf(place, 'vi'))));
  await loadLanguage('en');
  await loadLanguage('vi');
  expect(fresh.catalogues.length).toBeGreaterThan(40);
  const silent = fresh.catalogues.filter(
    (one) => one.translation === undefined || one.translation === one.vi,
  );
  expect(silent.map(({ place }) => place)).toEqual([]);
});
