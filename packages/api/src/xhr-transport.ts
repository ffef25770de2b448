import { readAnswer } from './answer.ts';
import type { ServerClock } from './clock.ts';
import type { Send } from './request-context.ts';
import { failure } from './result.ts';

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes sent. */
  readonly loaded: number;
  /** Bytes to send, the form's own included; null while unknown. */
  readonly total: number | null;
}

/** Sends by XMLHttpRequest, which tells the progress of an upload; fetch cannot. */
export function xhrTransport(
  Request: new () => XMLHttpRequest,
  clock: ServerClock,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): Send {
  return ({ operation, url, headers, body, signal }) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve(failure('aborted'));
      const request = new Request();
      const abort = (): void => request.abort();
      const observe = clock.begin();
      // `loadend` comes after every one of load, error and abort; status 0 is an answer that never came.
      request.addEventListener('loadend', () => {
        signal?.removeEventListener('abort', abort);
        if (signal?.aborted === true) return resolve(failure('aborted'));
        if (request.status === 0) return resolve(failure('network'));
        const response = asResponse(request);
        observe(response.headers);
        return resolve(readAnswer(operation, response));
      });
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress?.({ loaded, total: lengthComputable ? total : null }),
      );
      signal?.addEventListener('abort', abort, { once: true });
      request.open(operation.method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      return request.send(body);
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
