import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/tables.ts';
import { isNode, type Node } from '../../src/http/contract-checks.ts';

/** Asks the database itself, past everything that the server knows of it. */
export async function rowsOf(database: Database, query: string): Promise<Node[]> {
  const answer: unknown = await database.execute(sql.raw(query));
  const list = isNode(answer) ? answer['rows'] : null;
  if (!Array.isArray(list)) throw new Error('the database answered no rows');
  return list.filter(isNode);
}

/** The names of its tables. */
export async function tableNames(database: Database): Promise<string[]> {
  const rows = await rowsOf(
    database,
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ tablename }) => String(tablename));
}

/**
 * A number that grows with every transaction that writes (PostgreSQL: transaction ids are given out to those alone). While it
 * stays, nothing has changed. Other databases of the same server move it too.
 */
export async function writesSoFar(database: Database): Promise<string> {
  const [row] = await rowsOf(
    database,
    'select pg_snapshot_xmax(pg_current_snapshot())::text as writes',
  );
  return String(row?.['writes']);
}
