import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { statuses } from '../.storybook/statuses.ts';
import { root } from '../scripts/root.ts';

/** The menu of Storybook, read from the stories' files: how things are called there, and the status of each component. */

interface Meta {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
}

function metaOf(file: string): Meta {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, title = ''] = /\btitle: '([^']+)'/u.exec(text.slice(text.indexOf('const meta'))) ?? [];
  const [, tags = ''] = /^ {2}tags: \[([^\]]*)\]/mu.exec(text) ?? [];
  return { file, title, tags: [...tags.matchAll(/'([^']+)'/gu)].map(([, tag = '']) => tag) };
}

const metas = globSync(
  ['packages/ui/src/**/*.stories.tsx', 'apps/portal/stories/**/*.stories.tsx'],
  {
    cwd: root,
  },
)
  .toSorted()
  .map(metaOf);

const components = metas.filter(({ title }) => title.startsWith('Components/'));
const lastOf = (title: string) => title.split('/').at(-1) ?? '';

/** Of no single component. */
const others = new Set(['Components/Language/English']);

test('every component has exactly one status', () => {
  const known: ReadonlySet<string> = new Set(statuses.map(({ tag }) => tag));
  expect(components.length).toBeGreaterThan(70);
  expect(
    components
      .filter(({ title }) => !others.has(title))
      .filter(({ tags }) => tags.filter((tag) => known.has(tag)).length !== 1)
      .map(({ title }) => title),
  ).toEqual([]);
});

test('a component is called as in the code, in a group', () => {
  expect(
    components
      .filter(
        ({ file, title }) =>
          title.split('/').length !== 3 || lastOf(title) !== path.basename(file, '.stories.tsx'),
      )
      .map(({ title }) => title),
  ).toEqual([]);
});

test('what is no component is called in words', () => {
  expect(
    metas
      .filter(({ title }) => !title.startsWith('Components/'))
      .filter(({ title }) => !/^[A-Z][^a-z]*[a-z]*(?: |$)/u.test(lastOf(title)))
      .map(({ title }) => title),
  ).toEqual([]);
});
