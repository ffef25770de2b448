import path from 'node:path';
import { expect, test } from 'vitest';
import { sourcesUnder } from '../scripts/sources.ts';

const portal = 'apps/portal/src';

/** `screens/<name>` or `features/<name>` of a file of the portal; null for every other file. */
function folderOf(file: string): string | null {
  return /^apps\/portal\/src\/((?:screens|features)\/[^/]+)\//.exec(file)?.[1] ?? null;
}

/** Every import of a file in another folder of `screens` or `features`, tests left out. */
const crossings = sourcesUnder(portal)
  .filter(({ file }) => !/\.test\.tsx?$/.test(file) && !file.startsWith(`${portal}/testing/`))
  .flatMap(({ file, imports }) =>
    imports
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => folderOf(path.posix.join(path.posix.dirname(file), specifier)))
      .filter((to) => to !== null)
      .map((to) => ({ file, from: folderOf(file) ?? 'elsewhere', to })),
  )
  .filter(({ from, to }) => from !== to);

test('no feature and no screen imports a screen', () => {
  expect(crossings.length).toBeGreaterThan(100);
  const faults = crossings
    .filter(({ from, to }) => from !== 'elsewhere' && to.startsWith('screens/'))
    .map(({ file, to }) => `${file} imports ${to}`);
  expect(faults).toEqual([]);
});

/** Features that one screen alone imports, each with the reason why it is in `features`. */
const exceptions: Readonly<Record<string, string>> = {
  'features/commands': 'The layout offers it beside every screen behind the login.',
  'features/runway': 'The layout offers it beside every screen behind the login.',
  'features/identity':
    'The lifecycle, draft and picture checks of the verification, without its forms.',
  'features/statement':
    'A second view of the recharge history, with a lazy part and its own words.',
};

test('what only one screen uses is in the folder of that screen', () => {
  const users = new Map<string, Set<string>>();
  for (const { from, to } of crossings) {
    users.set(to, (users.get(to) ?? new Set()).add(from));
  }
  const ofOneScreen = [...users]
    .filter(([to, from]) => to.startsWith('features/') && from.size === 1)
    .filter(([, from]) => [...from].every((user) => user.startsWith('screens/')))
    .map(([to]) => to);
  expect(ofOneScreen.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
