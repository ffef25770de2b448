/** Requests that the contract does not allow, made from ones that it does by one change each. */
import * as fc from 'fast-check';
import { formMutations } from './form-mutations.ts';
import { jsonMutations } from './json-mutations.ts';
import { isAllowedJson } from './judge.ts';
import { anotherBody, bytes, type Mutation, type Verdict } from './mutation.ts';
import { headerMutations, pathMutations, queryMutations } from './parameter-mutations.ts';
import type { WrittenRequest } from './request-parts.ts';
import type { RequestShape } from './request-shapes.ts';

/** A body of an operation that takes none is ignored. */
const uninvitedBodies = fc
  .constantFrom(
    bytes('{}', 'application/json'),
    bytes('{', 'application/json'),
    bytes('', 'application/json'),
    bytes('<a/>', 'application/xml'),
    bytes('x'.repeat(300_000), 'text/plain'),
    bytes('x', null),
    bytes('x', 'nonsense'),
  )
  .map((body) => anotherBody('a body that nobody asked for', 'open', body));

function bodyMutations({ body, contract }: RequestShape): fc.Arbitrary<Mutation>[] {
  if (body === null) return [uninvitedBodies];
  return body.kind === 'json'
    ? jsonMutations(body.schema)
    : formMutations(body.schema, contract.fileFields);
}

/** Every way to change a request of an operation that its contract speaks of. */
export function mutationsOf(shape: RequestShape): fc.Arbitrary<Mutation> {
  const { path, query, header } = shape.parameters;
  return fc.oneof(
    ...pathMutations(path),
    ...queryMutations(query),
    ...headerMutations(header),
    ...bodyMutations(shape),
  );
}

/**
 * What the contract says of a changed request that is written: a changed JSON body is forbidden when its schema says so,
 * every other change says so of itself.
 */
export function verdictOn(
  shape: RequestShape,
  { verdict }: Mutation,
  { body, headers }: WrittenRequest,
): Verdict {
  if (verdict === 'forbidden' || shape.body?.kind !== 'json' || body === null) return verdict;
  if (headers['content-type'] !== 'application/json') return verdict;
  return isAllowedJson(shape.body.schema, body) ? 'open' : 'forbidden';
}
