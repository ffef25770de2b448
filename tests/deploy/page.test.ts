import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { codeBlocks, commandsWith } from './deploy-page.ts';

test('every place that a command uses is one that the page has told to name', () => {
  const named = [...commandsWith('export NAME').matchAll(/^export (\w+)=/gm)].map(
    ([, name]) => name,
  );
  const used = new Set(codeBlocks('sh').flatMap((block) => block.match(/\$[A-Z_]+/g) ?? []));
  expect(used).toEqual(new Set(named.map((name) => `$${name}`)));
});

test('the configuration of the page is one, and says all that can be said', () => {
  const [example = ''] = codeBlocks('json');
  const written: unknown = JSON.parse(example);
  expect(parseRuntimeConfig(written)).toEqual(written);
});
