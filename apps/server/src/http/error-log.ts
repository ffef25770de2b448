/** What the log may know of an error: never the values of a query, which can be a password hash or an identity document. */

/** An error as the log keeps it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  /** SQL with placeholders, for errors of the database. */
  readonly query?: string;
  readonly cause?: LoggedError;
}

/** Drizzle writes the parameters of a failed query into the message (and so into the stack); only its cause is kept. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no Error was thrown' };
  if ('query' in error && typeof error.query === 'string' && 'params' in error) {
    const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
    return {
      type: error.name,
      message: 'a query failed',
      query: error.query,
      ...(frames === undefined ? {} : { stack: frames.join('\n') }),
      ...(error.cause === undefined ? {} : { cause: withoutDetail(error.cause) }),
    };
  }
  return {
    ...withoutDetail(error),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

function withoutDetail(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'unknown' };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  };
}
