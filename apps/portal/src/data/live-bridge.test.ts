import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { RealtimeEventName, RealtimeEvents, ResultEvent } from '@tram/api/realtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bridgeLive } from './live-bridge.ts';
import { createLive, type Live } from './live.ts';
import { callQuery, type QueryId } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { startApiServer, type ApiServer } from './testing/api-server.ts';

type Listener = (event: RealtimeEvents[RealtimeEventName]) => void;

/** Stands for the socket: says what it is told to say. */
function createSocket() {
  const listeners = new Map<RealtimeEventName, Listener>();
  const waking = new Set<() => void>();
  const refusals = new Set<() => void>();
  const live: Live = createLive({
    realtime: async () => ({
      connect: () => undefined,
      disconnect: () => undefined,
      status: () => 'connected',
      onStatus(listener) {
        refusals.add(() => listener('refused'));
        return () => undefined;
      },
      on(name, listener) {
        // Each name is emitted with an event of its own type below.
        listeners.set(name, (event) => Reflect.apply(listener, undefined, [event]));
        return () => undefined;
      },
      onLookAgain(listener) {
        waking.add(() => listener('reconnected'));
        return () => undefined;
      },
    }),
  });
  live.start();
  return {
    live,
    ready: () => vi.waitUntil(() => listeners.size === 4),
    says: (name: RealtimeEventName, event: ResultEvent) =>
      listeners.get(name)?.({ action: 'start', ...event }),
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
let toasts: string[];
let shown: string | null;
let leaveScreen: () => void;
let endBridge: () => void;

beforeEach(async () => {
  server = await startApiServer();
  client = createQueryClient();
  socket = createSocket();
  toasts = [];
  shown = null;
  await socket.ready();
  endBridge = bridgeLive({
    live: socket.live,
    client,
    notify: (status, message) => toasts.push(`${status}: ${message}`),
    showsRecharge: (id) => id === shown,
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
  await vi.waitUntil(() => client.isFetching() === 0 && server.requests.length === 4);
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
async function readAgain(): Promise<string[]> {
  await vi.waitUntil(() => client.isFetching() === 0);
  return server.requests
    .slice(4)
    .map((request) => request.replace('GET ', ''))
    .sort();
}

const of = (...ids: readonly (keyof typeof paths & QueryId)[]) => ids.map((id) => paths[id]).sort();

describe('an event', () => {
  test('boot_result reads the PCs and the account again, and says nothing by itself', async () => {
    socket.says('boot_result', event('SUCCESS', 'Máy đã sẵn sàng'));
    expect(await readAgain()).toEqual(of('listImages', 'getMyAccount'));
    expect(toasts).toEqual([]);
  });

  test('create_vm_result and vm_result are shown in the server’s words', () => {
    socket.says('create_vm_result', event('SUCCESS', 'Tạo máy thành công'));
    socket.says('vm_result', event('FAILED', 'Không còn máy trống'));
    expect(toasts).toEqual(['valid: Tạo máy thành công', 'inValid: Không còn máy trống']);
  });

  test('recharge_result reads the recharges again, and the account only when money came', async () => {
    socket.says('recharge_result', event('FAILED', 'Ngân hàng từ chối'));
    expect(await readAgain()).toEqual(of('listRecharges'));
    expect(toasts).toEqual(['inValid: Ngân hàng từ chối']);

    socket.says('recharge_result', event('SUCCESS', 'Đã nạp 50.000 VNĐ'));
    expect(await readAgain()).toEqual(of('listRecharges', 'listRecharges', 'getMyAccount'));
    expect(toasts.at(-1)).toBe('valid: Đã nạp 50.000 VNĐ');
  });

  test('about the recharge whose dialog is open is left to the dialog, unless it failed', () => {
    shown = 'r1';
    socket.says('recharge_result', event('SUCCESS', 'Đã nạp 50.000 VNĐ'));
    expect(toasts).toEqual([]);
    socket.says('recharge_result', event('FAILED', 'Ngân hàng từ chối'));
    expect(toasts).toEqual(['inValid: Ngân hàng từ chối']);
  });

  test('carries no values: what is shown is what the server answers', async () => {
    server.answers.set(paths.listRecharges, { status: 200, body: { data: [], total_page: 7 } });
    socket.says('recharge_result', event('SUCCESS', 'Đã nạp 50.000 VNĐ'));
    await readAgain();
    expect(client.getQueryData(['listRecharges', { query: { page: 1 } }])).toEqual({
      data: [],
      total_page: 7,
    });
  });
});

test('a connection that is refused asks the account why', async () => {
  socket.isRefused();
  expect(await readAgain()).toEqual(of('getMyAccount'));
});

test('after a connection that comes back everything on screen is read again, catalogues excepted', async () => {
  let waitedFor = 0;
  server.activity.subscribe(() => {
    waitedFor = Math.max(waitedFor, server.activity.count());
  });
  socket.comesBack();
  expect(await readAgain()).toEqual(of('listImages', 'listRecharges', 'getMyAccount'));
  expect(waitedFor).toBe(0);
});

test('what is not on screen is read again when it is shown next', async () => {
  leaveScreen();
  socket.comesBack();
  expect(await readAgain()).toEqual([]);

  await client.fetchQuery(callQuery(server.services, 'listImages', { query: { page: 1 } }));
  expect(await readAgain()).toEqual(of('listImages'));
});
