import { afterEach, beforeEach, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { prepared } from './prepared.ts';
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
