/** Turns a response into a result: refusals, HTML in place of JSON, empty and broken bodies, files. */
import { isObject, parseJson } from './json.ts';
import type { Operation } from './operations.ts';
import { type ErrorKind, failure, ok, type Result } from './result.ts';

/** A file that the server answered. */
export interface Download {
  readonly blob: Blob;
  /** From Content-Disposition; null when the server named none. */
  readonly fileName: string | null;
}

/** Whether an answer that may be a file or JSON (the tunnel's) is a file. */
export function isDownload(answer: object): answer is Download {
  return 'blob' in answer && answer.blob instanceof Blob;
}

/** The result of openapi-fetch for text, or for a blob where a file may come. */
export interface ReadResponse {
  /** Body of a success; absent when it is empty. */
  readonly data?: string | Blob | undefined;
  /** Body of a refusal: its JSON, or its text where it is none. */
  readonly error?: unknown;
  readonly response: Response;
}

export async function readAnswer(
  operation: Operation,
  { data, error, response }: ReadResponse,
): Promise<Result<unknown>> {
  if (!response.ok) return refusal(response, error);
  const type = response.headers.get('content-type') ?? '';
  const isJson = /[/+]json\b/i.test(type);
  const isPage = /^text\/html\b/i.test(type);
  if (operation.answer === 'file' || (operation.answer === 'file-or-json' && !isJson)) {
    // An HTML page or an error object with a success status comes from a proxy or a fallback and is never the file.
    if (isJson || isPage) return malformed(response);
    // Loaded with the first file; if it cannot be loaded, the file is returned without a name.
    const fileName = await import('./content-disposition.ts').then(
      ({ fileNameOf }) => fileNameOf(response.headers.get('content-disposition')),
      () => null,
    );
    return ok({ blob: data instanceof Blob ? data : new Blob([]), fileName });
  }
  const text = data instanceof Blob ? await data.text() : (data ?? '');
  const value = parseJson(text);
  if (isObject(value)) return ok(value);
  if (operation.optionalBody !== true) return malformed(response);
  // Any 2xx is a success, except a truncated body and an HTML page, which comes from a proxy or a fallback.
  const isCut = isJson && value === undefined && text.trim() !== '';
  return isCut || isPage ? malformed(response) : ok({});
}

function refusal({ status, headers }: Response, body: unknown): Result<never> {
  const {
    message,
    requestId,
    missing_amount: missing,
    total,
    field,
    tries_left: triesLeft,
    resendAt,
  } = isObject(body) ? body : {};
  return failure(kindOf(status), {
    status,
    ...(typeof message === 'string' && message.trim() !== '' ? { message } : {}),
    requestId: typeof requestId === 'string' ? requestId : headers.get('x-request-id'),
    missingAmount: typeof missing === 'number' ? missing : null,
    retryAfterMs: retryAfterMs(headers),
    ...(typeof total === 'number' ? { total } : {}),
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof triesLeft === 'number' ? { triesLeft } : {}),
    ...(typeof resendAt === 'string' ? { resendAt } : {}),
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

/** The longest wait that a timer can hold, ms (24.8 days): a longer one ends at once. */
export const longestTimer = 2 ** 31 - 1;

/**
 * Milliseconds that an answer asks to wait by its Retry-After header (RFC 9110 section 10.2.3: seconds, or a date, which is
 * compared with the answer's own Date); never more than a timer can hold. Null without a readable one.
 */
export function retryAfterMs(headers: Headers): number | null {
  const header = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - answeredAt(headers);
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longestTimer);
}

/** When the answer was given, ms since 1970; by the clock of this device where the answer does not say. */
function answeredAt(headers: Headers): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}
