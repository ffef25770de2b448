/**
 * Every table, by name: what Drizzle is opened with and what the migrations are compared with. The SQL is what PostgreSQL 15
 * and PGlite share.
 *
 * Times are never taken from the database (`now()`): the server's own clock, which the sandbox can move forward, is the only
 * clock. Rows that customers see have `created_at`, and `updated_at` when they can change.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as accounts from './schema/accounts.ts';
import * as cloud from './schema/cloud.ts';
import * as identity from './schema/identity.ts';
import * as messages from './schema/messages.ts';
import * as money from './schema/money.ts';
import * as network from './schema/network.ts';
import * as pcs from './schema/pcs.ts';
import * as server from './schema/server.ts';
import * as vps from './schema/vps.ts';

export const tables = {
  ...accounts,
  ...cloud,
  ...identity,
  ...messages,
  ...money,
  ...network,
  ...pcs,
  ...server,
  ...vps,
};

/** Queries over the schema, on the database itself or inside a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** A transaction: everything done through it is kept whole or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
