/** Queries that are asked again and again: built once, because building a query takes longer than PostgreSQL needs to answer it. */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { planRows } from './row-mapper.ts';
import type { Database } from './tables.ts';

/**
 * Builds a query at its first use, once for each database, and gives it bound to the database or transaction that asks.
 * @param build ends with `.prepare(name)`; what varies is a `sql.placeholder(…)`
 */
export function prepared<Query extends object>(
  build: (database: Database) => Query,
): (database: Database) => Query {
  /** By Drizzle's dialect, which a database and its transactions share. */
  const built = new WeakMap<object, Query>();
  /** By the connection, pool or embedded transaction that it is bound to. */
  const bound = new WeakMap<object, Query>();
  return (database) => {
    const dialect: unknown = Reflect.get(database, 'dialect');
    const client: unknown = Reflect.get(database._.session, 'client');
    // Drizzle does not promise these two. Without them the query is built anew, which is slower and as right.
    if (!isObject(dialect) || !isObject(client)) return build(database);
    const ready = bound.get(client);
    if (ready !== undefined) return ready;
    const known = built.get(dialect);
    const query =
      known !== undefined && 'client' in known
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same query, but for the connection it runs on
          (Object.create(known, { client: { value: client } }) as Query)
        : withPlannedRows(build(database));
    if (known === undefined) built.set(dialect, query);
    bound.set(client, query);
    return query;
  };
}

/** Neither of what is read and set here is promised by Drizzle: a query without it reads its rows itself. */
function withPlannedRows<Query extends object>(query: Query): Query {
  if (!('fields' in query) || !('customResultMapper' in query)) return query;
  const { fields, customResultMapper } = query;
  const joins: unknown = Reflect.get(query, 'joinsNotNullableMap');
  if (!Array.isArray(fields) || customResultMapper !== undefined) return query;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Drizzle's own `mapResultRow` takes it
  const mapper = planRows(fields, joins as Parameters<typeof planRows>[1]);
  if (mapper !== null) query.customResultMapper = mapper;
  return query;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The range of a prepared list: given as `limit` and `offset` when it is executed. */
export const anyRange = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };

/** What a prepared write takes for a column: a value, or what stands for one (`given`). */
export type Given<Values> = { readonly [Name in keyof Values]: Values[Name] | SQL };

/** Stands for a value of a column that is given, by this name, when the write is executed. */
export function given(name: string, column: Column): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`;
}
