import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Language } from './boot/language.ts';
import { readClientAssets } from './document/client-assets.ts';

const builtAssets = () =>
  readClientAssets(path.join(inject('builtPortal'), 'server/client-assets.json'));

/** Every script that the HTML of a page names, in Vietnamese or in English. */
async function scriptsOf(route: string, language: Language = 'vi'): Promise<string[]> {
  const { entry, routes } = await builtAssets();
  const { js = [], english = [] } = routes[route] ?? {};
  return [entry, ...js, ...(language === 'en' ? english : [])].map((file) =>
    path.join(inject('builtPortal'), 'client', file),
  );
}

async function compressedSize(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => stat(`${file}.br`)));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Strings that only one library's code contains. */
const libraries = {
  'TanStack Query': 'isInvalidated',
  XState: 'xstate.init',
  Ariakit: '__ariakit',
  'socket.io-client': 'EIO',
  DOMPurify: 'DOMPurify',
  'React Aria': 'react-aria',
} as const;

test.for([
  ['/login', 104_000],
  ['/register', 106_000],
  ['/home', 110_500],
  ['/', 137_500],
] as const)('the scripts of %s weigh at most %i bytes, brotli', async ([route, most]) => {
  expect(await compressedSize(await scriptsOf(route))).toBeLessThanOrEqual(most);
});

test.for(
  (['/login', '/register', '/home'] as const).flatMap((route) =>
    (['vi', 'en'] as const).map((language) => [route, language] as const),
  ),
)(
  'the scripts of %s in %s contain none of the libraries of the signed-in part',
  async ([route, language]) => {
    const sources = await Promise.all(
      (await scriptsOf(route, language)).map((file) => readFile(file, 'utf8')),
    );
    const carried = Object.entries(libraries).filter(([, word]) =>
      sources.some((source) => source.includes(word)),
    );
    expect(carried.map(([name]) => name)).toEqual([]);
  },
);

test.for(['/login', '/register', '/home'])(
  'in English %s needs its words beside its scripts, and little else',
  async (route) => {
    const words = (await scriptsOf(route, 'en')).slice((await scriptsOf(route)).length);
    expect(words.length).toBeGreaterThan(0);
    expect(await compressedSize(words)).toBeLessThanOrEqual(14_000);
  },
);

test('XState is not in the first load of the PCs: it comes with the first of them that something goes on with', async () => {
  const sources = await Promise.all((await scriptsOf('/')).map((file) => readFile(file, 'utf8')));
  const has = (word: string): boolean => sources.some((source) => source.includes(word));
  expect(has(libraries.XState)).toBe(false);
  expect(has(libraries['TanStack Query'])).toBe(true);
});

test('the word that identifies XState is still its own', async () => {
  const folder = path.join(inject('builtPortal'), 'client/assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(sources.filter((source) => source.includes(libraries.XState))).toHaveLength(1);
});

test.for([
  ['/', false],
  ['/vps', true],
  ['/payment-history', true],
] as const)('the client is preloaded with %s: %s', async ([route, isNeeded]) => {
  const sources = await Promise.all((await scriptsOf(route)).map((file) => readFile(file, 'utf8')));
  // What the client throws for a path without its value.
  expect(sources.some((source) => source.includes(' needs a value for '))).toBe(isNeeded);
});

test.for([
  ['/vps', true],
  ['/payment-history', true],
  ['/login', false],
  ['*', false],
] as const)('the layout is preloaded with %s: %s', async ([route, isInside]) => {
  const sources = await Promise.all((await scriptsOf(route)).map((file) => readFile(file, 'utf8')));
  // The name of its menu, which no other module has.
  expect(sources.some((source) => source.includes('Danh mục chính'))).toBe(isInside);
});
