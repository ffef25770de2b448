import { createServer, type Server } from 'node:http';
import { createActivity } from '@tram/api/activity';
import { createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { createSession } from '@tram/api/session';
import { afterEach, expect, test } from 'vitest';
import { withSentinels } from './sentinel-values.ts';

const sentinels = {
  userRole: 'CUSTOMER',
  notificationShown: 'SHOW',
  vpsStatus: { already: 'ALL', onRental: 'RENTING', end: 'FINISHED' },
} as const;

let server: Server;
afterEach(() => void server.close());

/** A client in front of an API that answers everything with this, and what it was asked. */
async function inFrontOf(answer: unknown) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const api = createApi({
    baseUrl: `http://127.0.0.1:${address.port}`,
    session: createSession({ storage: null, events: null }),
    clock: createServerClock(),
    activity: createActivity(),
  });
  return { api: withSentinels(api, sentinels), asked };
}

test.each([
  ['CUSTOMER', 'USER'],
  ['USER', 'ADMIN'],
  ['STAFF', 'ADMIN'],
])('who logs in as %s is %s to the portal', async (theirs, ours) => {
  const { api } = await inFrontOf({ _id: '1', username: 'a', role: theirs, jwt: 't' });
  const answer = await api.login({ body: { username: 'a', password: 'b' } });
  expect(answer).toMatchObject({ ok: true, value: { role: ours } });
});

test.each([
  ['SHOW', 1],
  ['HIDE', 0],
  [1, 0],
])('a notification of status %j has %j', async (theirs, ours) => {
  const { api } = await inFrontOf({ status: theirs, title: 'a', content: 'b' });
  expect(await api.getNotification()).toMatchObject({ ok: true, value: { status: ours } });
});

test('VPS orders are asked for in the words of the API, and come in those of the contract', async () => {
  const data = ['RENTING', 'FINISHED', 'LOST'].map((status) => ({ status }));
  const { api, asked } = await inFrontOf({ data, total_page: 1 });
  const answer = await api.listVpsOrders({ query: { page: 2, status: 'on_rental' } });
  expect(answer).toMatchObject({
    value: { data: [{ status: 'on_rental' }, { status: 'end' }, { status: 'LOST' }] },
  });
  await api.listVpsOrders({ query: { status: 'end' } });
  await api.listVpsOrders();
  expect(asked).toEqual([
    '/orders-vps?page=2&status=RENTING',
    '/orders-vps?status=FINISHED',
    '/orders-vps',
  ]);
});
