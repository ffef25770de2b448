/** Calls that send files, with progress. A separate entry: a page without uploads does not load it. */
import type { Answer, CallOptions, Input } from './call-types.ts';
import { type AnyInput, type ApiOptions, createCaller, type Transport } from './caller.ts';
import type { OperationId, operations } from './operations.ts';
import type { Result } from './result.ts';

export interface UploadProgress {
  /** Bytes sent. */
  readonly loaded: number;
  /** Bytes to send, the form's own included; null while unknown. */
  readonly total: number | null;
}

/** Operations whose body is a multipart form. */
export type UploadOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { body: 'multipart' } ? Id : never;
}[OperationId];

export interface UploadOptions extends CallOptions {
  /** Called while the request is being sent, not after. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface UploaderOptions extends Omit<ApiOptions, 'fetch' | 'retry'> {
  /** Default: the global one. */
  readonly XMLHttpRequest?: (new () => XMLHttpRequest) | undefined;
}

/** Sends one upload; typed by the contract, answers a `Result` like every call. It is never retried automatically. */
export type Uploader = <Id extends UploadOperationId>(
  operationId: Id,
  input: Input<Id>,
  options?: UploadOptions,
) => Promise<Result<Answer<Id>>>;

/**
 * Makes an uploader beside a client, from the same options.
 *
 * @example
 * const upload = createUploader({ baseUrl: '/api', session, clock });
 * const result = await upload('submitIdentity', { body }, { onProgress: ({ loaded, total }) => draw(loaded, total) });
 */
export function createUploader(options: UploaderOptions): Uploader;
// The overload gives each operation its own input and answer, both generated from the contract.
export function createUploader(options: UploaderOptions): unknown {
  const call = createCaller(options);
  return (operationId: UploadOperationId, input: AnyInput, how: UploadOptions = {}) => {
    const Request = options.XMLHttpRequest ?? globalThis.XMLHttpRequest;
    return call(xhrTransport(Request, how.onProgress), operationId, input, how);
  };
}

/** Sends by XMLHttpRequest, which reports the progress of an upload; fetch cannot. */
function xhrTransport(
  Request: new () => XMLHttpRequest,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): Transport {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new Request();
      const abort = (): void => request.abort();
      // `loadend` comes after every one of load, error and abort; status 0 is an answer that never came.
      request.addEventListener('loadend', () => {
        signal.removeEventListener('abort', abort);
        if (request.status === 0) reject(new TypeError('The upload got no answer'));
        else resolve(asResponse(request));
      });
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress?.({ loaded, total: lengthComputable ? total : null }),
      );
      signal.addEventListener('abort', abort, { once: true });
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.send(body);
    });
}

/** The answer in the form that `fetch` gives it, so that both are read by the same code. */
function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const hasBody = request.status !== 204 && request.status !== 304;
  return new Response(hasBody ? request.responseText : null, { status: request.status, headers });
}
