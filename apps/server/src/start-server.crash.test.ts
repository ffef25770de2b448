/** The real program, killed while a customer waits for the answer to an order. */
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Child, startChild } from './testing/child.ts';
import { call, textField } from './testing/test-server.ts';
import type { DatabaseSettings } from './testing/test-settings.ts';
import { makePlace, removePlace } from './testing/test-database.ts';

const main = path.join(import.meta.dirname, 'main.ts');
let place: DatabaseSettings | null = null;
let running: Child | null = null;
afterEach(async () => {
  await running?.kill();
  if (place !== null) await removePlace(place);
});

/** Starts the program. @returns its address */
async function start({ dataDir, databaseUrl }: DatabaseSettings): Promise<string> {
  running = startChild(main, [], {
    PORT: '0',
    TRAM_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    TRAM_PROVISION_MS: '500',
    TRAM_LOG_LEVEL: 'error',
  });
  return (await running.line('  portal')).replace('  portal', '').trim();
}

async function signIn(origin: string): Promise<string> {
  const body = { username: 'demo', password: 'tram-demo-2026' };
  return textField((await call(`${origin}/api/auth/login`, { body })).json, 'jwt');
}

it('charges once and boots once: the repeated request gets the answer that was lost', async () => {
  place = await makePlace({ filling: 'demo' });
  const before = await start(place);
  const token = await signIn(before);
  const packages = (await call(`${before}/api/packages`)).json;
  expect(packages).toMatchObject([{ name: 'G4090' }, {}, {}, {}, {}]);
  const id_package = textField(Array.isArray(packages) ? packages[0] : null, '_id');
  const created = await call(`${before}/api/images`, { token, body: { name: 'PC', id_package } });
  const image = textField(created.json, '_id');
  // The order is made, and its answer never comes.
  await call(`${before}/sandbox/api/faults`, {
    body: { operation: 'createOrder', kind: 'stall', moment: 'after', times: 1, delayMs: 600_000 },
  });
  const order = {
    token,
    body: { image, rental_period: 2, unit: 'hour' },
    headers: { 'idempotency-key': 'one-intention' },
  };
  const lost = call(`${before}/api/orders`, order).catch(() => 'no answer');
  await expect
    .poll(async () => (await call(`${before}/api/orders/image/${image}`, { token })).status)
    .toBe(200);
  await running?.kill();
  expect(await lost).toBe('no answer');

  const after = await start(place);
  const again = await call(`${after}/api/orders`, order);
  expect(again).toMatchObject({ status: 201, json: { _id: image, is_booting: 1 } });
  const account = await call(`${after}/api/accounts/me`, { token });
  // 2 hours at 45.000 VND, less 5 %.
  expect(account.json).toMatchObject({ balance: 2_000_000 - 85_500 });
  await expect
    .poll(async () => (await call(`${after}/api/orders/file/${image}`, { token })).status)
    .toBe(200);
  const orders = await call(`${after}/api/orders?imageName=PC&status=1`, { token });
  expect(orders.json).toMatchObject({ data: [{ status: 1, rental_period: 2 }], total_page: 1 });
});
