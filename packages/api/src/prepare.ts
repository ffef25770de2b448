import type { CallOptions } from './call-types.ts';
import { encodeForm } from './encoding/form.ts';
import { encodeJson } from './encoding/json.ts';
import { fillPath } from './encoding/path.ts';
import { encodeQuery } from './encoding/query.ts';
import type { RequestContext } from './request-context.ts';
import { type Operation, type OperationId, operations } from './operations.ts';

/** Input of any operation. */
export interface Input {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const callTimeoutMs = 20_000;
const fileTimeoutMs = 120_000;
const uploadTimeoutMs = 300_000;

/** Writes a call as the request that it becomes. */
export function prepare(
  baseUrl: string,
  operationId: OperationId,
  input: Input = {},
  options: CallOptions = {},
): RequestContext {
  const operation: Operation = operations[operationId];
  const headers = new Headers({ accept: 'application/json' });
  let body: string | FormData | null = null;
  if (operation.body === 'json') {
    headers.set('content-type', 'application/json');
    body = encodeJson(input.body ?? {});
  } else if (operation.body === 'multipart') {
    // The content type with its boundary is set by whoever sends the form.
    body = encodeForm(input.body ?? {});
  }
  if (operation.answer !== undefined) headers.set('accept', '*/*');
  return {
    operationId,
    operation,
    url: baseUrl + fillPath(operation.path, input.path) + encodeQuery(input.query),
    headers,
    body,
    signal: options.signal ?? null,
    background: options.background ?? false,
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs(operation),
    idempotencyKey: options.idempotencyKey ?? null,
  };
}

function defaultTimeoutMs(operation: Operation): number {
  if (operation.body === 'multipart') return uploadTimeoutMs;
  return operation.answer === undefined ? callTimeoutMs : fileTimeoutMs;
}
