/** The parts of an OpenAPI document that the table of answers is made from. */
interface Contract {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, Response>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, Response>;
}

interface Response {
  readonly $ref?: string;
  readonly 'x-addition'?: string;
  readonly content?: Record<string, { readonly schema?: Schema }>;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly 'x-addition'?: string;
  readonly 'x-addition-when'?: string;
}

/** Source of what every answer holds: its fields, which of them are the specification's, and what a client does without the others. */
export function answersSource(contract: Contract): string {
  const { schemas } = contract.components;
  const used = new Set<string>(['Error']);
  const rows = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => `  ${operation.operationId}: ${answer(contract, operation, used)},`);
  // What a record holds may name further records, which are found while the earlier are written.
  const records: string[] = [];
  for (const name of used)
    records.push(`  ${name}: ${record(schemas, schemas[name] ?? {}, used)},`);
  return `import type { OperationId } from '@tram/api/operations';

/** What a value on the wire is. */
export type Shape = { readonly nullable?: true } & (
  | { readonly kind: 'text'; readonly format?: 'date-time' | 'uri'; readonly values?: readonly string[] }
  | { readonly kind: 'whole'; readonly values?: readonly number[] }
  | { readonly kind: 'flag' | 'null' }
  | { readonly kind: 'list'; readonly items: Shape }
  | { readonly kind: 'record'; readonly record: RecordName }
);

/** A field of a record: the specification's, unless it says what a client does without it. */
export interface Field {
  readonly shape: Shape;
  readonly without?: string;
  /** When it is sent at all; always where it does not say. */
  readonly when?: string;
}

export type RecordName = ${[...used].map((name) => `'${name}'`).join(' | ')};

/** What the success of a call answers. */
export interface AnswerShape {
  /** Null where it is a file and nothing else. */
  readonly body: Shape | null;
  /** The whole body is no part of the specification: what a client does without it. */
  readonly without?: string;
}

export const records: Readonly<Record<RecordName, Readonly<Record<string, Field>>>> = {
${records.join('\n')}
};

export const answers: Readonly<Record<OperationId, AnswerShape>> = {
${rows.join('\n')}
};
`;
}

function answer(contract: Contract, operation: Operation, used: Set<string>): string {
  const found = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const success =
    found?.$ref === undefined ? found : contract.components.responses[nameOf(found.$ref)];
  if (success === undefined) throw new Error(`${operation.operationId} has no successful answer`);
  const schema = success.content?.['application/json']?.schema;
  const body = schema === undefined ? 'null' : shape(contract.components.schemas, schema, used);
  const without = success['x-addition'];
  return object([`body: ${body}`, without !== undefined && `without: ${text(without)}`]);
}

function record(
  schemas: Contract['components']['schemas'],
  schema: Schema,
  used: Set<string>,
): string {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { 'x-addition': without, 'x-addition-when': when } = field;
    const isOptional = !(schema.required ?? []).includes(name);
    if (isOptional && without === undefined)
      throw new Error(`${name} may be missing without a mark`);
    const parts = [
      `shape: ${shape(schemas, field, used)}`,
      without !== undefined && `without: ${text(without)}`,
      when !== undefined && `when: ${text(when)}`,
    ];
    return `    ${name}: ${object(parts)},`;
  });
  return `{\n${fields.join('\n')}\n  }`;
}

function shape(
  schemas: Contract['components']['schemas'],
  schema: Schema,
  used: Set<string>,
  nullable = false,
): string {
  const made = (parts: readonly (string | false)[]) =>
    object([...parts, nullable && 'nullable: true']);
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    const named = schemas[name];
    if (named === undefined) throw new Error(`${schema.$ref} is not in the contract`);
    if (named.properties === undefined) return shape(schemas, named, used, nullable);
    used.add(name);
    return made([`kind: 'record'`, `record: '${name}'`]);
  }
  if (schema.oneOf !== undefined) {
    const [only, ...others] = schema.oneOf.filter(({ type }) => type !== 'null');
    if (only === undefined || others.length > 0)
      throw new Error('a choice of two shapes is not known');
    return shape(schemas, only, used, true);
  }
  if (typeof schema.type === 'object') {
    const [only = 'null', ...others] = schema.type.filter((type) => type !== 'null');
    if (others.length > 0) throw new Error('a choice of two types is not known');
    return shape(schemas, { ...schema, type: only }, used, true);
  }
  const values = schema.enum !== undefined && `values: [${schema.enum.map(text).join(', ')}]`;
  switch (schema.type) {
    case 'string': {
      const isChecked = schema.format === 'date-time' || schema.format === 'uri';
      return made([`kind: 'text'`, isChecked && `format: '${schema.format}'`, values]);
    }
    case 'integer':
      return made([`kind: 'whole'`, values]);
    case 'boolean':
      return made([`kind: 'flag'`]);
    case 'null':
      return object([`kind: 'null'`]);
    case 'array':
      return made([`kind: 'list'`, `items: ${shape(schemas, schema.items ?? {}, used)}`]);
    case undefined:
    default:
      throw new Error(`a shape of type ${String(schema.type)} is not known`);
  }
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function object(parts: readonly (string | false)[]): string {
  return `{ ${parts.filter((part) => part !== false).join(', ')} }`;
}

/** A value as TypeScript writes it. */
function text(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `'${value.trim().replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}
