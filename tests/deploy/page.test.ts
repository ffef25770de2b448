import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { codeBlocks, commandsWith } from './deploy-page.ts';

test('every placeholder in a command is one that the page has introduced', () => {
  const named = [...commandsWith('export NAME').matchAll(/^export (\w+)=/gm)].map(
    ([, name]) => name,
  );
  const used = new Set(codeBlocks('sh').flatMap((block) => block.match(/\$[A-Z_]+/g) ?? []));
  expect(used).toEqual(new Set(named.map((name) => `$${name}`)));
});

/** Every key and, of what is a group of keys, theirs: 'apiBase', 'links.userGuide'. */
function keysOf(config: unknown): readonly string[] {
  return Object.entries(Object(config))
    .flatMap(([key, value]: [string, unknown]) =>
      value === null || typeof value !== 'object' || Array.isArray(value)
        ? [key]
        : Object.keys(value).map((inner) => `${key}.${inner}`),
    )
    .toSorted();
}

test('the configuration on the page is valid and has every key', () => {
  const [example = ''] = codeBlocks('json');
  const written: unknown = JSON.parse(example);
  expect(keysOf(written)).toEqual(keysOf(parseRuntimeConfig(written)));
});
