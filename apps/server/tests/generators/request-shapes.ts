/** What each operation takes and answers, read from the contract independently: the tests do not ask the server what it checks. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { child, isNode, type Node, placeAt, pointerPart } from '../../src/http/contract-checks.ts';
import { type ContractOperation, contractFrom } from '../../src/http/contract.ts';

/** One parameter with its schema, references resolved. */
export interface ParameterShape {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Node;
}

/** A header that an answer declares. */
export interface AnswerHeader {
  readonly name: string;
  readonly schema: Node;
}

/** One operation as a request sees it. */
export interface RequestShape {
  readonly id: string;
  readonly method: string;
  /** As in the contract: `/recharges/{id}`. */
  readonly path: string;
  readonly description: string;
  readonly isPublic: boolean;
  /** Whether it is answered without a token. */
  readonly isForVisitors: boolean;
  /** Who may call it with a token: customers, or the operator where the contract says `x-roles: [ADMIN]`. */
  readonly roles: readonly string[];
  readonly hasSideEffect: boolean;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', readonly ParameterShape[]>>;
  readonly body: { readonly kind: 'json' | 'form'; readonly schema: Node } | null;
  /** Headers of the answer of a status. */
  answerHeaders(status: number): readonly AnswerHeader[];
  /** The server's own check of answers, applied to what was received. */
  readonly contract: ContractOperation;
}

function readDocument(): Node {
  const file = fileURLToPath(import.meta.resolve('@tram/openapi/portal.yaml'));
  const document: unknown = parse(readFileSync(file, 'utf8'));
  if (!isNode(document)) throw new Error('the contract is no object');
  return document;
}

/** Follows every reference inside a schema; requests have no recursive ones. Words beside a reference win. */
function resolved(document: Node, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(document, one));
  if (!isNode(value)) return value;
  const { $ref: reference, ...beside } = value;
  const own = Object.fromEntries(
    Object.entries(beside).map(([key, one]) => [key, resolved(document, one)]),
  );
  if (typeof reference !== 'string') return own;
  const target = resolved(document, placeAt(document, reference.slice(1)).node);
  return { ...(isNode(target) ? target : {}), ...own };
}

function schemaOf(document: Node, node: Node, ...way: string[]): Node | null {
  let found: unknown = node;
  for (const part of way) found = isNode(found) ? found[part] : undefined;
  const schema = resolved(document, found);
  return isNode(schema) ? schema : null;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function shapeOf(document: Node, operation: ContractOperation): RequestShape {
  const pointer = `/paths/${pointerPart(operation.path)}/${operation.method}`;
  const place = placeAt(document, pointer);
  const parameters: Record<'path' | 'query' | 'header', ParameterShape[]> = {
    path: [],
    query: [],
    header: [],
  };
  const listed: unknown = place.node['parameters'];
  for (const index of (Array.isArray(listed) ? listed : []).keys()) {
    const { node } = placeAt(document, `${pointer}/parameters/${index}`);
    const { name, in: where } = node;
    const schema = schemaOf(document, node, 'schema');
    if (typeof name !== 'string' || schema === null) throw new Error(`${pointer} is unreadable`);
    if (where !== 'path' && where !== 'query' && where !== 'header') {
      throw new Error(`${pointer} has a parameter in ${String(where)}`);
    }
    parameters[where].push({ name, required: node['required'] === true, schema });
  }
  const kind = operation.bodyKind;
  const mediaType = kind === 'json' ? 'application/json' : 'multipart/form-data';
  const schema = schemaOf(document, place.node, 'requestBody', 'content', mediaType, 'schema');
  const roles = strings(place.node['x-roles']);
  const { description } = place.node;
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    description: typeof description === 'string' ? description : '',
    isPublic: operation.authentication === 'none',
    isForVisitors: operation.authentication !== 'required',
    roles: roles.length === 0 ? ['USER'] : roles,
    hasSideEffect: place.node['x-side-effect'] === true,
    parameters,
    body: kind === 'none' || schema === null ? null : { kind, schema },
    answerHeaders(status) {
      const headers = child(document, place, 'responses', String(status))?.node['headers'];
      if (!isNode(headers)) return [];
      return Object.keys(headers).map((name) => {
        const header = resolved(document, headers[name]);
        const own = isNode(header) ? header['schema'] : null;
        return { name, schema: isNode(own) ? own : {} };
      });
    },
    contract: operation,
  };
}

/** Every operation, in the contract's order. */
export function requestShapes(): readonly RequestShape[] {
  const document = readDocument();
  return contractFrom(document).operations.map((operation) => shapeOf(document, operation));
}
