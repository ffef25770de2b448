/** The parts of an OpenAPI document that the operations table is made from. */
interface Contract {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly responses: Record<string, Response>;
    readonly parameters: Record<string, Parameter>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly 'x-side-effect'?: boolean;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly responses: Record<string, Response | Reference>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface Response {
  readonly 'x-addition'?: string;
  readonly content?: Record<string, unknown>;
}

interface Reference {
  readonly $ref: string;
}

/** Source of the data table: one row an operation, in the contract's order; a flag that does not apply is left out. */
export function operationsSource(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => row(contract, method, path, operation)),
  );
  return `
/** What the client has to know of an operation to send it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Template with \`{name}\` for each path parameter. */
  readonly path: string;
  /** A GET that changes something: never prefetched, never repeated by itself. */
  readonly sideEffect?: true;
  /** Takes an \`Idempotency-Key\`: costs money or creates something. */
  readonly idempotent?: true;
  /** Needs no token; a 401 is an answer to what was sent, not the end of a session. */
  readonly public?: true;
  /** A backend may answer it without a token, too. */
  readonly tokenOptional?: true;
  /** How the request body is sent; absent without one. */
  readonly body?: 'json' | 'multipart';
  /** What a success answers; JSON when absent. */
  readonly answer?: 'file' | 'file-or-json';
  /** The body of a success is an addition of ours: another backend may answer anything, or nothing. */
  readonly optionalBody?: true;
}

/** Every operation of the contract by its operationId. */
export const operations = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, Operation>>;
`;
}

function row(contract: Contract, method: string, path: string, operation: Operation): string {
  const cells = [`method: '${method.toUpperCase()}'`, `path: '${path}'`];
  if (operation['x-side-effect'] === true) cells.push('sideEffect: true');
  if (acceptsIdempotencyKey(contract, operation)) cells.push('idempotent: true');
  if (operation.security?.length === 0) cells.push('public: true');
  if (operation.security?.some(needsNothing) === true) cells.push('tokenOptional: true');
  const body = Object.keys(operation.requestBody?.content ?? {})[0];
  if (body !== undefined)
    cells.push(`body: '${body.startsWith('multipart/') ? 'multipart' : 'json'}'`);
  const answer = answerKind(contract, operation);
  if (answer !== 'json') cells.push(`answer: '${answer}'`);
  if (success(contract, operation)['x-addition'] !== undefined) cells.push('optionalBody: true');
  return `  ${operation.operationId}: { ${cells.join(', ')} },`;
}

/** A requirement of nothing (OpenAPI 3.1, Security Requirement Object): whoever comes without a token is let in. */
function needsNothing(requirement: unknown): boolean {
  return (
    typeof requirement === 'object' && requirement !== null && Object.keys(requirement).length === 0
  );
}

function acceptsIdempotencyKey(contract: Contract, operation: Operation): boolean {
  return (operation.parameters ?? []).some((entry) => {
    const parameter = '$ref' in entry ? target(contract.components.parameters, entry) : entry;
    return parameter.in === 'header' && parameter.name === 'Idempotency-Key';
  });
}

function answerKind(contract: Contract, operation: Operation): 'json' | 'file' | 'file-or-json' {
  const types = Object.keys(success(contract, operation).content ?? {});
  if (types.every((type) => type === 'application/json')) return 'json';
  return types.includes('application/json') ? 'file-or-json' : 'file';
}

function success(contract: Contract, operation: Operation): Response {
  const found = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  if (found === undefined) throw new Error(`${operation.operationId} has no successful answer`);
  return '$ref' in found ? target(contract.components.responses, found) : found;
}

function target<Component>(components: Record<string, Component>, { $ref }: Reference): Component {
  const component = components[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (component === undefined) throw new Error(`${$ref} is not in the contract`);
  return component;
}
