/** Installations of earlier versions (`upgrade/fixture.ts`), opened by this one: nothing is lost, and everything goes on. */
import { createHash } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readTokenSecret } from '../src/auth/token-secret.ts';
import { openDatabase } from '../src/database/open.ts';
import { accounts } from '../src/database/schema/accounts.ts';
import { cloudImages } from '../src/database/schema/cloud.ts';
import { storedFiles } from '../src/database/schema/identity.ts';
import { recharges } from '../src/database/schema/money.ts';
import { timers } from '../src/database/schema/server.ts';
import { vpsOrders } from '../src/database/schema/vps.ts';
import { demoPassword } from '../src/seed/demo-accounts.ts';
import type { AccountIdentity } from '../src/services.ts';
import { auditLedger } from '../src/testing/ledger-audit.ts';
import { isThorough } from '../src/testing/property-runs.ts';
import { makePlace, removePlace } from '../src/testing/test-database.ts';
import { openTestDomain, type TestDomain } from '../src/testing/test-domain.ts';
import { startTestServer, textField } from '../src/testing/test-server.ts';
import { type DatabaseSettings, temporaryFolder } from '../src/testing/test-settings.ts';
import {
  countRows,
  type FixtureDatabase,
  fixtureNames,
  loadDump,
  newcomer,
  readFixture,
  unpackDataFolder,
} from './upgrade/fixture.ts';

/** Rows that a migration has added, merged or removed on purpose. */
const explained: readonly {
  readonly migration: string;
  readonly table: string;
  readonly why: string;
  /** How many there are then; null: the table is gone. */
  readonly rows: (before: number) => number | null;
}[] = [];

/** The rows that a fixture has to hold once it was migrated. */
function expectedRows(
  fixture: string,
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  const expected = { ...before };
  for (const { table, rows } of explained.filter((one) => one.migration > fixture)) {
    const after = rows(expected[table] ?? 0);
    if (after === null) delete expected[table];
    else expected[table] = after;
  }
  return expected;
}

const postgres = process.env['TRAM_TEST_POSTGRES'] ?? null;

/** Puts a fixture where this version can open it. */
async function restore(fixture: string, database: FixtureDatabase): Promise<DatabaseSettings> {
  if (database === 'embedded') {
    const { folder: dataDir } = await temporaryFolder();
    unpackDataFolder(fixture, dataDir);
    return { dataDir, databaseUrl: null };
  }
  const place = await makePlace({ server: postgres, filling: 'nothing' });
  await loadDump(fixture, place.databaseUrl ?? '', place.dataDir);
  return place;
}

/** The database of this run, as for all tests: the quicker one in an ordinary run that has it. */
const database: FixtureDatabase = isThorough || postgres === null ? 'embedded' : 'postgres';

describe.each(fixtureNames())(`%s, ${database}`, (fixture) => {
  const facts = readFixture(fixture)[database];
  let place: DatabaseSettings;
  let domain: TestDomain;
  let customer: AccountIdentity;
  let migrated: Record<string, number>;

  beforeAll(async () => {
    place = await restore(fixture, database);
    const opened = await openDatabase(place, { info() {}, error() {} });
    migrated = await countRows(opened.db);
    const secret = await readTokenSecret({ ...place, tokenSecret: null }, opened.db);
    await opened.close();
    domain = await openTestDomain({ place, secret, at: new Date(facts.stoppedAt) });
    const [row] = await domain.services.database
      .select()
      .from(accounts)
      .where(eq(accounts.username, newcomer.username));
    if (row === undefined) throw new Error('the account is gone');
    customer = { id: row.id, username: row.username, role: row.role };
  });
  afterAll(async () => {
    await domain.leave();
    await removePlace(place);
  });

  test('every table has its rows', () => {
    const wanted = expectedRows(fixture, facts.rows);
    // A later version may have further tables; none of these may be missing or shorter.
    const found = Object.fromEntries(Object.keys(wanted).map((name) => [name, migrated[name]]));
    expect(found).toEqual(wanted);
  });

  test('the books are right', async () => {
    expect(await auditLedger(domain.services.database)).toEqual([]);
  });

  test('stored files are opened', async () => {
    const { database: db, files } = domain.services;
    for (const { storageKey, checksum } of await db.select().from(storedFiles)) {
      const content = await files.get(storageKey);
      expect(
        createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
      ).toBe(checksum);
    }
  });

  test('what was going on goes on: timers run when they are due, a rental is extended, a session ends', async () => {
    const { database: db, clock } = domain.services;
    const ofCustomer = async (table: typeof vpsOrders | typeof recharges | typeof cloudImages) =>
      db.select().from(table).where(eq(table.accountId, customer.id)).orderBy(asc(table.createdAt));
    await clock.advance(HOUR);
    await domain.timers.runDue();
    expect(await db.select().from(timers).where(isNotNull(timers.lastError))).toEqual([]);
    // The VPS that was being made, the recharge that waited, the machine that ran.
    expect(await ofCustomer(vpsOrders)).toMatchObject([{ stage: 'ready' }]);
    expect(await ofCustomer(recharges)).toMatchObject([{ status: 1 }, { status: 3 }]);
    expect(await ofCustomer(cloudImages)).toMatchObject([{ isRunning: true }]);
    const { data } = await domain.call('listImages', customer);
    const image = data.find(({ is_installed }) => is_installed === 1);
    const body = { image: image?._id ?? '', rental_period: 1, unit: 'day' } as const;
    const { estimate_used } = await domain.call('extendOrder', customer, { body });
    const before = Date.parse(image?.estimate_used ?? '');
    expect(Date.parse(estimate_used ?? '')).toBe(before + DAY);
    const [cloud] = (await domain.call('listCloudImages', customer)).data;
    await domain.call('shutdownCloudImage', customer, { path: { id: cloud?._id ?? '' } });
    await domain.services.clock.advance(MINUTE);
    await domain.timers.runDue();
    expect((await domain.call('listCloudImages', customer)).data).toMatchObject([
      { is_running: false },
    ]);
    expect(await auditLedger(db)).toEqual([]);
  });
});

test.each(fixtureNames())(`the accounts of %s, ${database}, sign in`, async (fixture) => {
  const place = await restore(fixture, database);
  onTestFinished(() => removePlace(place));
  const server = await startTestServer(place);
  onTestFinished(() => server.close());
  const { username, password, fullName, email } = newcomer;
  const { json } = await server.call('/api/auth/login', { body: { username, password } });
  const me = await server.call('/api/accounts/me', { token: textField(json, 'jwt') });
  expect(me.json).toMatchObject({ username, fullName, email, role: 'USER' });
  expect(await server.tokenOf('demo')).not.toBe('');
  const locked = { username: 'new-customer', password: demoPassword };
  expect((await server.call('/api/auth/login', { body: locked })).status).toBe(403);
});
