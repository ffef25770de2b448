/**
 * The embedded database survives kills, 50 in a thorough run and 10 in any other: one data folder, written to all the time, by
 * a process that is killed (SIGKILL) at any moment and started again. What was acknowledged is there, and the accounts are
 * balanced, each time.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { ledgerEntries } from '../src/database/schema/money.ts';
import { orderHistory, orders } from '../src/database/schema/pcs.ts';
import { idempotencyRecords } from '../src/database/schema/server.ts';
import { type Child, startChild } from '../src/testing/child.ts';
import { auditLedger } from '../src/testing/ledger-audit.ts';
import { isThorough } from '../src/testing/property-runs.ts';
import { launchInstance, type ServerInstance } from '../src/testing/server-instance.ts';
import type { DatabaseSettings } from '../src/testing/test-settings.ts';
import { makePlace, removePlace } from '../src/testing/test-database.ts';
import { textField } from '../src/testing/test-server.ts';
import { acknowledge, acknowledgedIn, lostFrom } from './kills/acknowledged.ts';
import type { WritingOrder } from './kills/writing-child.ts';
import { createRandom, seedOfThisRun } from '../src/testing/random.ts';

const seed = seedOfThisRun();
const random = createRandom(seed);
/** How often while it opens the database, while it writes, and how often the whole server while it answers. */
const kills = isThorough
  ? { starting: 26, writing: 20, server: 4 }
  : { starting: 5, writing: 4, server: 1 };
const allKills = kills.starting + kills.writing + kills.server;

let place: DatabaseSettings;
let order: WritingOrder;
let token: string;
const everStarted: Child[] = [];

const serverSettings = { TRAM_PROVISION_MS: '50' };

/** A customer with money and a rented PC, made by the real server. */
async function prepare(server: ServerInstance): Promise<WritingOrder> {
  token = await server.tokenOf('demo');
  await server.call('/sandbox/api/accounts/demo', {
    method: 'PATCH',
    body: { balance: 1_000_000_000 },
  });
  const me = await server.call('/api/accounts/me', { token });
  const packages = await server.call('/api/packages');
  const cheapest: unknown = Array.isArray(packages.json) ? packages.json.at(-1) : null;
  const created = await server.call('/api/images', {
    token,
    body: { name: 'PC', id_package: textField(cheapest, '_id') },
  });
  const image = textField(created.json, '_id');
  await server.call('/api/orders', { token, body: { image, rental_period: 1, unit: 'month' } });
  await server.call('/sandbox/api/clock', { body: { advanceMs: 1000 } });
  const banks = await server.call('/api/banks?money=50000', { token });
  const acknowledged = path.join(place.dataDir, 'acknowledged');
  writeFileSync(acknowledged, '');
  return {
    dataDir: place.dataDir,
    acknowledged,
    account: { id: textField(me.json, '_id'), username: 'demo', role: 'USER' },
    image,
    bank: textField(Array.isArray(banks.json) ? banks.json[0] : null, '_id'),
  };
}

beforeAll(async () => {
  place = await makePlace({ server: null, filling: 'demo' });
  const { process, ready } = launchInstance(place, serverSettings);
  everStarted.push(process);
  order = await prepare(await ready);
  await process.kill();
});
afterAll(async () => {
  await Promise.all(everStarted.map((child) => child.kill()));
  await removePlace(place);
});

function startWriting(): Child {
  const child = startChild(path.join(import.meta.dirname, 'kills/writing-child.ts'), [
    JSON.stringify(order),
  ]);
  everStarted.push(child);
  return child;
}

/** Kills a process that opens the database and recovers from the previous kill. */
async function killWhileOpening(): Promise<void> {
  const child = startWriting();
  await child.line('opening');
  await delay(random.between(0, 600));
  await child.kill();
}

/** Kills a process that has found its database whole and writes. */
async function killWhileWriting(): Promise<void> {
  const child = startWriting();
  expect(await Promise.race([child.line('whole'), child.line('broken')])).toBe('whole');
  await child.line(`acknowledged ${random.between(3, 12)}.`);
  await delay(random.between(0, 20));
  await child.kill();
}

/** Kills the whole server while customers wait for their answers. */
async function killServer(): Promise<void> {
  const { process, ready } = launchInstance(place, serverSettings);
  everStarted.push(process);
  const server = await ready;
  const body = { image: order.image, rental_period: 1, unit: 'hour' };
  let answers = random.between(3, 12);
  const extendAgain = async () => {
    for (;;) {
      const key = `over-http-${random.between(0, 2 ** 31)}`;
      const headers = { 'idempotency-key': key };
      const request = { method: 'PATCH', token, body, headers };
      const answer = await server.call('/api/orders/extend', request);
      expect(answer.status).toBe(200);
      acknowledge(order.acknowledged, {
        kind: 'answer',
        operation: 'extendOrder',
        key,
        body: answer.json,
      });
      answers -= 1;
      if (answers === 0) void process.kill();
    }
  };
  const customers = Promise.allSettled([extendAgain(), extendAgain(), extendAgain()]);
  for (const outcome of await customers) {
    // Cut off before the answer began, or in the middle of it.
    expect(String(outcome.status === 'rejected' && outcome.reason)).toMatch(
      /^TypeError: (fetch failed|terminated)$/,
    );
  }
  // Its connections close before it has exited, and until then it holds the lock of the folder.
  await process.kill();
}

test(`an embedded database survives ${allKills} kills (TRAM_SEED=${seed} repeats it)`, async () => {
  const ways = random.shuffled([
    ...Array.from({ length: kills.starting }, () => killWhileOpening),
    ...Array.from({ length: kills.writing }, () => killWhileWriting),
    ...Array.from({ length: kills.server }, () => killServer),
  ]);
  expect(ways).toHaveLength(isThorough ? 50 : 10);
  for (const kill of ways) await kill();

  const opened = await openDatabase(place, { info() {}, error() {} });
  expect(await auditLedger(opened.db)).toEqual([]);
  expect(await lostFrom(opened.db, order.acknowledged)).toEqual([]);
  // Something was written, or this would prove nothing; and all of it once.
  expect(acknowledgedIn(order.acknowledged).length).toBeGreaterThan(
    3 * (kills.writing + kills.server),
  );
  const charged = await opened.db
    .select({ id: ledgerEntries.reference })
    .from(ledgerEntries)
    .innerJoin(orderHistory, eq(orderHistory.id, ledgerEntries.reference))
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(eq(orders.imageId, order.image));
  const isExtension = eq(idempotencyRecords.operation, 'extendOrder');
  expect(charged).toHaveLength(await opened.db.$count(idempotencyRecords, isExtension));
  await opened.close();
});
