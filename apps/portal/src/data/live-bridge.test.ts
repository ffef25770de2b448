import { EventEmitter, once } from 'node:events';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { ResultEvent } from '@tram/api/realtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bridgeLive } from './live-bridge.ts';
import { createLive, type Live } from './live.ts';
import { callQuery, type QueryId } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { startApiServer, type ApiServer } from './testing/api-server.ts';
import { createEvents } from './testing/events.ts';

/** A fake socket: emits what a test emits. */
function createSocket() {
  const events = createEvents();
  const waking = new Set<() => void>();
  const refusals = new Set<() => void>();
  const live: Live = createLive(
    {
      realtime: async () => ({
        connect: () => undefined,
        disconnect: () => undefined,
        status: () => 'connected',
        onStatus(listener) {
          refusals.add(() => listener('refused'));
          return () => undefined;
        },
        on: events.on,
        onResync(listener) {
          waking.add(() => listener('reconnected', 0));
          return () => undefined;
        },
      }),
    },
    () => 0,
  );
  live.start();
  return {
    live,
    ready: () => expect.poll(() => events.size()).toBe(5),
    says: events.say,
    isRefused() {
      for (const refuse of refusals) refuse();
    },
    comesBack() {
      for (const wake of waking) wake();
    },
  };
}

const paths = {
  listImages: '/images?page=1',
  listRecharges: '/recharges?page=1',
  getMyAccount: '/accounts/me',
  listBanks: '/banks?money=50000',
} as const;

let server: ApiServer;
let client: QueryClient;
let socket: ReturnType<typeof createSocket>;
let leaveScreen: () => void;
let endBridge: () => void;

/** So many requests have been sent, and none is on its way. */
async function answered(requests: number): Promise<void> {
  await expect.poll(() => server.requests.length).toBe(requests);
  await expect.poll(() => client.isFetching()).toBe(0);
}

beforeEach(async () => {
  server = await startApiServer();
  client = createQueryClient();
  socket = createSocket();
  await socket.ready();
  endBridge = bridgeLive({
    live: socket.live,
    client,
  });
  for (const path of Object.values(paths)) server.answers.set(path, { status: 200, body: {} });
  const observers = [
    new QueryObserver(client, callQuery(server.services, 'listImages', { query: { page: 1 } })),
    new QueryObserver(client, callQuery(server.services, 'listRecharges', { query: { page: 1 } })),
    new QueryObserver(client, callQuery(server.services, 'getMyAccount', {})),
    new QueryObserver(
      client,
      callQuery(server.services, 'listBanks', { query: { money: 50_000 } }),
    ),
  ].map((observer) => observer.subscribe(() => undefined));
  await answered(4);
  leaveScreen = () => {
    for (const stop of observers) stop();
  };
});

afterEach(async () => {
  endBridge();
  leaveScreen();
  client.clear();
  await server.close();
});

const event = (status: ResultEvent['status'], message: string): ResultEvent => ({
  id: 'r1',
  status,
  message,
  at: '2026-11-20T08:00:00Z',
});

/** What was read again since the screen was opened. */
async function refetched(): Promise<string[]> {
  await expect.poll(() => client.isFetching()).toBe(0);
  return server.requests
    .slice(4)
    .map((request) => request.replace('GET ', ''))
    .sort();
}

const of = (...ids: readonly (keyof typeof paths & QueryId)[]) => ids.map((id) => paths[id]).sort();

describe('an event', () => {
  test.each([
    ['with any outcome', event('SUCCESS', 'Máy đã sẵn sàng')],
    ['with nothing but a name', {}],
    // @spec 4.26
  ])('boot_result reads the PCs and the account again, %s', async (_, said) => {
    socket.says('boot_result', said);
    expect(await refetched()).toEqual(of('listImages', 'getMyAccount'));
  });

  test.each([
    ['and the account when money came', event('SUCCESS', 'Đã nạp'), true],
    ['and not the account when none came', event('FAILED', 'Ngân hàng từ chối'), false],
    ['and the account when it does not say whether money came', {}, true],
    // @spec 4.27
  ])('recharge_result reads the recharges again, %s', async (_, said, readsAccount) => {
    socket.says('recharge_result', said);
    expect(await refetched()).toEqual(
      readsAccount ? of('listRecharges', 'getMyAccount') : of('listRecharges'),
    );
  });

  test('account_result reads the account again, and nothing else', async () => {
    socket.says('account_result', { id: 'me' });
    expect(await refetched()).toEqual(of('getMyAccount'));
  });

  test('create_vm_result of a PC reads the page again that has it, and no other', async () => {
    const pages = [1, 2, 3].map((page) => {
      const path = `/images?page=${page}`;
      server.answers.set(path, { status: 200, body: { data: [{ _id: `pc-${page}` }] } });
      const query = callQuery(server.services, 'listImages', { query: { page } });
      return new QueryObserver(client, { ...query, staleTime: 0 }).subscribe(() => undefined);
    });
    await answered(7);
    socket.says('create_vm_result', { id: 'pc-2' });
    await expect.poll(() => server.requests.slice(7)).toContain('GET /images?page=2');
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(server.requests.slice(7).filter((request) => request.includes('images'))).toEqual([
      'GET /images?page=2',
    ]);
    for (const leave of pages) leave();
  });

  test('create_vm_result of a PC whose page is being read again reads it once more after that', async () => {
    const list = { data: [{ _id: 'pc-1' }], total_page: 1 };
    server.answers.set(paths.listImages, { status: 200, body: list });
    await client.refetchQueries({ queryKey: ['listImages'] });
    const network = new EventEmitter();
    const until = once(network, 'arrival');
    server.answers.set(paths.listImages, { status: 200, body: list, until });
    socket.says('boot_result');
    const reads = () => server.requests.filter((request) => request.endsWith(paths.listImages));
    await expect.poll(() => reads().length).toBe(3);
    server.answers.set(paths.listImages, { status: 200, body: { ...list, total_page: 2 } });
    socket.says('create_vm_result', { id: 'pc-1' });
    network.emit('arrival');
    await expect.poll(() => reads().length).toBe(4);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(client.getQueryData(['listImages', { query: { page: 1 } }])).toMatchObject({
      total_page: 2,
    });
  });

  test('create_vm_result of a machine that is on no page reads no page of the PCs', async () => {
    socket.says('create_vm_result', { id: 'another' });
    expect(await refetched()).toEqual(of('getMyAccount'));
  });

  test('create_vm_result that does not say of which machine reads the PCs again', async () => {
    socket.says('create_vm_result');
    expect(await refetched()).toEqual(of('listImages', 'getMyAccount'));
  });

  test('among five hundred in a row reads each list twice: at once, and for all that came after', async () => {
    for (let count = 1; count <= 500; count += 1) {
      socket.says('boot_result');
      socket.says('recharge_result');
    }
    await expect.poll(() => server.requests.length).toBeGreaterThanOrEqual(4 + 6);
    expect(await refetched()).toEqual([
      ...of('getMyAccount', 'getMyAccount', 'listImages', 'listImages'),
      ...of('listRecharges', 'listRecharges'),
    ]);
  });

  test.each(['on screen', 'before its screen is there'])(
    'while a list is read for the first time, %s, reads it again: that answer may be older than the event',
    async (where) => {
      const path = '/images?page=2';
      const query = callQuery(server.services, 'listImages', { query: { page: 2 } });
      const network = new EventEmitter();
      const until = once(network, 'arrival');
      server.answers.set(path, { status: 200, body: { total_page: 1 }, until });
      const observer = new QueryObserver(client, query);
      const look = () => observer.subscribe(() => undefined);
      if (where === 'on screen') look();
      else void client.prefetchQuery(query);
      await expect.poll(() => server.requests.at(-1)).toBe(`GET ${path}`);
      server.answers.set(path, { status: 200, body: { total_page: 2 } });
      socket.says('boot_result');
      network.emit('arrival');
      await expect.poll(() => client.isFetching()).toBe(0);
      if (where !== 'on screen') look();
      await expect.poll(() => observer.getCurrentResult().data?.total_page).toBe(2);
      observer.destroy();
    },
  );

  // @spec S14
  test('carries no values: what is shown is what the server answers', async () => {
    server.answers.set(paths.listRecharges, { status: 200, body: { data: [], total_page: 7 } });
    socket.says('recharge_result', event('SUCCESS', 'Đã nạp 50.000 VNĐ'));
    await refetched();
    expect(client.getQueryData(['listRecharges', { query: { page: 1 } }])).toEqual({
      data: [],
      total_page: 7,
    });
  });
});

test('a connection that is refused asks the account why', async () => {
  socket.isRefused();
  expect(await refetched()).toEqual(of('getMyAccount'));
});

// @spec S2 S14
test('after a connection that comes back everything on screen is read again, catalogues excepted', async () => {
  let waitedFor = 0;
  server.activity.subscribe(() => {
    waitedFor = Math.max(waitedFor, server.activity.count());
  });
  socket.comesBack();
  expect(await refetched()).toEqual(of('listImages', 'listRecharges', 'getMyAccount'));
  expect(waitedFor).toBe(0);
});

test('what is not on screen is read again when it is shown next', async () => {
  leaveScreen();
  socket.comesBack();
  expect(await refetched()).toEqual([]);

  await client.fetchQuery(callQuery(server.services, 'listImages', { query: { page: 1 } }));
  expect(await refetched()).toEqual(of('listImages'));
});
