/**
 * Makes what the databases of a run are copied from. `template-child.ts JSON`, see `TemplateOrder`. A process of its own,
 * because Vitest's global setup does not run modules as Node does.
 */
import { randomBytes } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../database/open.ts';
import { accounts } from '../database/schema/accounts.ts';
import { demoPassword } from '../seed/demo-accounts.ts';
import { startServer } from '../start-server.ts';
import { cheapHash } from './cheap-hash.ts';
import { type DatabaseSettings, testSettings } from './test-settings.ts';

/** Where to make them. Databases exist already and are empty; folders are created, each from the one before. */
export interface TemplateOrder {
  readonly nothing: DatabaseSettings;
  readonly schema: DatabaseSettings;
  readonly demo: DatabaseSettings;
}

/** Creates an embedded database without any table. */
async function createTemplate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(path.join(dataDir, 'database'));
  await client.close();
}

/** Creating an embedded database takes longer than everything else: it is done once. */
async function continueFrom(made: DatabaseSettings, next: DatabaseSettings): Promise<void> {
  if (next.databaseUrl === null) await cp(made.dataDir, next.dataDir, { recursive: true });
}

/** Migrates a database. */
async function migrateTemplate(place: DatabaseSettings): Promise<void> {
  const opened = await openDatabase(place, { info() {}, error() {} });
  await opened.close();
}

/** Starts a sandbox once, which seeds it. */
async function seedTemplate({ dataDir, databaseUrl }: DatabaseSettings): Promise<void> {
  // Named, so that none is kept with the data: a server that starts on a copy makes one of its own.
  const tokenSecret = randomBytes(48).toString('base64');
  const server = await startServer(testSettings(dataDir, { databaseUrl, tokenSecret }));
  await server.services.database.update(accounts).set({ passwordHash: cheapHash(demoPassword) });
  await server.close();
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the setup that starts this file
const { nothing, schema, demo } = JSON.parse(process.argv[2] ?? '') as TemplateOrder;
if (nothing.databaseUrl === null) await createTemplate(nothing.dataDir);
await continueFrom(nothing, schema);
await migrateTemplate(schema);
await continueFrom(schema, demo);
await seedTemplate(demo);
process.stdout.write('made the templates\n');
