import { afterEach, beforeEach, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readMoment } from './columns.ts';
import { prepared } from './prepared.ts';
import { sshRoutes } from './schema/pcs.ts';
import { settings } from './schema/server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.remove());

/** @returns a query, and how often it was built */
function counted() {
  const times = { built: 0 };
  const query = prepared((on) => {
    times.built += 1;
    return on
      .select()
      .from(settings)
      .where(eq(settings.key, sql.placeholder('key')))
      .prepare('one_setting');
  });
  return { query, times };
}

it('is built once, and runs in the transaction that asks', async () => {
  const { query, times } = counted();
  const row = { key: 'a', value: 'first' };
  await database.db.transaction(async (transaction) => {
    await transaction.insert(settings).values(row);
    expect(await query(transaction).execute({ key: 'a' })).toEqual([row]);
  });
  const undone = database.db.transaction(async (transaction) => {
    const again = { key: 'b', value: 'undone' };
    await transaction.insert(settings).values(again);
    expect(await query(transaction).execute({ key: 'b' })).toEqual([again]);
    throw new Error('enough');
  });
  await expect(undone).rejects.toThrow('enough');
  expect(await query(database.db).execute({ key: 'a' })).toEqual([row]);
  expect(await query(database.db).execute({ key: 'b' })).toEqual([]);
  expect(times.built).toBe(1);
});

it('runs in transactions that are open at once, each on its own', async () => {
  const { query } = counted();
  const keys = ['a', 'b', 'c'];
  await Promise.all(
    keys.map((key) =>
      database.db.transaction(async (transaction) => {
        await transaction.insert(settings).values({ key, value: `of ${key}` });
        const [row] = await query(transaction).execute({ key });
        expect(row?.value).toBe(`of ${key}`);
      }),
    ),
  );
});

it('reads rows as Drizzle does', async () => {
  const moment = new Date('2027-02-06T12:34:56.789Z');
  const route = {
    id: 'a'.repeat(24),
    apiTunnel: null,
    gateway: 'Cổng số 1',
    router: ['WAN00'],
    routerXoay: [],
    createdAt: moment,
    updatedAt: moment,
  };
  await database.db.insert(sshRoutes).values(route);
  await database.db.insert(settings).values([
    { key: 'a', value: route.id },
    { key: 'b', value: 'none' },
  ]);
  const select = (on: typeof database.db) =>
    on
      .select({
        key: settings.key,
        route: sshRoutes,
        both: { value: settings.value, gateway: sshRoutes.gateway },
        computed: { number: sql`'7'`.mapWith(Number), list: sql<number[]>`json_build_array(1, 2)` },
        named: sql<string>`upper(${settings.key})`.as('named'),
      })
      .from(settings)
      .leftJoin(sshRoutes, eq(sshRoutes.id, settings.value))
      .where(sql`${settings.key} in ('a', 'b')`)
      .orderBy(settings.key);
  const rows = await select(database.db);
  expect(rows.map((row) => row.route)).toEqual([route, null]);
  const query = prepared((on) => select(on).prepare('rows'));
  expect(await query(database.db).execute()).toEqual(rows);
});

it.each([
  ['2027-02-06 12:34:56.789+00', '2027-02-06T12:34:56.789Z'],
  ['2027-02-06 12:34:56.7+00', '2027-02-06T12:34:56.700Z'],
  ['2027-02-06 12:34:56+00', '2027-02-06T12:34:56.000Z'],
  ['2027-02-06 12:34:56.789+07', '2027-02-06T05:34:56.789Z'],
  ['2027-02-06 12:34:56-03:30', '2027-02-06T16:04:56.000Z'],
])('reads the moment %s', (text, moment) => {
  expect(readMoment(text).toISOString()).toBe(moment);
});
