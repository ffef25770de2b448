/** From a schema of the contract to the values that it allows. Knows what requests use and refuses every other keyword. */
import * as fc from 'fast-check';
import { isNode, type Node } from '../../src/http/contract-checks.ts';
import { wellFormedText } from './text-values.ts';

/** Keywords that say nothing about values. */
const silent = ['description', 'examples', 'default', 'title'];

const understood: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  null: [],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties'],
};

/** What replaces the values of one place: ids of the customer's own things, for example. Null: nothing does. */
export type Substitute = (name: string, schema: Node) => fc.Arbitrary<unknown> | null;

/** No substitutes. */
export const asInSchema: Substitute = () => null;

function refuseUnknownKeywords(schema: Node, type: string): void {
  const known = new Set([...silent, 'type', ...(understood[type] ?? [])]);
  for (const keyword of Object.keys(schema)) {
    if (!known.has(keyword) && !keyword.startsWith('x-')) {
      throw new Error(`the generator does not know ${keyword} of ${JSON.stringify(schema)}`);
    }
  }
}

/** A number of a schema, or what stands for it. */
export function numberOf(schema: Node, keyword: string, otherwise: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
}

function textsOf(schema: Node): fc.Arbitrary<string> {
  const least = numberOf(schema, 'minLength', 0);
  const most = numberOf(schema, 'maxLength', 300);
  const { pattern, format } = schema;
  const fits = (text: string) => {
    const { length } = Array.from(text);
    return length >= least && length <= most;
  };
  const follows = (text: string) =>
    typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  switch (format) {
    case 'email':
      return fc.emailAddress().filter((text) => fits(text) && follows(text));
    case 'uri':
      return fc
        .webUrl({ withQueryParameters: true, withFragments: true })
        .filter((text) => fits(text) && follows(text));
    case 'date':
      return fc
        .date({
          min: new Date('1900-01-01'),
          max: new Date('2199-12-31'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, 10));
    case undefined:
    case 'password':
      if (typeof pattern !== 'string') return wellFormedText(least, most);
      return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
    default:
      throw new Error(`the generator does not know the format ${String(format)}`);
  }
}

function objectsOf(schema: Node, substitute: Substitute): fc.Arbitrary<Record<string, unknown>> {
  const { properties, required } = schema;
  if (!isNode(properties) || schema['additionalProperties'] !== false) {
    throw new Error(`the generator takes closed objects only: ${JSON.stringify(schema)}`);
  }
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) {
    if (!isNode(field)) throw new Error(`${name} has no schema`);
    fields[name] = substitute(name, field) ?? valuesOf(field, substitute, name);
  }
  const requiredKeys = Array.isArray(required) ? required.map(String) : [];
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

/**
 * The values that a schema allows, as JavaScript has them.
 * @param name the field that they are for, handed to `substitute` for the items of a list
 * @throws Error for a keyword that the contract's requests have not used so far
 */
export function valuesOf(
  schema: Node,
  substitute: Substitute = asInSchema,
  name = '',
): fc.Arbitrary<unknown> {
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices)) {
    return fc.oneof(...choices.filter(isNode).map((one) => valuesOf(one, substitute, name)));
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  if ('const' in schema) return fc.constant(schema['const']);
  const { type } = schema;
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((one) => valuesOf({ ...schema, type: one }, substitute, name)));
  }
  refuseUnknownKeywords(schema, String(type));
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({
        min: numberOf(schema, 'minimum', -2_147_483_648),
        max: numberOf(schema, 'maximum', 2_147_483_647),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listsOf(schema, substitute, name);
    case 'object':
      return objectsOf(schema, substitute);
    default:
      throw new Error(`the generator does not know the type ${String(type)}`);
  }
}

function listsOf(schema: Node, substitute: Substitute, name: string): fc.Arbitrary<unknown[]> {
  const { items } = schema;
  if (!isNode(items)) throw new Error(`the list ${name} has no items`);
  const one = substitute(name, items) ?? valuesOf(items, substitute, name);
  const limits = {
    minLength: numberOf(schema, 'minItems', 0),
    maxLength: Math.min(numberOf(schema, 'maxItems', 5), 5),
  };
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(one, { ...limits, selector: (value) => JSON.stringify(value) })
    : fc.array(one, limits);
}
