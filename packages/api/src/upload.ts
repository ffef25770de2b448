/** Calls that send files, with progress. An entry of its own: a page without uploads does not carry it. */
import type { Answer, CallOptions, Input } from './call-types.ts';
import type { ApiOptions } from './client.ts';
import { compose } from './request-context.ts';
import { activityCount } from './middleware/activity.ts';
import { authorization } from './middleware/authorization.ts';
import { timeout } from './middleware/timeout.ts';
import type { OperationId, operations } from './operations.ts';
import { type Input as AnyInput, prepare } from './prepare.ts';
import type { Result } from './result.ts';
import { type UploadProgress, xhrTransport } from './xhr-transport.ts';

export type { UploadProgress } from './xhr-transport.ts';

/** Operations whose body is a multipart form. */
export type UploadOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { body: 'multipart' } ? Id : never;
}[OperationId];

export interface UploadOptions extends CallOptions {
  /** Told while the request is being sent, not after. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface UploaderOptions extends Omit<ApiOptions, 'fetch' | 'retry'> {
  /** Default: the global one. */
  readonly XMLHttpRequest?: (new () => XMLHttpRequest) | undefined;
}

/** Sends one upload; typed by the contract, answers a `Result` like every call. It is never tried again by itself. */
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
  return async (
    operationId: UploadOperationId,
    input: AnyInput,
    call: UploadOptions = {},
  ): Promise<Result<unknown>> => {
    const Request = options.XMLHttpRequest ?? globalThis.XMLHttpRequest;
    const send = compose(
      xhrTransport(Request, options.clock, call.onProgress),
      activityCount(options.activity),
      timeout,
      authorization(options.session, options.onUnauthorized),
    );
    return send(prepare(options.baseUrl, operationId, input, call));
  };
}
