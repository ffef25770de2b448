/** Every table, by name: what drizzle is opened with and what the migrations are compared with. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as core from './schema.ts';
import * as bankTransfers from './schema/bank-transfers.ts';
import * as cloud from './schema/cloud.ts';
import * as identity from './schema/identity.ts';
import * as network from './schema/network.ts';
import * as shared from './schema/shared.ts';
import * as userGuides from './schema/user-guides.ts';
import * as vps from './schema/vps.ts';

/** The whole schema. */
export const tables = {
  ...core,
  ...bankTransfers,
  ...cloud,
  ...identity,
  ...network,
  ...shared,
  ...userGuides,
  ...vps,
};

/** Queries over the schema, on the database itself or inside a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** A transaction: everything done through it is kept whole or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
