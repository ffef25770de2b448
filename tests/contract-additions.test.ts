import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import rules, { type Place, type Visited } from '../openapi/lint-rules.js';

const location: Place = { child: () => location };

/** The violation of the rule by a node. */
function faultsOf(kind: Visited, node: object): readonly string[] {
  const visitors = rules().rules.oas3['additions-may-be-missing']();
  const faults: string[] = [];
  visitors[kind](node, { report: ({ message }) => faults.push(message), location });
  return faults;
}

const schema = (mark: object, required: readonly string[] = []) => ({
  type: 'object',
  required,
  properties: { unit: { type: 'string', ...mark } },
});

describe('a mark of what we have added to the specification', () => {
  test('is marked with a description of what may be left out', () => {
    expect(faultsOf('Schema', schema({ 'x-addition': 'Hours.' }))).toEqual([]);
    expect(faultsOf('Header', { 'x-addition': 'Without.' })).toEqual([]);
    expect(faultsOf('Parameter', { 'x-addition': 'Without.', 'x-addition-when': 'Now.' })).toEqual(
      [],
    );
  });

  test.each([
    ['on a required field', 'Schema', schema({ 'x-addition': 'Hours.' }, ['unit'])],
    ['on a required parameter', 'Parameter', { required: true, 'x-addition': 'Hours.' }],
    ['on a required header', 'Header', { required: true, 'x-addition': 'Hours.' }],
    ['without words', 'Schema', schema({ 'x-addition': ' ' })],
    ['with something else than words', 'Schema', schema({ 'x-addition': true })],
    [
      'that is only sometimes sent without words',
      'Schema',
      schema({ 'x-addition': 'Hours.', 'x-addition-when': '' }),
    ],
    ['of when it is sent, without what is lost', 'Schema', schema({ 'x-addition-when': 'Now.' })],
  ] as const)('%s is a fault', (_, kind, node) => {
    expect(faultsOf(kind, node)).toHaveLength(1);
  });
});

test('what decision 0006 is about is marked in the contract', async () => {
  const contract = parse(
    await readFile(new URL('../openapi/portal.yaml', import.meta.url), 'utf8'),
  );
  const { schemas, parameters, headers } = contract.components;
  const marked = (name: string) =>
    Object.entries<object>(schemas[name].properties)
      .filter(([, property]) => 'x-addition' in property)
      .map(([field]) => field);
  expect(marked('Image')).toEqual(['unit', 'booting_since', 'updatedAt']);
  expect(marked('Account')).toEqual([]);
  expect(marked('RechargeTicket')).not.toContain('link_payment');
  expect('x-addition' in parameters.IdempotencyKey).toBe(true);
  expect('x-addition' in headers.RetryAfter).toBe(true);
});
