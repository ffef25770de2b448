import { randomBytes } from 'node:crypto';
import { onServer } from '../../apps/server/src/testing/postgres-statement.ts';
import { setup as havePostgres } from './postgres-for-tests.ts';
import { makeProductTemplate, type ProductOptions } from './product.ts';

/** Where the workers find the template of this run, and when its data were seeded. */
const names = {
  dataDir: 'TRAM_E2E_TEMPLATE',
  database: 'TRAM_E2E_TEMPLATE_DATABASE',
  seededAt: 'TRAM_E2E_TEMPLATE_SEEDED_AT',
} as const;

/** How long the times of the seed (a rental that ends within the hour) can be used, ms. */
const freshFor = 10 * 60_000;

/** The PostgreSQL of this run: a start on it takes half of what one on the embedded database takes. Null where there is none. */
const postgres = (): string | null => process.env['TRAM_TEST_POSTGRES'] ?? null;

/** @returns the address of a new database, a copy of `template` where one is named */
async function makeDatabase(server: string, template?: string): Promise<URL> {
  const name = `tram_e2e_${randomBytes(6).toString('hex')}`;
  await onServer(
    server,
    `create database ${name}${template === undefined ? '' : ` template ${template}`}`,
  );
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address;
}

/** Playwright's global setup: the data that the products of all workers begin with. @returns the teardown */
// oxlint-disable-next-line no-default-export -- what Playwright calls of a global setup is its default
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const stopPostgres = await havePostgres();
  const server = postgres();
  const database = server === null ? null : await makeDatabase(server);
  const template = await makeProductTemplate(
    database === null ? {} : { DATABASE_URL: database.toString() },
  );
  process.env[names.dataDir] = template.dataDir;
  process.env[names.seededAt] = String(Date.now());
  if (database !== null) process.env[names.database] = database.pathname.slice(1);
  const remove = async () => {
    template.remove();
    await stopPostgres();
  };
  // Playwright's teardown comes after a failure and after Ctrl-C, not after this.
  process.once('SIGTERM', () => void remove().finally(() => process.kill(process.pid, 'SIGTERM')));
  return remove;
}

/** The initial data of a product. */
export interface SeededData {
  readonly options: Pick<ProductOptions, 'template'> & { readonly env: Record<string, string> };
  /** Call it when the product has been removed. */
  readonly remove: () => Promise<void>;
}

/** A copy of the template's data; in a long run nothing, so that the product is seeded again. */
export async function seededData(): Promise<SeededData> {
  const isFresh = Date.now() - Number(process.env[names.seededAt]) < freshFor;
  const dataDir = process.env[names.dataDir];
  const template = isFresh && dataDir !== undefined ? { template: dataDir } : {};
  const server = postgres();
  if (server === null) return { options: { ...template, env: {} }, remove: async () => {} };
  const database = await makeDatabase(server, isFresh ? process.env[names.database] : undefined);
  return {
    options: { ...template, env: { DATABASE_URL: database.toString() } },
    remove: async () => {
      await onServer(server, `drop database ${database.pathname.slice(1)} with (force)`);
    },
  };
}
