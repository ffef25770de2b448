import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Api } from '@tram/api/client';
import { startApiServer, type ApiServer } from '../data/testing/api-server.ts';
import { withSentinels } from './sentinel-values.ts';

const sentinels = {
  userRole: 'CUSTOMER',
  notificationShown: 'SHOW',
  vpsStatus: { already: 'ALL', onRental: 'RENTING', end: 'FINISHED' },
} as const;

let server: ApiServer;
let api: Api;
beforeEach(async () => {
  server = await startApiServer();
  api = withSentinels(server.services.api, sentinels);
});
afterEach(() => server.close());

function answers(path: string, body: unknown): void {
  server.answers.set(path, { status: 200, body });
}

test.each([
  ['CUSTOMER', 'USER'],
  ['USER', 'ADMIN'],
  ['STAFF', 'ADMIN'],
])('who logs in as %s is %s to the portal', async (theirs, ours) => {
  answers('/auth/login', { _id: '1', username: 'a', role: theirs, jwt: 't' });
  const answer = await api.login({ body: { username: 'a', password: 'b' } });
  expect(answer).toMatchObject({ ok: true, value: { role: ours } });
});

test.each([
  ['SHOW', 1],
  ['HIDE', 0],
  [1, 0],
])('a notification of status %j has %j', async (theirs, ours) => {
  answers('/notification', { status: theirs, title: 'a', content: 'b' });
  expect(await api.getNotification()).toMatchObject({ ok: true, value: { status: ours } });
});

test('VPS orders are asked for in the words of the API, and come in those of the contract', async () => {
  const data = ['RENTING', 'FINISHED', 'LOST'].map((status) => ({ status }));
  const paths = ['/orders-vps?page=2&status=RENTING', '/orders-vps?status=FINISHED', '/orders-vps'];
  for (const path of paths) answers(path, { data, total_page: 1 });
  const answer = await api.listVpsOrders({ query: { page: 2, status: 'on_rental' } });
  expect(answer).toMatchObject({
    value: { data: [{ status: 'on_rental' }, { status: 'end' }, { status: 'LOST' }] },
  });
  await api.listVpsOrders({ query: { status: 'end' } });
  await api.listVpsOrders();
  expect(server.requests).toEqual(paths.map((path) => `GET ${path}`));
});
