import { expect, onTestFinished, test } from 'vitest';
import { addCustomers, connectCustomer } from '../testing/many-customers.ts';
import { startTestServer } from '../testing/test-server.ts';

const tokenSecret = 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE';
const count = 100;

test('a hundred customers behind one address come back after a restart, and read their page once', async () => {
  const settings = { tokenSecret, rateLimits: true };
  const before = await startTestServer(settings);
  onTestFinished(() => before.remove());
  const { dataDir, databaseUrl } = before.services.settings;
  const signedIn = await addCustomers(before.services, tokenSecret, count);
  const customers = signedIn.map((customer) =>
    connectCustomer(before.origin, customer, {
      reconnectAfterMs: { shortest: 100, longest: 500 },
      resyncWithinMs: 500,
      // A page whose acknowledgement is late is read before it and after it, which a busy machine must not bring about.
      joinWaitMs: 60_000,
    }),
  );
  onTestFinished(() => {
    for (const { realtime } of customers) realtime.disconnect();
  });
  const greetings = () => customers.map((customer) => customer.greetings());
  const reads = () => customers.map((customer) => customer.reads.join(', '));
  const patience = { timeout: 60_000, interval: 100 };
  await expect.poll(greetings, patience).toEqual(Array(count).fill(1));
  await expect.poll(reads, patience).toEqual(Array(count).fill('200'));

  await before.close();
  const after = await startTestServer({ ...settings, dataDir, databaseUrl, port: before.port });
  onTestFinished(() => after.remove());
  await expect.poll(greetings, patience).toEqual(Array(count).fill(2));
  await expect.poll(reads, patience).toEqual(Array(count).fill('200, 200'));
  expect(customers.filter((customer) => customer.wasRefused())).toEqual([]);
  expect(customers.map(({ realtime }) => realtime.status())).toEqual(
    Array(count).fill('connected'),
  );
}, 180_000);
