/**
 * What the database says when it cannot work now: class 08 (connection), 53 (no connection, memory or disk space left), 57P01 to
 * 57P03 (it stops or starts). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const ofPostgres = /^(?:08...|53...|57P0[123])$/;

/** What the system says of a database that is not there, and of a disk that is full. */
const ofSystem: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
]);

/** Errors of `pg` itself, which have no code: no connection became free in time, or one was lost. */
const ofDriver = /^timeout exceeded when trying to connect$|^Connection terminated/;

/** Whether something failed because the database does not answer now, and not because of what it was asked. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (ofPostgres.test(code) || ofSystem.has(code) || ofDriver.test(cause.message)) return true;
  }
  return false;
}
