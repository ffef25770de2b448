/**
 * What the log may contain of an error: never the values of a query, which can be a password hash or an identity document.
 * It is the log's serializer of `err` (`start-server.ts`), so errors are passed to the log unchanged.
 */

interface LoggedError {
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
    const stack = framesOf(error);
    return {
      type: error.name,
      message: 'a query failed',
      query: error.query,
      ...(stack === undefined ? {} : { stack }),
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
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  // Class 22 of PostgreSQL, "data exception": its message repeats the value that it is about.
  const isAboutValue = code !== null && /^22[\dA-Z]{3}$/.test(code);
  const stack = isAboutValue ? framesOf(error) : error.stack;
  return {
    type: error.name,
    message: isAboutValue ? 'a value was refused' : error.message,
    ...(code === null ? {} : { code }),
    ...(stack === undefined ? {} : { stack }),
  };
}

/** The stack without the message that it begins with. */
function framesOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
