/** The defaults of absent fields, compared with the contract. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { furtherShapes } from './further-shapes.ts';
import { type RecordShape, recordShapes } from './complete-record.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<
      string,
      { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
    >
  >;
}

const { components, paths } = parse(
  await readFile(new URL('../../../../openapi/portal.yaml', import.meta.url), 'utf8'),
);

/** A schema with its references followed. */
function whole(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return whole(components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]);
}

/** The record that an operation answers: itself, or what its list or page is of. */
function recordOf(id: string): Schema {
  for (const item of Object.values<Record<string, Operation>>(paths)) {
    for (const { operationId, responses } of Object.values(item)) {
      if (operationId !== id) continue;
      const answer = whole(
        (responses['200'] ?? responses['201'])?.content['application/json'].schema ?? {},
      );
      const rows = whole(answer.items ?? answer.properties?.['data']?.items ?? answer);
      return whole(rows.properties?.['packages']?.items ?? rows);
    }
  }
  throw new Error(`the contract has no ${id}`);
}

const namesIn = (names: string | undefined) => names?.split(' ') ?? [];
const isPlainText = ({ type, enum: values, pattern }: Schema) =>
  type === 'string' && values === undefined && !pattern?.includes('{24}');
const isNumber = ({ type, enum: values }: Schema) => type === 'integer' && values === undefined;

/** Fields that the contract requires and for which the table has no default; with their paths. */
function gapsIn(schema: Schema, shape: RecordShape, at: string): readonly string[] {
  return (schema.required ?? []).flatMap((name): readonly string[] => {
    const field = whole(schema.properties?.[name] ?? {});
    const place = `${at}.${name}`;
    const among = (...lists: readonly (string | undefined)[]) =>
      lists.some((list) => namesIn(list).includes(name)) ? [] : [place];
    const choice = field.oneOf?.map(whole).find(({ type }) => type === 'object');
    if (choice !== undefined) {
      const inner = shape.perhaps?.[name];
      return inner === undefined ? [place] : gapsIn(choice, inner, place);
    }
    if (Array.isArray(field.type) || field.type === 'null') return among(shape.none);
    if (field.type === 'array') {
      const inner = shape.list?.[name];
      if (inner === undefined) return [place];
      const items = whole(field.items ?? {});
      return items.type === 'object' && inner !== null ? gapsIn(items, inner, place) : [];
    }
    if (field.type === 'object') {
      const inner = shape.part?.[name];
      return inner === undefined ? [place] : gapsIn(field, inner, place);
    }
    if (isNumber(field)) return among(shape.number, shape.zero);
    return isPlainText(field) ? among(shape.text, shape.blank) : [];
  });
}

test.each(Object.entries({ ...recordShapes, ...furtherShapes }))(
  'every field that the contract requires of %s has a default',
  (id, shape) => {
    expect(gapsIn(recordOf(id), shape, id)).toEqual([]);
  },
);
