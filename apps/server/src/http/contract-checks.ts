/** Checks of requests and answers by the schemas of the contract. */
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { refusedTextIn, type TextKinds, textKindOf } from './text-checks.ts';

/** Where parameters of a request come from. */
export type ParameterPlace = 'path' | 'query' | 'header';

/** One fault of a value: where it is (JSON pointer) and what is wrong. */
export interface Fault {
  readonly path: string;
  readonly error: ErrorObject | null;
  /** English, for the log. */
  readonly reason: string;
}

export interface CheckedAnswer {
  readonly status: number;
  readonly contentType: string;
  /** What is sent as JSON; null for a file; undefined without a body. */
  readonly json: unknown;
}

function asFault(validate: ValidateFunction, where: string): Fault {
  // Of several (a choice of schemas fails in each) the first is the innermost.
  const error = validate.errors?.[0] ?? null;
  return {
    path: `${where}${error?.instancePath ?? ''}`,
    error,
    reason: `${error?.message ?? 'is invalid'}${error === null ? '' : detail(error)}`,
  };
}

function detail(error: ErrorObject): string {
  const extra = error.params['additionalProperty'] ?? error.params['allowedValues'];
  return extra === undefined ? '' : ` (${JSON.stringify(extra)})`;
}

function plainFault(path: string, reason: string): Fault {
  return { path, error: null, reason };
}

const base = 'portal.yaml';

/** The two validators of a document: one leaves values alone, one reads them out of text. */
export interface Validators {
  readonly bodies: Ajv2020;
  readonly parameters: Ajv2020;
}

/** Prepares the validators. Schemas are compiled when they are first needed. */
export function createValidators(document: Node): Validators {
  // Not strict: the document around the schemas is no schema. Its own lint judges the contract.
  const options = { allErrors: false, strict: false } as const;
  const bodies = new Ajv2020(options);
  const parameters = new Ajv2020({ ...options, coerceTypes: 'array', removeAdditional: true });
  for (const ajv of [bodies, parameters]) addFormats(ajv);
  bodies.addSchema({ ...withAdditions(document), $id: base }, base, false, false);
  parameters.addSchema({ ...document, $id: base }, base, false, false);
  return { bodies, parameters };
}

/**
 * The document as this server implements it. What the contract adds to the specification (`x-addition`) is optional, for the
 * sake of other backends; this server sends all of it, unless the contract makes it conditional (`x-addition-when`).
 */
function withAdditions(node: Node): Node {
  const all = Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [
      name,
      isNode(inner) ? withAdditions(inner) : inner,
    ]),
  );
  const { properties, required } = all;
  if (!isNode(properties)) return all;
  const added = Object.entries(properties)
    .filter(([, one]) => isNode(one) && 'x-addition' in one && !('x-addition-when' in one))
    .map(([name]) => name);
  return added.length === 0
    ? all
    : { ...all, required: [...(Array.isArray(required) ? required : []), ...added] };
}

/** Compiles on first use: a start does not pay for operations that are never called. */
function lazily(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}

/** The parameters of an operation and of its path. */
function parametersOf(document: Node, owners: readonly Place[]): Place[] {
  return owners.flatMap((owner) => {
    const list = owner.node['parameters'];
    if (!Array.isArray(list)) return [];
    return list.map((_, index) => placeAt(document, `${owner.pointer}/parameters/${index}`));
  });
}

export function parameterNames(document: Node, owners: readonly Place[]): ReadonlySet<string> {
  return new Set(parametersOf(document, owners).map(({ node }) => String(node['name'])));
}

/** The check of an operation's parameters; see `ContractOperation.checkParameters`. */
export function parameterCheck(
  document: Node,
  { parameters: ajv }: Validators,
  operation: Place,
  pathItem: Place,
): (where: ParameterPlace, values: Record<string, unknown>) => Fault | null {
  const found: Record<ParameterPlace, { properties: Record<string, Node>; required: string[] }> = {
    path: { properties: {}, required: [] },
    query: { properties: {}, required: [] },
    header: { properties: {}, required: [] },
  };
  for (const parameter of parametersOf(document, [pathItem, operation])) {
    const where = parameter.node['in'];
    const name = parameter.node['name'];
    if ((where !== 'path' && where !== 'query' && where !== 'header') || typeof name !== 'string') {
      continue;
    }
    const key = where === 'header' ? name.toLowerCase() : name;
    found[where].properties[key] = { $ref: `${base}#${parameter.pointer}/schema` };
    if (parameter.node['required'] === true) found[where].required.push(key);
  }
  const compile = (where: ParameterPlace) =>
    lazily(() => ajv.compile({ type: 'object', additionalProperties: false, ...found[where] }));
  const checks = { path: compile('path'), query: compile('query'), header: compile('header') };
  return (where: ParameterPlace, values: Record<string, unknown>): Fault | null => {
    const validate = checks[where]();
    if (!validate(values)) return asFault(validate, `/${where}`);
    // Headers are not stored as text.
    return where === 'header' ? null : textFault(values, `/${where}`);
  };
}

/** The rule that a text breaks which may not be carried, beside the keywords of JSON Schema. */
export const unseenCharacters = 'unseen characters';

function textFault(value: unknown, where: string, kinds?: TextKinds): Fault | null {
  const instancePath = refusedTextIn(value, kinds);
  if (instancePath === null) return null;
  return {
    path: `${where}${instancePath}`,
    error: { keyword: unseenCharacters, instancePath, schemaPath: '', params: {} },
    reason: 'holds characters that cannot be seen or stored',
  };
}

/** The check of what a request carries: by the schema at a place, and that its texts may be carried. */
export function requestBodyCheck(
  document: Node,
  validators: Validators,
  schema: Place,
): (body: unknown) => Fault | null {
  const check = bodyCheck(validators, schema);
  const kinds = new Map(
    propertiesOf(document, schema).map(([name, one]) => [name, textKindOf(one)] as const),
  );
  return (body) => check(body) ?? textFault(body, '/body', kinds);
}

/** The fields of an object's schema. */
export function propertiesOf(
  document: Node,
  { node }: Place,
): (readonly [name: string, schema: Node])[] {
  const reference = node['$ref'];
  const schema = typeof reference === 'string' ? placeAt(document, reference.slice(1)).node : node;
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, one]) =>
    isNode(one) ? [[name, one] as const] : [],
  );
}

function bodyCheck({ bodies }: Validators, schema: Place): (body: unknown) => Fault | null {
  const compiled = lazily(() => bodies.compile({ $ref: `${base}#${schema.pointer}` }));
  return (body) => {
    const validate = compiled();
    return validate(body) ? null : asFault(validate, '/body');
  };
}

/** The check of an operation's answers; see `ContractOperation.checkAnswer`. */
export function answerCheck(
  document: Node,
  validators: Validators,
  operation: Place,
): (answer: CheckedAnswer) => Fault | null {
  const find = (status: number, contentType: string): ((json: unknown) => Fault | null) => {
    const declared =
      child(document, operation, 'responses', String(status)) ??
      child(document, operation, 'responses', `${String(status)[0]}XX`) ??
      child(document, operation, 'responses', 'default');
    if (declared === null) {
      return () => plainFault('/status', `${status} is not an answer of the contract`);
    }
    const content = declared.node['content'];
    if (!isNode(content)) {
      return (json) =>
        json === undefined ? null : plainFault('/body', `${status} has no body in the contract`);
    }
    const media = Object.keys(content).find((type) => matches(type, contentType));
    if (media === undefined) {
      return () =>
        plainFault(
          '/headers/content-type',
          `${contentType} is not one of ${Object.keys(content).join(', ')}`,
        );
    }
    const schema =
      media === 'application/json' ? child(document, declared, 'content', media, 'schema') : null;
    return schema === null ? () => null : bodyCheck(validators, schema);
  };
  /** By status and type: an operation has few of either. */
  const checks = new Map<string, (json: unknown) => Fault | null>();
  return ({ status, contentType, json }) => {
    const kind = `${status} ${contentType}`;
    const check = checks.get(kind) ?? find(status, contentType);
    checks.set(kind, check);
    return check(json);
  };
}

function matches(declared: string, actual: string): boolean {
  const type = actual.split(';')[0]?.trim() ?? '';
  return (
    declared === type ||
    declared === '*/*' ||
    (declared.endsWith('/*') && type.startsWith(declared.slice(0, -1)))
  );
}

// Navigation in an OpenAPI document: JSON pointers and references.

export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as a part of a JSON pointer (RFC 6901). */
export function pointerPart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A place in the document: its JSON pointer and what is there, references followed. */
export interface Place {
  readonly pointer: string;
  readonly node: Node;
}

/** The document is not what the server needs. */
export class ContractError extends Error {}

/**
 * The value at a JSON pointer. A reference is followed, but not inside a schema: the validator follows those itself.
 * @throws ContractError when there is nothing
 */
export function placeAt(document: Node, pointer: string): Place {
  let node: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(node)) node = node[Number(key)];
    else node = isNode(node) ? node[key] : undefined;
  }
  if (!isNode(node)) throw new ContractError(`the contract has nothing at ${pointer}`);
  const reference = node['$ref'];
  if (typeof reference === 'string' && !/\/schema(s\/.*)?$/.test(pointer)) {
    return placeAt(document, reference.slice(1));
  }
  return { pointer, node };
}

/** The value below a place, or null. */
export function child(document: Node, place: Place, ...parts: string[]): Place | null {
  let node: unknown = place.node;
  for (const part of parts) {
    if (isNode(node)) node = node[part];
    else return null;
  }
  if (!isNode(node)) return null;
  return placeAt(document, [place.pointer, ...parts.map(pointerPart)].join('/'));
}
