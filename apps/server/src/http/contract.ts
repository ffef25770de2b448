/**
 * Reads `openapi/portal.yaml`: which operations exist, where, and how their requests and answers are checked. Routes and
 * validation come from here alone, so the contract and the server cannot drift apart.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** Methods that an operation can have. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Where parameters of a request come from. */
export type ParameterPlace = 'path' | 'query' | 'header';

/** How the body of a request is written. */
export type BodyKind = 'none' | 'json' | 'form';

/** One fault of a value: where it is (JSON pointer) and what is wrong. */
export interface Fault {
  readonly path: string;
  readonly error: ErrorObject | null;
  /** English, for the log. */
  readonly reason: string;
}

/** One operation of the contract. */
export interface ContractOperation {
  readonly id: string;
  readonly method: Method;
  /** As in the contract, for example `/recharges/{id}`, without the base `/api`. */
  readonly path: string;
  /** Whether a bearer token is needed. */
  readonly authenticated: boolean;
  readonly bodyKind: BodyKind;
  readonly bodyRequired: boolean;
  /** Names of the form fields that are files. */
  readonly fileFields: ReadonlySet<string>;
  /** Coerces (numbers, booleans, single values to arrays) in place and drops what is not declared. */
  checkParameters(place: ParameterPlace, values: Record<string, unknown>): Fault | null;
  checkBody(body: unknown): Fault | null;
  /** @param json the parsed JSON, or null for a file. */
  checkAnswer(answer: { status: number; contentType: string; json: unknown }): Fault | null;
}

/** The contract as the server uses it. */
export interface Contract {
  readonly operations: readonly ContractOperation[];
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pointerPart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A place in the document: its JSON pointer and what is there, references followed. */
interface Place {
  readonly pointer: string;
  readonly node: Node;
}

class ContractError extends Error {}

function placeAt(document: Node, pointer: string): Place {
  let node: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(node)) node = node[Number(key)];
    else node = isNode(node) ? node[key] : undefined;
  }
  if (!isNode(node)) throw new ContractError(`the contract has nothing at ${pointer}`);
  const reference = node['$ref'];
  if (typeof reference === 'string' && !pointer.includes('/schema')) {
    return placeAt(document, reference.slice(1));
  }
  return { pointer, node };
}

function child(document: Node, place: Place, ...parts: string[]): Place | null {
  let node: unknown = place.node;
  for (const part of parts) {
    if (isNode(node)) node = node[part];
    else return null;
  }
  if (!isNode(node)) return null;
  return placeAt(document, [place.pointer, ...parts.map(pointerPart)].join('/'));
}

function asFault(validate: ValidateFunction, where: string): Fault {
  // With allErrors off the last one is the outermost (anyOf …); the first is what is actually wrong.
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

function createValidators(document: Node) {
  // Not strict: the document around the schemas is no schema. Its own lint judges the contract.
  const options = { allErrors: false, strict: false } as const;
  const bodies = new Ajv2020(options);
  const parameters = new Ajv2020({ ...options, coerceTypes: 'array', removeAdditional: true });
  for (const ajv of [bodies, parameters]) {
    addFormats(ajv);
    ajv.addSchema({ ...document, $id: base }, base, false, false);
  }
  return { bodies, parameters };
}

/** Compiles on first use: a start does not pay for operations that nobody calls. */
function lazily(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}

function readOperation(
  document: Node,
  validators: ReturnType<typeof createValidators>,
  place: Place,
  identity: { path: string; method: Method; pathItem: Place },
): ContractOperation {
  const id = place.node['operationId'];
  if (typeof id !== 'string') {
    throw new ContractError(`${identity.method} ${identity.path} has no operationId`);
  }
  const security = place.node['security'] ?? document['security'];
  const parameterCheck = readParameters(document, validators.parameters, place, identity.pathItem);
  const request = child(document, place, 'requestBody');
  const json = request && child(document, request, 'content', 'application/json', 'schema');
  const form = request && child(document, request, 'content', 'multipart/form-data', 'schema');
  const bodySchema = json ?? form;
  const validateBody =
    bodySchema &&
    lazily(() => validators.bodies.compile({ $ref: `${base}#${bodySchema.pointer}` }));
  const answers = readAnswers(document, validators.bodies, place);
  return {
    id,
    method: identity.method,
    path: identity.path,
    authenticated: Array.isArray(security) && security.length > 0,
    bodyKind: json ? 'json' : form ? 'form' : 'none',
    bodyRequired: request?.node['required'] === true,
    fileFields: new Set(form ? fileFieldNames(document, form) : []),
    checkParameters: parameterCheck,
    checkBody(body) {
      if (validateBody === null) return null;
      const validate = validateBody();
      return validate(body) ? null : asFault(validate, '/body');
    },
    checkAnswer: answers,
  };
}

function fileFieldNames(document: Node, form: Place): string[] {
  const reference = form.node['$ref'];
  const schema =
    typeof reference === 'string' ? placeAt(document, reference.slice(1)).node : form.node;
  const properties = schema['properties'];
  if (!isNode(properties)) return [];
  return Object.entries(properties)
    .filter(
      ([, property]) =>
        isNode(property) && (property['format'] === 'binary' || 'contentMediaType' in property),
    )
    .map(([name]) => name);
}

function readParameters(document: Node, ajv: Ajv2020, operation: Place, pathItem: Place) {
  const found: Record<ParameterPlace, { properties: Node; required: string[] }> = {
    path: { properties: {}, required: [] },
    query: { properties: {}, required: [] },
    header: { properties: {}, required: [] },
  };
  for (const owner of [pathItem, operation]) {
    const list = owner.node['parameters'];
    if (!Array.isArray(list)) continue;
    for (const index of list.keys()) {
      const parameter = placeAt(document, `${owner.pointer}/parameters/${index}`);
      const where = parameter.node['in'];
      const name = parameter.node['name'];
      if (
        (where !== 'path' && where !== 'query' && where !== 'header') ||
        typeof name !== 'string'
      ) {
        continue;
      }
      const key = where === 'header' ? name.toLowerCase() : name;
      found[where].properties[key] = { $ref: `${base}#${parameter.pointer}/schema` };
      if (parameter.node['required'] === true) found[where].required.push(key);
    }
  }
  const compile = (where: ParameterPlace) =>
    lazily(() => ajv.compile({ type: 'object', additionalProperties: false, ...found[where] }));
  const checks = { path: compile('path'), query: compile('query'), header: compile('header') };
  return (where: ParameterPlace, values: Record<string, unknown>): Fault | null => {
    const validate = checks[where]();
    return validate(values) ? null : asFault(validate, `/${where}`);
  };
}

function readAnswers(
  document: Node,
  ajv: Ajv2020,
  operation: Place,
): ContractOperation['checkAnswer'] {
  const validators = new Map<string, () => ValidateFunction>();
  return ({ status, contentType, json }) => {
    const declared =
      child(document, operation, 'responses', String(status)) ??
      child(document, operation, 'responses', `${String(status)[0]}XX`) ??
      child(document, operation, 'responses', 'default');
    if (declared === null)
      return plainFault('/status', `${status} is not an answer of the contract`);
    const content = declared.node['content'];
    if (!isNode(content)) {
      return json === undefined
        ? null
        : plainFault('/body', `${status} has no body in the contract`);
    }
    const media = Object.keys(content).find((type) => matches(type, contentType));
    if (media === undefined) {
      return plainFault(
        '/headers/content-type',
        `${contentType} is not one of ${Object.keys(content).join(', ')}`,
      );
    }
    if (media !== 'application/json') return null;
    const schema = child(document, declared, 'content', media, 'schema');
    if (schema === null) return null;
    let validator = validators.get(schema.pointer);
    if (validator === undefined) {
      validator = lazily(() => ajv.compile({ $ref: `${base}#${schema.pointer}` }));
      validators.set(schema.pointer, validator);
    }
    const validate = validator();
    return validate(json) ? null : asFault(validate, '/body');
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

/** Reads the contract. @throws Error when an operation has no operationId or two share one. */
export function readContract(): Contract {
  const file = fileURLToPath(import.meta.resolve('@tram/openapi/portal.yaml'));
  return contractFrom(parse(readFileSync(file, 'utf8')));
}

/** Builds the contract from an OpenAPI 3.1 document that is already parsed. */
export function contractFrom(document: unknown): Contract {
  if (!isNode(document) || !isNode(document['paths'])) {
    throw new ContractError('the contract is not an OpenAPI document with paths');
  }
  const validators = createValidators(document);
  const operations: ContractOperation[] = [];
  for (const path of Object.keys(document['paths'])) {
    const pathItem = placeAt(document, `/paths/${pointerPart(path)}`);
    for (const method of methods) {
      const place = child(document, pathItem, method);
      if (place === null) continue;
      operations.push(readOperation(document, validators, place, { path, method, pathItem }));
    }
  }
  const ids = new Set(operations.map((operation) => operation.id));
  if (ids.size !== operations.length)
    throw new ContractError('two operations share an operationId');
  return { operations };
}
