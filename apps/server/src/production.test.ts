import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameColumns } from './auth/account-name.ts';
import { hashPassword } from './auth/password.ts';
import { newId } from './database/columns.ts';
import { accounts } from './database/schema/accounts.ts';
import { notifications } from './database/schema/messages.ts';
import { banks, recharges } from './database/schema/money.ts';
import { plannedFaults } from './database/schema/server.ts';
import { inOneTransaction } from './database/unit-of-work.ts';
import { book } from './ledger/book.ts';
import { domainSandboxRoutes } from './operations.ts';
import type { Settings } from './settings.ts';
import { startTestServer, type TestServer, textField } from './testing/test-server.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/test-settings.ts';

let folder: TemporaryFolder;
let server: TestServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  const files: Record<string, string> = {
    'client/routes.json': JSON.stringify({ '/home': {}, '*': {} }),
    'server/render.js': `
      export const renderedPaths = [];
      export const languages = ['vi'];
      export const requestLanguage = () => 'vi';
      export const render = async () => '';
      export const renderShell = async ({ path }) => '<html>shell ' + path + '</html>';`,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const production: Partial<Settings> = {
    mode: 'production',
    origin: 'https://portal.example',
    tokenSecret: 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE',
    banks: [],
    machineDriver: path.join(import.meta.dirname, '../examples/own-driver.mjs'),
    portalDir: folder.folder,
    // What production leaves out, so that a fault of an answer is seen here.
    checkAnswers: true,
  };
  server = await startTestServer(production);
});
afterAll(async () => {
  await server.remove();
  await folder.remove();
});

/** Every call of the sandbox, with ids in the place of parameters. */
const sandboxCalls: readonly [method: string, path: string][] = [
  ['GET', ''],
  ['GET', '/style.css'],
  ['GET', '/api/recharges'],
  ['POST', '/api/recharges/:id/pay'],
  ['GET', '/api/accounts'],
  ['PATCH', '/api/accounts/:username'],
  ['GET', '/api/outbox'],
  ['GET', '/api/clock'],
  ['POST', '/api/clock'],
  ['GET', '/api/faults'],
  ['POST', '/api/faults'],
  ['DELETE', '/api/faults'],
  ['POST', '/forms/clock'],
  ['POST', '/forms/recharges/:id'],
  ...domainSandboxRoutes.map(({ method, path: below }): [string, string] => [
    method,
    `/api${below}`,
  ]),
];

describe('there is no sandbox', () => {
  test.each(sandboxCalls)('%s /sandbox%s', async (method, below) => {
    const address = `/sandbox${below.replaceAll(/:\w+/g, '6740c1e29f0b7a4100000001')}`;
    const body = { advanceMs: 1, operation: 'login', kind: 'fail', times: 1, isActive: false };
    const isPage = method === 'GET' && !address.endsWith('.css');
    const answer = await server.call(address, method === 'GET' ? {} : { method, body });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(isPage ? '<html>shell /404</html>' : '"statusCode":404');
  });

  test('nor anything that it left behind: no accounts, no banks, no notice, no faults, no moved clock', async () => {
    const { database, clock } = server.services;
    for (const table of [accounts, banks, recharges, notifications, plannedFaults]) {
      expect(await database.$count(table)).toBe(0);
    }
    expect(clock.offsetMs).toBe(0);
    for (const username of ['demo', 'new-customer', 'admin', 'xuong-phim-sen']) {
      const login = { username, password: 'tram-demo-2026' };
      expect((await server.call('/api/auth/login', { body: login })).status).toBe(401);
    }
  });
});

/** A customer who has paid something in, signed in. */
async function signedIn(balance: number): Promise<string> {
  const id = newId();
  const password = 'mật khẩu của khách';
  const { services } = server;
  const passwordHash = await hashPassword(password);
  await inOneTransaction(services, async (unit) => {
    await unit.transaction.insert(accounts).values({
      id,
      ...nameColumns('khach'),
      fullName: 'Khách',
      email: 'khach@portal.example',
      phone: '0901234567',
      passwordHash,
      emailVerifiedAt: unit.now,
      createdAt: unit.now,
      updatedAt: unit.now,
    });
    await book(unit, { accountId: id, amount: balance, kind: 'adjustment', reference: id });
  });
  const login = await server.call('/api/auth/login', { body: { username: 'khach', password } });
  return textField(login.json, 'jwt');
}

test('an order becomes a machine of the operator’s own driver, and its errors are words for the customer', async () => {
  const token = await signedIn(1_000_000);
  const packages = await server.call('/api/packages');
  const first: unknown = Array.isArray(packages.json) ? packages.json[0] : null;
  const body = { name: 'Máy của tôi', id_package: textField(first, '_id') };
  const image = textField((await server.call('/api/images', { token, body })).json, '_id');
  const order = { image, rental_period: 1, unit: 'hour' };
  expect((await server.call('/api/orders', { token, body: order })).status).toBe(201);
  const rented = async () => (await server.call(`/api/orders/image/${image}`, { token })).json;
  await expect
    .poll(rented, { timeout: 60_000 })
    .toMatchObject({ user_remote: 'renter', remote_ext_ip: '198.51.100.11:3389' });
  const reset = await server.call('/api/tool/reset', { token, body: { id: image } });
  expect([reset.status, reset.json]).toEqual([200, expect.objectContaining({ statusCode: 400 })]);
});
