/**
 * The floor, as a process: Fastify with nothing around it, and one query or one row written through the same database driver.
 * Whatever the server takes beyond that is its own. Lists have a floor of their own each: the statement that reads their page,
 * for the account of the bench, with nothing before and after it.
 */
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { readCloudImages } from '../src/cloud/cloud-views.ts';
import { openDatabase } from '../src/database/open.ts';
import type { PageRange } from '../src/database/page.ts';
import { accounts } from '../src/database/schema/accounts.ts';
import { settings } from '../src/database/schema/server.ts';
import { imagesOfAccount } from '../src/images/image-view.ts';
import { readOrders } from '../src/orders/order-view.ts';
import { readSettings } from '../src/settings.ts';
import { account } from './prepare.ts';

const read = readSettings(process.env);
const { db } = await openDatabase(read, { info() {}, error() {} });
await db.insert(settings).values({ key: 'bench', value: '0' }).onConflictDoNothing();
const [customer] = await db
  .select({ accountId: accounts.id })
  .from(accounts)
  .where(eq(accounts.username, account));
if (customer === undefined) throw new Error(`there is no account ${account}`);
const { accountId } = customer;

const app = Fastify();
const answer = { _id: '6740c1e29f0b7a4100000001', name: 'Render Tết 2027', total_page: 1 };
app.get('/route', async () => answer);
app.get('/query', async () => {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'bench'));
  return { ...answer, value: row?.value };
});
const page: PageRange = { limit: read.pageSize, offset: 0 };
app.get('/listImages', () => imagesOfAccount(db).execute({ accountId, ...page }));
app.get('/listOrders', () => readOrders(db, accountId, [], page));
app.get('/listCloudImages', () => readCloudImages(db, { accountId, withDeleted: false }, page));
let written = 0;
app.post('/write', async () => {
  const key = `bench-${(written += 1)}`;
  await db.transaction((transaction) => transaction.insert(settings).values({ key, value: '0' }));
  return answer;
});
console.log(`listening ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
