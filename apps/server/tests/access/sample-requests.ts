/** One request of each operation that is right in every way, with the things of a given customer. */
import { isNode } from '../../src/http/contract-checks.ts';
import { demoPassword } from '../../src/seed/demo-accounts.ts';
import type { Body, FormPart, RequestParts } from '../generators/request-parts.ts';
import type { ParameterShape, RequestShape } from '../generators/request-shapes.ts';
import { smallPicture } from '../generators/small-pictures.ts';
import { idsOfKind, type Things, togetherOf } from '../generators/things.ts';

/** What a request is about, and who sends it. */
export interface Sample {
  readonly shape: RequestShape;
  readonly things: Things;
  /** Whose things they are. */
  readonly owner: string;
  /** Who sends it, where a name is asked. */
  readonly caller: string;
  /** For what may not come twice: a new user name. */
  readonly count: number;
  readonly idempotencyKey: string;
}

function exampleOf(schema: unknown): unknown {
  if (!isNode(schema)) return null;
  if (Array.isArray(schema['enum'])) return schema['enum'].at(-1);
  return Array.isArray(schema['examples']) ? schema['examples'][0] : null;
}

/** The value of a parameter or field: an id of the customer's, or the contract's own example. */
function valueOf({ shape, things, owner }: Sample, name: string, schema: unknown): unknown {
  if (name === 'product') return 'tram';
  if (shape.id === 'exportVpsOrders' && name === 'username') return owner;
  if (name === 'hardwaresListId') return things.hardwares.slice(0, 1);
  const [id] = idsOfKind(things, shape, name);
  return id ?? exampleOf(schema);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fieldsOf(sample: Sample): Record<string, unknown> {
  const { shape, caller, count } = sample;
  const properties = shape.body?.schema['properties'];
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(isNode(properties) ? properties : {})) {
    fields[name] = valueOf(sample, name, schema);
  }
  if (shape.id === 'login') return { username: caller, password: demoPassword };
  if (shape.id !== 'register') return fields;
  const username = `newcomer-${count}`;
  return { ...fields, username, email: `${username}@example.com` };
}

function bodyOf(sample: Sample, together: Readonly<Record<string, unknown>>): Body {
  const { shape } = sample;
  if (shape.body === null) return { kind: 'none' };
  const fields = { ...fieldsOf(sample), ...together };
  if (shape.body.kind === 'json') return { kind: 'json', value: fields };
  const parts = Object.entries(fields).map(([name, value]): FormPart => {
    const isFile = shape.contract.fileFields.has(name);
    return {
      name,
      fileName: isFile ? `${name}.png` : null,
      contentType: isFile ? 'image/png' : null,
      content: isFile ? smallPicture : Buffer.from(textOf(value)),
    };
  });
  return { kind: 'form', parts };
}

/** Builds the request. */
export function sampleRequest(sample: Sample): RequestParts {
  const { shape, things } = sample;
  const together = shape.id === 'login' ? {} : (togetherOf(things, shape)[0] ?? {});
  const texts = (list: readonly ParameterShape[]) =>
    Object.fromEntries(
      list.map(({ name, schema }) => [name, textOf(valueOf(sample, name, schema))]),
    );
  return {
    path: { ...texts(shape.parameters.path), ...together.path },
    query: Object.entries({ ...texts(shape.parameters.query), ...together.query }),
    headers: shape.parameters.header.length > 0 ? { 'idempotency-key': sample.idempotencyKey } : {},
    body: bodyOf(sample, together.body ?? {}),
  };
}

/** A request with one field or parameter taken from another. */
export function exchanged(own: RequestParts, other: RequestParts, field: string): RequestParts {
  const taken = other.query.find(([name]) => name === field);
  if (taken !== undefined) {
    return { ...own, query: own.query.map((pair) => (pair[0] === field ? taken : pair)) };
  }
  const [mine, theirs] = [own.body, other.body];
  if (mine.kind !== 'json' || theirs.kind !== 'json') throw new Error(`there is no ${field}`);
  if (!isNode(mine.value) || !isNode(theirs.value)) throw new Error(`there is no ${field}`);
  return {
    ...own,
    body: { kind: 'json', value: { ...mine.value, [field]: theirs.value[field] } },
  };
}
