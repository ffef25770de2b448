import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { FRESH_ALONE, FRESH_WITH_EVENTS, HOUR, SECOND } from '@tram/machines/rules';
import type { RealtimeStatus } from '@tram/api/realtime';
import { type ApiError, failure } from '@tram/api/result';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepFresh } from './keep-fresh.ts';
import type { LiveReason } from './live.ts';
import { CallFailure } from './queries.ts';
import { createQueryClient } from './query-client.ts';

let client: QueryClient;
let status: RealtimeStatus;
let visible: boolean;
let signedIn: boolean;
let told: LiveReason[];
let leave: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  client = createQueryClient();
  status = 'connected';
  visible = true;
  signedIn = true;
  told = [];
  const list = new QueryObserver(client, {
    queryKey: ['listImages', { query: { page: 1 } }],
    queryFn: () => Promise.resolve({ data: [], total_page: 0 }),
  });
  const endList = list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  const end = keepFresh({
    client,
    live: {
      status: () => status,
      resync(reason) {
        told.push(reason);
        void client.invalidateQueries();
      },
    },
    isSignedIn: () => signedIn,
    isVisible: () => visible,
  });
  leave = () => {
    end();
    endList();
    client.clear();
  };
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('while events arrive, a list on screen is read again after five minutes, once', async () => {
  await vi.advanceTimersByTimeAsync(FRESH_WITH_EVENTS - 10 * SECOND);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(told).toEqual(['aged']);
});

test('without events it is read every half minute', async () => {
  status = 'reconnecting';
  await vi.advanceTimersByTimeAsync(3 * FRESH_ALONE + 15 * SECOND);
  expect(told).toEqual(['aged', 'aged', 'aged']);
});

test('what the server was too busy to answer is asked for again by itself, and nothing else is', async () => {
  // Each tab asks at one of a few ticks: here at the third.
  const chances = [0.9, 0.9, 0.1];
  vi.spyOn(Math, 'random').mockImplementation(() => chances.shift() ?? 0.9);
  onTestFinished(() => void vi.restoreAllMocks());
  const asked: string[] = [];
  let isBusy = true;
  const observe = (id: string, error: ApiError) =>
    new QueryObserver(client, {
      queryKey: [id],
      queryFn: () => {
        asked.push(id);
        return isBusy ? Promise.reject(new CallFailure(error)) : Promise.resolve([]);
      },
    }).subscribe(() => undefined);
  const end = [
    observe('listLogs', failure('server', { status: 503 }).error),
    observe('listOrders', failure('forbidden', { status: 403 }).error),
  ];
  await vi.advanceTimersByTimeAsync(11 * SECOND);
  expect(asked).toEqual(['listLogs', 'listOrders']);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(asked).toEqual(['listLogs', 'listOrders', 'listLogs']);
  for (const leaveOne of end) leaveOne();
});

test('nothing is read while the page is hidden or no customer is signed in', async () => {
  status = 'reconnecting';
  visible = false;
  await vi.advanceTimersByTimeAsync(HOUR);
  visible = true;
  signedIn = false;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(told).toEqual([]);
});

test('a device that slept with the page visible reads again on waking', async () => {
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  // The wall clock goes on while no timer runs.
  vi.setSystemTime(Date.now() + HOUR);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(told).toEqual(['woke']);
});

test('a clock that is set back is no sleep and makes nothing older', async () => {
  vi.setSystemTime(Date.now() - HOUR);
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(told).toEqual([]);
});

test('an empty screen has nothing to read again, and nothing is reported after the end', async () => {
  leave();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(told).toEqual([]);
});
