import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';

/** The Design Tokens files as tools read them: by Terrazzo, which refuses what the format (2025.10) does not allow. */

const folder = path.join(import.meta.dirname, '../../tokens');
const addressOf = (name: string) => pathToFileURL(path.join(folder, name));
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

async function read(...names: readonly string[]) {
  const logger = new Logger({ level: 'silent' });
  const rules = { 'core/required-type': 'error', 'core/consistent-naming': 'error' } as const;
  const config = defineConfig({ lint: { rules } }, { cwd: addressOf('.'), logger });
  const inputs = names.map((name) => ({ filename: addressOf(name), src: textOf(name) }));
  return parse(inputs, { config, logger });
}

const typesOf = (tokens: Readonly<Record<string, { readonly $type: string }>>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, { $type }]) => [name, $type]));

test.each(['light', 'dark', 'contrast'])(
  'the theme %s, with the scale and the styles, is valid, and no name in it leads nowhere',
  async (theme) => {
    const { tokens } = await read(`${theme}.json`, 'scale.json', 'styles.json');
    expect(tokens['color.accent']?.$type).toBe('color');
    expect(tokens['shadow.float']?.$type).toBe('shadow');
    expect(tokens['text.m.body']?.$type).toBe('typography');
  },
);

test('every theme has the same names and types', async () => {
  const [light, ...others] = await Promise.all(
    ['light.json', 'dark.json', 'contrast.json'].map(async (name) => (await read(name)).tokens),
  );
  for (const other of others) expect(typesOf(other)).toEqual(typesOf(light ?? {}));
});

test('the resolver makes every theme of the files', async () => {
  const { resolver } = await read('tram.resolver.json');
  const accents = ['light', 'dark', 'contrast'].map(
    (theme) => resolver.apply({ theme })['color.accent']?.$value,
  );
  expect(accents).toMatchObject([{ hex: '#22479f' }, { hex: '#92b5f3' }, { hex: '#112d73' }]);
});

/** What Figma's import makes variables of, and in which unit or colour space alone. */
const figmaTypes: ReadonlyMap<string, string | undefined> = new Map([
  ['color', 'srgb'],
  ['dimension', 'px'],
  ['duration', 's'],
  ['number', undefined],
  ['fontFamily', undefined],
  ['fontWeight', undefined],
]);

test.each(['light.json', 'dark.json', 'contrast.json', 'scale.json'])(
  'Figma makes a variable of every token of %s',
  async (name) => {
    const { tokens } = await read(name);
    const refused = Object.entries(tokens).filter(([, { $type, $value }]) => {
      const { unit, colorSpace }: { unit?: unknown; colorSpace?: unknown } = Object($value);
      return !figmaTypes.has($type) || (unit ?? colorSpace) !== figmaTypes.get($type);
    });
    expect(Object.keys(tokens)).not.toEqual([]);
    expect(refused).toEqual([]);
  },
);
