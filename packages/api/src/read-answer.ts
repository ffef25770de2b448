/** Turns what came back into a result: refusals, HTML in place of JSON, empty and broken bodies, files. */
import type { Operation } from './operations.ts';
import { type ErrorKind, failure, ok, type Result } from './result.ts';
import { retryAfterMs } from './retry-after.ts';

/**
 * Reads the answer of an operation.
 *
 * @throws what the reading of the body throws, when the connection breaks or is aborted.
 */
export async function readAnswer(
  operation: Operation,
  response: Response,
): Promise<Result<unknown>> {
  if (!response.ok) return readRefusal(response);
  const type = response.headers.get('content-type') ?? '';
  const isJson = /[/+]json\b/i.test(type);
  if (operation.answer === 'file' || (operation.answer === 'file-or-json' && !isJson)) {
    // A page or an error object under a success is some proxy's or a fallback's, never the file.
    if (isJson || /^text\/html\b/i.test(type)) return malformed(response);
    const blob = await response.blob();
    // Loaded with the first file; one that is there is not lost for its name.
    const fileName = await import('./content-disposition.ts').then(
      ({ fileNameOf }) => fileNameOf(response.headers.get('content-disposition')),
      () => null,
    );
    return ok({ blob, fileName });
  }
  const text = await response.text();
  const value = parseJson(text);
  if (isObject(value)) return ok(value);
  if (operation.optionalBody !== true) return malformed(response);
  // Any 2xx is a success, but what was cut on its way, and a page, which is some proxy's or a fallback's.
  const isCut = isJson && value === undefined && text.trim() !== '';
  return isCut || /^text\/html\b/i.test(type) ? malformed(response) : ok({});
}

async function readRefusal(response: Response): Promise<Result<never>> {
  const body = parseJson(await response.text());
  const {
    message,
    requestId,
    missing_amount: missing,
    field,
    tries_left: triesLeft,
  } = isObject(body) ? body : {};
  return failure(kindOf(response.status), {
    status: response.status,
    ...(typeof message === 'string' && message.trim() !== '' ? { message } : {}),
    requestId: typeof requestId === 'string' ? requestId : response.headers.get('x-request-id'),
    missingAmount: typeof missing === 'number' ? missing : null,
    retryAfterMs: retryAfterMs(response.headers),
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof triesLeft === 'number' ? { triesLeft } : {}),
  });
}

function malformed(response: Response): Result<never> {
  return failure('malformed', {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  });
}

function kindOf(status: number): ErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 409) return 'conflict';
  return status < 400 || status === 429 || status >= 500 ? 'server' : 'invalid';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
