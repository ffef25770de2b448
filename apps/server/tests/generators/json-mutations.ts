/** Changes to JSON bodies. Whether a changed value is forbidden is asked of its schema afterwards: it may happen to be right. */
import * as fc from 'fast-check';
import { isNode, type Node } from '../../src/http/contract-checks.ts';
import { anotherBody, bytes, type Mutation, mutation } from './mutation.ts';
import { boundary, formBytes, RawJson } from './request-parts.ts';
import { brokenTexts, hostileIds, unseenTexts, unusualTexts } from './text-values.ts';

/** JSON of every kind, to be put where something else belongs. */
const foreignValues = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  new RawJson('-0'),
  new RawJson('1e400'),
  new RawJson('1E+2'),
  new RawJson('9007199254740993'),
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  '',
  ' ',
  '1',
  'x'.repeat(100_000),
  [],
  [[]],
  ['6740c1e29f0b7a4100000001'],
  {},
  { $ne: null },
  { toString: null },
  new RawJson('{"__proto__":{"admin":true}}'),
  new RawJson(`${'['.repeat(2000)}${']'.repeat(2000)}`),
  new RawJson(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
  ...brokenTexts,
  ...unseenTexts,
  ...hostileIds,
  ...unusualTexts,
);

const extraNames = fc.constantFrom(
  'extra',
  '__proto__',
  'constructor',
  'toString',
  'role',
  'account_id',
  '',
);

function changedField(name: string, change: (value: unknown) => unknown): Mutation['apply'] {
  return (parts) => {
    const { body } = parts;
    if (body.kind !== 'json' || !isNode(body.value)) return parts;
    const value = { ...body.value, [name]: change(body.value[name]) };
    return { ...parts, body: { kind: 'json', value } };
  };
}

/** One more field, also one that an object literal could not have. */
function withField(name: string): Mutation['apply'] {
  return (parts) => {
    if (parts.body.kind !== 'json') return parts;
    const text = JSON.stringify(parts.body.value);
    const comma = text === '{}' ? '' : ',';
    const value = new RawJson(`${text.slice(0, -1)}${comma}${JSON.stringify(name)}:1}`);
    return { ...parts, body: { kind: 'json', value } };
  };
}

/** Values just outside what a field allows. */
function outside(schema: unknown): readonly unknown[] {
  if (!isNode(schema)) return [null];
  const values: unknown[] = [];
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  if (typeof minimum === 'number') values.push(minimum - 1);
  if (typeof maximum === 'number') values.push(maximum + 1);
  if (typeof minLength === 'number') values.push('x'.repeat(Math.max(0, minLength - 1)));
  if (typeof maxLength === 'number') values.push('ạ'.repeat(maxLength + 1));
  if (typeof maxItems === 'number') {
    const ids = Array.from({ length: maxItems + 1 }, (_one, index) => index.toString(16));
    values.push(ids.map((id) => id.padStart(24, '0')));
  }
  if (Array.isArray(schema['enum'])) {
    values.push('another', ...schema['enum'].map((one) => ` ${String(one)}`));
  }
  return values.length === 0 ? [null] : values;
}

/** A text, or a list, with something at its end. */
function lengthened(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return [...value, text];
  return `${typeof value === 'string' ? value : ''}${text}`;
}

/** Bodies that are no JSON, or do not say that they are. */
const noJson: readonly Mutation[] = [
  anotherBody('no body', 'forbidden', { kind: 'none' }),
  ...(
    [
      ['an empty body', ''],
      ['half a body', '{"message": "ab'],
      ['two bodies', '{}{}'],
      ['a mark in front', '\u{feff}{"a":1}'],
      ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
      ['NUL bytes', '\0\0\0\0'],
      ['single quotes', "{'username':'demo'}"],
      ['NaN', '{"money":NaN}'],
      ['too much', `{"message":"${'x'.repeat(300_000)}"}`],
    ] as const
  ).map(([name, content]) => anotherBody(name, 'forbidden', bytes(content, 'application/json'))),
  ...(
    [
      ['plain text', '{}', 'text/plain'],
      ['XML', '<a/>', 'application/xml'],
      ['a form of text', 'username=demo&password=x', 'application/x-www-form-urlencoded'],
      ['a multipart form', formBytes([]), `multipart/form-data; boundary=${boundary}`],
      ['no type', '{}', null],
      ['a type that is none', '{}', 'json'],
      ['an empty type', '{}', ''],
    ] as const
  ).map(([name, content, type]) => anotherBody(name, 'forbidden', bytes(content, type))),
];

/** Changes to a body of this schema. */
export function jsonMutations(schema: Node): fc.Arbitrary<Mutation>[] {
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  const names = fc.constantFrom(...Object.keys(properties));
  return [
    fc.constantFrom(...noJson),
    extraNames.map((name) => mutation(`with the field "${name}"`, 'forbidden', withField(name))),
    foreignValues.map((value) =>
      anotherBody('another value for the whole', 'open', { kind: 'json', value }),
    ),
    names.map((name) =>
      mutation(
        `without ${name}`,
        'open',
        changedField(name, () => undefined),
      ),
    ),
    names.map((name) =>
      mutation(
        `${name} in a list`,
        'open',
        changedField(name, (value) => [value]),
      ),
    ),
    fc.tuple(names, foreignValues).map(([name, value]) =>
      mutation(
        `${name} is another value`,
        'open',
        changedField(name, () => value),
      ),
    ),
    fc.tuple(names, fc.constantFrom(...brokenTexts)).map(([name, text]) =>
      mutation(
        `${name} is no Unicode text`,
        'open',
        changedField(name, (value) => lengthened(value, text)),
      ),
    ),
    names.chain((name) =>
      fc.constantFrom(...outside(properties[name])).map((value) =>
        mutation(
          `${name} outside its limits`,
          'open',
          changedField(name, () => value),
        ),
      ),
    ),
  ];
}
