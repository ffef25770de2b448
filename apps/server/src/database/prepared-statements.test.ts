import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { isThorough } from '../testing/property-runs.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { contains } from './page.ts';
import { sshRoutes } from './schema/pcs.ts';
import { settings } from './schema/server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.remove());

const insert = (key: string, value = 'first') =>
  database.db.insert(settings).values({ key, value });
const select = (key: string) => database.db.select().from(settings).where(eq(settings.key, key));

async function codeOf(failing: PromiseLike<unknown>): Promise<unknown> {
  try {
    await failing;
    return null;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    return cause instanceof Error && 'code' in cause ? cause.code : error;
  }
}

describe('a statement that is executed again and again', () => {
  it('gives what is there at the time', async () => {
    expect(await select('a')).toEqual([]);
    await insert('a');
    expect(await select('a')).toEqual([{ key: 'a', value: 'first' }]);
    await database.db.update(settings).set({ value: 'second' }).where(eq(settings.key, 'a'));
    expect(await select('a')).toEqual([{ key: 'a', value: 'second' }]);
  });

  it('works again after it failed, also in a transaction that is undone', async () => {
    await insert('a');
    expect(await codeOf(insert('a'))).toBe('23505');
    await insert('b');
    const undone = database.db.transaction(async (transaction) => {
      await transaction.insert(settings).values({ key: 'c', value: 'undone' });
      expect(await codeOf(transaction.insert(settings).values({ key: 'c', value: 'twice' }))).toBe(
        '23505',
      );
      // The transaction is lost: PostgreSQL refuses everything until it ends, new statements too.
      expect(await codeOf(transaction.select({ value: settings.value }).from(settings))).toBe(
        '25P02',
      );
      throw new Error('enough');
    });
    await expect(undone).rejects.toThrow('enough');
    expect(await select('c')).toEqual([]);
    const values = await database.db.select({ value: settings.value }).from(settings);
    expect(values.length).toBeGreaterThanOrEqual(2);
  });

  it('is planned anew for each text that it searches for', async () => {
    await insert('a', 'Render Tết 2027');
    const search = (part: string) =>
      database.db.select().from(settings).where(contains(settings.value, part));
    for (const part of ['Tết', '2027', 'G1080', '%']) {
      const found = part === 'Tết' || part === '2027' ? 1 : 0;
      expect(await search(part)).toHaveLength(found);
    }
    const kept = await database.db.execute(
      sql`select statement from pg_prepared_statements where position('settings' in statement) > 0`,
    );
    expect(JSON.stringify(kept)).toContain('insert into');
    expect(JSON.stringify(kept)).not.toContain(' like ');
  });

  it('may be one of more texts than stay prepared', async () => {
    await insert('a');
    const texts = Array.from({ length: 700 }, (_, index) => `select ${index} as "number"`);
    for (const text of [...texts, ...texts.slice(0, 3)]) {
      const result = await database.db.execute(sql.raw(text));
      expect(result).toMatchObject({ rows: [{ number: Number(/\d+/.exec(text)) }] });
    }
    expect(await select('a')).toHaveLength(1);
  });

  it('takes and gives every kind of value, and many at once', async () => {
    const moment = new Date('2027-02-06T12:34:56.789Z');
    const row = {
      id: 'a'.repeat(24),
      apiTunnel: null,
      gateway: 'Cổng số 1 “Tết” 🧧',
      router: ['WAN00 – Hà Nội', '"quoted", {braced}'],
      routerXoay: [],
      createdAt: moment,
      updatedAt: moment,
    };
    await database.db.insert(sshRoutes).values(row);
    // Longer than what the embedded database sends at once.
    const others = Array.from({ length: 300 }, (_, index) => ({
      ...row,
      id: String(index).padStart(24, '0'),
      gateway: 'x'.repeat(index),
    }));
    await database.db.insert(sshRoutes).values(others);
    for (const _ of [1, 2]) {
      const rows = await database.db.select().from(sshRoutes).orderBy(sshRoutes.id);
      expect(rows).toEqual([...others, row]);
      const found = await database.db
        .select({ id: sshRoutes.id })
        .from(sshRoutes)
        .where(sql`${sshRoutes.id} = any(${sql.placeholder('ids')})`)
        .prepare('some_routes')
        .execute({ ids: [row.id, others[7]?.id, 'none, "of" {them}'] });
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set([others[7]?.id, row.id]));
    }
  });

  // A PostgreSQL that several servers share is migrated before they ask for what is new; this one while it is open.
  it.runIf(isThorough)('sees what became of its table', async () => {
    await insert('a', '1');
    const read = () => database.db.execute(sql`select value from settings where key = 'a'`);
    expect(await read()).toMatchObject({ rows: [{ value: '1' }] });
    await database.db.execute(sql`alter table settings alter column value type integer using 1`);
    expect(await read()).toMatchObject({ rows: [{ value: 1 }] });
  });
});
