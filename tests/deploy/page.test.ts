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

test('the configuration on the page is valid and has every key', () => {
  const [example = ''] = codeBlocks('json');
  const written: unknown = JSON.parse(example);
  expect(parseRuntimeConfig(written)).toEqual(written);
});
