/** Requests that the contract allows: every part from its schema, or from what the customer really has. */
import * as fc from 'fast-check';
import { isNode } from '../../src/http/contract-checks.ts';
import type { Body, FormPart, RequestParts } from './request-parts.ts';
import type { ParameterShape, RequestShape } from './request-shapes.ts';
import { type Substitute, valuesOf } from './valid-values.ts';

/** Parts that belong together, such as a PC with its own address and route. What is left out is as the schema says. */
export interface Together {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What a customer has, as far as it makes requests reach further than to a 404. */
export interface Belongings {
  /** Ids that fit a parameter or a field of an operation; null when none does. */
  idsFor(operation: RequestShape, name: string): fc.Arbitrary<string> | null;
  /** Whole sets of values that fit together; null when the operation needs none. */
  togetherFor(operation: RequestShape): fc.Arbitrary<Together> | null;
  /** Files for a field of a form. */
  readonly files: fc.Arbitrary<{ name: string; contentType: string; content: Uint8Array }>;
}

const isId = (schema: unknown) => isNode(schema) && schema['pattern'] === '^[0-9a-f]{24}$';

function substituteFor(shape: RequestShape, belongings: Belongings): Substitute {
  return (name, schema) => {
    const own = isId(schema) ? belongings.idsFor(shape, name) : null;
    if (own === null) return null;
    return fc.oneof(
      { arbitrary: own, weight: 5 },
      { arbitrary: fc.stringMatching(/^[0-9a-f]{24}$/), weight: 1 },
    );
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parameterTexts(
  list: readonly ParameterShape[],
  substitute: Substitute,
  where: 'path' | 'query' | 'header',
): fc.Arbitrary<Record<string, string>> {
  const texts = Object.fromEntries(
    list.map(({ name, schema, required }) => {
      const values = (substitute(name, schema) ?? valuesOf(schema, substitute)).map(textOf);
      if (where === 'header') return [name, values.filter(isHeaderText)];
      // A blank parameter counts as absent, and an empty segment of a path is another path.
      return [name, required ? values.filter((text) => text.trim() !== '') : values];
    }),
  );
  const requiredKeys = list.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(texts, { requiredKeys, noNullPrototype: true });
}

/** What HTTP can carry in a header without a change: visible ASCII, spaces inside. */
function isHeaderText(text: string): boolean {
  return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text);
}

function keyTexts(list: readonly ParameterShape[]): fc.Arbitrary<Record<string, string>> {
  if (list.length === 0) return fc.constant({});
  const key = fc.oneof(
    fc.uuid(),
    fc.constantFrom('12345678', 'k'.repeat(128), "'; drop --", '${key} %00 ../'),
    fc.stringMatching(/^[\x21-\x7e]{8,40}$/),
  );
  return fc.oneof(
    fc.constant({}),
    key.map((text) => ({ 'idempotency-key': text })),
  );
}

/** The parts of a form from its fields: texts, and files where the schema says binary. */
function formPart(name: string, value: unknown, isFile: boolean): FormPart {
  if (isFile && isNode(value)) {
    const { name: fileName, contentType, content } = value;
    return {
      name,
      fileName: String(fileName),
      contentType: String(contentType),
      content: content instanceof Uint8Array ? content : new Uint8Array(),
    };
  }
  return { name, fileName: null, contentType: null, content: Buffer.from(textOf(value)) };
}

function bodies(
  shape: RequestShape,
  belongings: Belongings,
  substitute: Substitute,
): fc.Arbitrary<Body> {
  const { body } = shape;
  if (body === null) return fc.constant({ kind: 'none' });
  if (body.kind === 'json') {
    return valuesOf(body.schema, substitute).map((value) => ({ kind: 'json', value }));
  }
  const files = shape.contract.fileFields;
  const withFiles: Substitute = (name, schema) =>
    files.has(name) ? belongings.files : substitute(name, schema);
  return valuesOf(body.schema, withFiles).map((value) => ({
    kind: 'form',
    parts: Object.entries(isNode(value) ? value : {}).map(([name, one]) =>
      formPart(name, one, files.has(name)),
    ),
  }));
}

/** A request that says what belongs together; the rest of it stays as it is. */
export function withTogether(parts: RequestParts, together: Together): RequestParts {
  const { body } = parts;
  const query = new Map([...parts.query, ...Object.entries(together.query ?? {})]);
  const own = together.body ?? {};
  let changed: Body = body;
  if (body.kind === 'json' && isNode(body.value)) {
    changed = { kind: 'json', value: { ...body.value, ...own } };
  }
  if (body.kind === 'form') {
    changed = {
      kind: 'form',
      parts: body.parts.map((part) =>
        part.name in own ? formPart(part.name, own[part.name], false) : part,
      ),
    };
  }
  return { ...parts, path: { ...parts.path, ...together.path }, query: [...query], body: changed };
}

/** Requests that the contract allows for an operation. */
export function validRequests(
  shape: RequestShape,
  belongings: Belongings,
): fc.Arbitrary<RequestParts> {
  const substitute = substituteFor(shape, belongings);
  const { path, query, header } = shape.parameters;
  const plain = fc
    .record({
      path: parameterTexts(path, substitute, 'path'),
      query: parameterTexts(query, substitute, 'query').map((texts) => Object.entries(texts)),
      headers: keyTexts(header),
      body: bodies(shape, belongings, substitute),
    })
    .map((parts): RequestParts => parts);
  const together = belongings.togetherFor(shape);
  if (together === null) return plain;
  return fc.oneof(
    {
      arbitrary: fc.tuple(plain, together).map(([parts, own]) => withTogether(parts, own)),
      weight: 3,
    },
    { arbitrary: plain, weight: 1 },
  );
}
