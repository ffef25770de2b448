/**
 * Reads `openapi/portal.yaml`: which operations exist, where, and how their requests and answers are checked. Routes and
 * validation come from here alone, so the contract and the server cannot drift apart.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Priority } from './fair-queue.ts';
import {
  answerCheck,
  type CheckedAnswer,
  child,
  ContractError,
  createValidators,
  type Fault,
  isNode,
  type Node,
  parameterCheck,
  parameterNames,
  type ParameterPlace,
  type Place,
  placeAt,
  pointerPart,
  propertiesOf,
  requestBodyCheck,
  type Validators,
} from './contract-checks.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

type BodyKind = 'none' | 'json' | 'form';

export interface ContractOperation {
  readonly id: string;
  readonly method: Method;
  /** As in the contract, for example `/recharges/{id}`, without the base `/api`. */
  readonly path: string;
  /** Whether a bearer token is needed. With `optional`, one that is sent must still be good. */
  readonly authentication: 'required' | 'optional' | 'none';
  /** Who may call it with a token: `x-roles` of the contract, customers alone by default. */
  readonly roles: ReadonlySet<string>;
  /** Of a customer's call, when the server is overloaded: what takes an idempotency key costs money, what has pages is a list. */
  readonly priority: Exclude<Priority, 'anonymous'>;
  readonly bodyKind: BodyKind;
  readonly bodyRequired: boolean;
  /** Names of the form fields that are files. */
  readonly fileFields: ReadonlySet<string>;
  /** The most characters of each form field that is a text. */
  readonly textFields: ReadonlyMap<string, number>;
  /** Coerces (numbers, booleans, single values to arrays) in place and drops what is not declared. */
  checkParameters(place: ParameterPlace, values: Record<string, unknown>): Fault | null;
  checkBody(body: unknown): Fault | null;
  checkAnswer(answer: CheckedAnswer): Fault | null;
}

export interface Contract {
  readonly operations: readonly ContractOperation[];
}

function readOperation(
  document: Node,
  validators: Validators,
  place: Place,
  identity: { path: string; method: Method; pathItem: Place },
): ContractOperation {
  const id = place.node['operationId'];
  if (typeof id !== 'string') {
    throw new ContractError(`${identity.method} ${identity.path} has no operationId`);
  }
  const security = place.node['security'] ?? document['security'];
  const request = child(document, place, 'requestBody');
  const json = request && child(document, request, 'content', 'application/json', 'schema');
  const form = request && child(document, request, 'content', 'multipart/form-data', 'schema');
  const bodySchema = json ?? form;
  const checkBody = bodySchema ? requestBodyCheck(document, validators, bodySchema) : () => null;
  return {
    id,
    method: identity.method,
    path: identity.path,
    authentication: authenticationOf(security),
    roles: rolesOf(place.node['x-roles'], id),
    priority: priorityOf(parameterNames(document, [identity.pathItem, place])),
    bodyKind: json ? 'json' : form ? 'form' : 'none',
    bodyRequired: request?.node['required'] === true,
    ...formFields(id, form === null ? [] : propertiesOf(document, form)),
    checkParameters: parameterCheck(document, validators, place, identity.pathItem),
    checkBody,
    checkAnswer: answerCheck(document, validators, place),
  };
}

/** Of a list of Security Requirement Objects (OpenAPI 3.1). */
function authenticationOf(security: unknown): ContractOperation['authentication'] {
  if (!Array.isArray(security) || security.length === 0) return 'none';
  return security.some((one) => isNode(one) && Object.keys(one).length === 0)
    ? 'optional'
    : 'required';
}

function priorityOf(parameters: ReadonlySet<string>): ContractOperation['priority'] {
  if (parameters.has('Idempotency-Key')) return 'payment';
  return parameters.has('page') ? 'list' : 'call';
}

function rolesOf(named: unknown, operation: string): ReadonlySet<string> {
  if (named === undefined) return new Set(['USER']);
  if (!Array.isArray(named) || named.length === 0) {
    throw new ContractError(`x-roles of ${operation} is not a list of roles`);
  }
  return new Set(named.map(String));
}

function isFile(schema: Node): boolean {
  return schema['format'] === 'binary' || 'contentMediaType' in schema;
}

function formFields(
  operation: string,
  properties: readonly (readonly [name: string, schema: Node])[],
): Pick<ContractOperation, 'fileFields' | 'textFields'> {
  const texts = properties.filter(([, schema]) => !isFile(schema));
  return {
    fileFields: new Set(properties.filter(([, one]) => isFile(one)).map(([name]) => name)),
    textFields: new Map(
      texts.map(([name, { maxLength }]) => {
        if (typeof maxLength === 'number') return [name, maxLength];
        throw new ContractError(`the form of ${operation} has no maxLength for ${name}`);
      }),
    ),
  };
}

let contract: Contract | undefined;

/**
 * The contract, read and compiled once for each process: it takes a second of CPU time.
 * @throws Error when an operation has no operationId or two share one
 */
export function readContract(): Contract {
  contract ??= contractFrom(
    parse(readFileSync(fileURLToPath(import.meta.resolve('@tram/openapi/portal.yaml')), 'utf8')),
  );
  return contract;
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
