/**
 * The floor, as a process: Fastify with nothing around it, and one query or one row written through the same database driver.
 * Whatever the server takes beyond that is its own.
 */
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { openDatabase } from '../src/database/open.ts';
import { settings } from '../src/database/schema/server.ts';
import { readSettings } from '../src/settings.ts';

const { db } = await openDatabase(readSettings(process.env), { info() {}, error() {} });
await db.insert(settings).values({ key: 'bench', value: '0' }).onConflictDoNothing();

const app = Fastify();
const answer = { _id: '6740c1e29f0b7a4100000001', name: 'Render Tết 2027', total_page: 1 };
app.get('/route', async () => answer);
app.get('/query', async () => {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'bench'));
  return { ...answer, value: row?.value };
});
let written = 0;
app.post('/write', async () => {
  const key = `bench-${(written += 1)}`;
  await db.transaction((transaction) => transaction.insert(settings).values({ key, value: '0' }));
  return answer;
});
console.log(`listening ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
