/**
 * The result of every call of the client. A refusal is a value, not an exception: nothing in this package throws for
 * what a server or a network does.
 */
import { answerBroken, answerLate, answerLost, unknownError } from './error-catalogue/answers.ts';

/**
 * Why a call did not succeed.
 *
 * - `network`: no answer, or the connection broke while it was read. Whether the server did it is unknown.
 * - `timeout`: no answer in time. Whether the server did it is unknown.
 * - `aborted`: the caller's signal ended it.
 * - `unauthorized`: 401, no valid token (or wrong credentials at the login).
 * - `forbidden`: 403.
 * - `not-found`: 404.
 * - `conflict`: 409, the current state does not allow it; fetch it again.
 * - `invalid`: another 4xx, the request itself is wrong.
 * - `server`: 5xx, or 429 (too many requests); try later.
 * - `malformed`: a success whose body is not what the contract says. Whether the server did it is unknown.
 */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'server'
  | 'malformed';

/** A call that did not succeed, in a form that can be shown, logged and handled. */
export interface ApiError {
  readonly kind: ErrorKind;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Vietnamese, for the customer; ours where there was no readable answer, 'Có lỗi xảy ra' when the server gives none. */
  readonly message: string;
  /** Id of the request in the server's logs; null when unknown. */
  readonly requestId: string | null;
  /** Missing amount of the balance, VND, where that is the reason; else null. */
  readonly missingAmount: number | null;
  /** What the call would charge now, VND, where that is another sum than the confirmed one; nothing has been charged. */
  readonly total?: number | undefined;
  /** Milliseconds that the server asks to wait before the next try; null when it does not. */
  readonly retryAfterMs: number | null;
  /** Name of the form's field that is the reason, where the server names one. */
  readonly field?: string | undefined;
  /** How often another one-time code may be tried, after a wrong one; 0 when the code is no longer valid. */
  readonly triesLeft?: number | undefined;
  /** From when on another login mails another verification link, ISO 8601, where the address of a login is not verified yet. */
  readonly resendAt?: string | undefined;
}

/** Success with a value, or an error. */
export type Result<Value> = Success<Value> | Failure;

export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Failure {
  readonly ok: false;
  readonly error: ApiError;
}

export function ok<Value>(value: Value): Success<Value> {
  return { ok: true, value };
}

/** What happened and what to do, for failures without a server's message. */
function ownWords(kind: ErrorKind): string {
  switch (kind) {
    case 'network':
      return answerLost;
    case 'timeout':
      return answerLate;
    case 'malformed':
      return answerBroken;
    case 'aborted':
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'conflict':
    case 'invalid':
    case 'server':
      return unknownError;
    default:
      return kind satisfies never;
  }
}

/**
 * A failure; what is not given is null. The message of a lost, late or broken answer follows from its kind, and is 'Có lỗi xảy ra' for
 * every other.
 */
export function failure(kind: ErrorKind, details: Partial<Omit<ApiError, 'kind'>> = {}): Failure {
  return {
    ok: false,
    error: {
      kind,
      status: null,
      message: ownWords(kind),
      requestId: null,
      missingAmount: null,
      retryAfterMs: null,
      ...details,
    },
  };
}

/**
 * Whether the call may have taken effect although it failed. Such a call is asked again with the same idempotency key, or
 * the state is fetched, before the customer reads that nothing happened.
 */
export function mayHaveHappened(error: ApiError): boolean {
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.kind === 'aborted' ||
    error.kind === 'malformed' ||
    (error.kind === 'server' && error.status !== 429 && error.status !== 501)
  );
}
