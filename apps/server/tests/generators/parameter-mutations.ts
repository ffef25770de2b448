/** Changes to what stands in the address and in the headers. */
import * as fc from 'fast-check';
import type { Node } from '../../src/http/contract-checks.ts';
import { type Mutation, mutation } from './mutation.ts';
import type { RequestParts } from './request-parts.ts';
import type { ParameterShape } from './request-shapes.ts';
import { hostileIds } from './text-values.ts';
import { numberOf } from './valid-values.ts';

/** Texts that are no value of a parameter. */
function wrongTexts(schema: Node): readonly string[] {
  const wrong = ['\0'];
  if (Array.isArray(schema['enum'])) return [...wrong, 'another', '-1', '2.5'];
  if (schema['type'] === 'integer') {
    wrong.push('abc', '1.5', '1e400', 'NaN', 'Infinity', '--1', '٣', '１', '1;2', '1,2');
    if ('minimum' in schema) wrong.push(String(numberOf(schema, 'minimum', 0) - 1), '-0.5');
    if ('maximum' in schema) wrong.push(String(numberOf(schema, 'maximum', 0) + 1), '1e308');
    return wrong;
  }
  if (typeof schema['maxLength'] === 'number') wrong.push('ạ'.repeat(schema['maxLength'] + 1));
  if ('pattern' in schema || schema['format'] === 'date') {
    wrong.push('../..', '10.8.4.17', '2026-13-45', '2026-02-30T00:00:00Z', '{"$gt":""}');
  }
  return wrong;
}

/** Ids that are none. */
export function pathMutations(list: readonly ParameterShape[]): fc.Arbitrary<Mutation>[] {
  if (list.length === 0) return [];
  const places = fc.constantFrom(...list.map(({ name }) => name));
  return [
    fc.tuple(places, fc.constantFrom(...hostileIds, '\0', 'a\0')).map(([name, text]) =>
      // Some of them could be the slug of a product.
      mutation(`${name} is no id`, name === 'product' ? 'open' : 'forbidden', (parts) => ({
        ...parts,
        path: { ...parts.path, [name]: text },
      })),
    ),
  ];
}

const strangeQueries = fc
  .constantFrom(
    'unknown=1',
    '__proto__=1',
    '__proto__[admin]=1',
    'constructor[prototype][admin]=1',
    'x[][][][][]=1',
    '&&&===',
    '%',
    '%E0%A4%A=%E0%A4%A',
    'a'.repeat(4000),
    'x=1&'.repeat(500),
    'utf8=%E2%9C%93&x[0]=1&x[1]=2&x[200]=3',
    '?',
    '%00=%00',
  )
  .map((rawQuery) =>
    mutation('query keys that nobody knows', 'open', (parts) => ({ ...parts, rawQuery })),
  );

function withQuery(parts: RequestParts, name: string, ...values: readonly string[]): RequestParts {
  const others = parts.query.filter(([key]) => key !== name);
  const own = values.map((value): [string, string] => [name, value]);
  return { ...parts, query: [...others, ...own] };
}

/** Parameters that are wrong, missing, doubled, nested or unknown. */
export function queryMutations(list: readonly ParameterShape[]): fc.Arbitrary<Mutation>[] {
  if (list.length === 0) return [strangeQueries];
  const one = fc.constantFrom(...list);
  const required = list
    .filter((parameter) => parameter.required)
    .flatMap(({ name }) => [
      mutation(`without ${name}`, 'forbidden', (parts) => withQuery(parts, name)),
      mutation(`${name} is blank`, 'forbidden', (parts) => withQuery(parts, name, ' ')),
    ]);
  return [
    strangeQueries,
    one.chain(({ name, schema }) =>
      fc
        .constantFrom(...wrongTexts(schema))
        .map((text) =>
          mutation(`${name} is wrong`, 'forbidden', (parts) => withQuery(parts, name, text)),
        ),
    ),
    one.map(({ name }) =>
      mutation(`${name} twice`, 'forbidden', (parts) => withQuery(parts, name, '1', '2')),
    ),
    one.map(({ name }) =>
      mutation(`${name} with keys of its own`, 'forbidden', (parts) => ({
        ...withQuery(parts, name),
        rawQuery: `${name}[$ne]=1`,
      })),
    ),
    ...(required.length === 0 ? [] : [fc.constantFrom(...required)]),
  ];
}

/** Keys that are too short or too long. */
export function headerMutations(list: readonly ParameterShape[]): fc.Arbitrary<Mutation>[] {
  if (list.length === 0) return [];
  return [
    fc.constantFrom('short', '1234567', 'x'.repeat(129)).map((key) =>
      mutation('a key of the wrong length', 'forbidden', (parts) => ({
        ...parts,
        headers: { ...parts.headers, 'idempotency-key': key },
      })),
    ),
  ];
}
