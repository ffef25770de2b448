import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement, statementEntries } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { seedDatabase } from './seed.ts';

let domain: TestDomain;

beforeAll(async () => {
  domain = await openTestDomain();
  await seedDatabase(domain.services, async () => 'hash');
});
afterAll(() => domain.close());

/** A page of a list as every paged operation answers it. */
interface Page<Row> {
  readonly data: readonly Row[];
  readonly total_page: number;
}

/** Every row of a list, page by page as the portal reads it. */
async function everyRow<Row>(read: (page: number) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const { data, total_page: pages } = await read(1);
  const rows = [...data];
  for (let page = 2; page <= pages; page += 1) rows.push(...(await read(page)).data);
  return rows;
}

test('the statement of the demo account explains its balance to the last đồng', async () => {
  const [row] = await domain.services.database
    .select()
    .from(accounts)
    .where(eq(accounts.username, 'demo'));
  if (row === undefined) throw new Error('there is no demo account');
  const { id, username, role } = row;
  const demo = { id, username, role };
  const orders = await everyRow((page) => domain.call('listOrders', demo, { query: { page } }));
  const histories = new Map(
    await Promise.all(
      orders.map(async ({ _id: orderId }) => {
        const rows = await everyRow((page) =>
          domain.call('listOrderHistory', demo, { path: { orderId }, query: { page } }),
        );
        return [orderId, rows] as const;
      }),
    ),
  );
  const entries = statementEntries({
    recharges: await everyRow((page) => domain.call('listRecharges', demo, { query: { page } })),
    orders,
    histories,
    vpsOrders: await everyRow((page) => domain.call('listVpsOrders', demo, { query: { page } })),
    cloudImages: await everyRow((page) =>
      domain.call('listCloudImages', demo, { query: { tab: 'cloud_order', page } }),
    ),
  });
  const at = domain.services.clock.now().getTime();
  const { unexplained, months } = statement(entries, {
    balance: row.balance,
    at,
    isComplete: true,
  });
  expect(unexplained).toBe(0);
  // At no time was more spent than there was.
  for (const { rows } of months) {
    for (const { balanceAfter } of rows) expect(balanceAfter).toBeGreaterThanOrEqual(0);
  }
});
