/** Queries that are asked again and again: built once, because building a query takes longer than PostgreSQL needs to answer it. */
import { sql } from 'drizzle-orm';
import type { Database } from './tables.ts';

/**
 * Builds a query at its first use, once for each database. Inside a transaction it is built for that transaction.
 * @param build ends with `.prepare(name)`; what varies is a `sql.placeholder(…)`
 */
export function prepared<Query>(
  build: (database: Database) => Query,
): (database: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (database) => {
    const known = built.get(database);
    if (known !== undefined) return known;
    const query = build(database);
    built.set(database, query);
    return query;
  };
}

/** The range of a prepared list: given as `limit` and `offset` when it is executed. */
export const anyRange = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };
