import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { createServerClock } from '@tram/api/clock';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryStateOf, type QueryState, noRows } from './query-state.ts';
import { callQuery } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { startApiServer, type ApiServer } from './testing/api-server.ts';

const path = '/recharges?page=1';
const empty = { data: [], total_page: 0 };
const oneRow = {
  data: [{ _id: 'r1', money: 50_000, updatedAt: '2026-11-20T08:00:00Z' }],
  total_page: 1,
};

let server: ApiServer;
let client: QueryClient;

beforeEach(async () => {
  server = await startApiServer();
  client = createQueryClient();
});

afterEach(async () => {
  client.clear();
  await server.close();
});

const recharges = () => callQuery(server.services, 'listRecharges', { query: { page: 1 } });

/** A screen that reads the list: the states that it goes through. */
function openScreen() {
  const observer = new QueryObserver(client, recharges());
  const states: QueryState<unknown>[] = [];
  const close = observer.subscribe((result) => states.push(queryStateOf(result, noRows)));
  const state = () => queryStateOf(observer.getCurrentResult(), noRows);
  return {
    close,
    state,
    states,
    settles: (name: QueryState<unknown>['status']) => expect.poll(() => state().status).toBe(name),
  };
}

describe('a query', () => {
  test('is cached under its operation and its parameters', () => {
    expect(recharges().queryKey).toEqual(['listRecharges', { query: { page: 1 } }]);
  });

  test('counts as waiting when nothing is known, and as background when something is', async () => {
    server.answers.set(path, { status: 200, body: oneRow });
    let most = 0;
    server.activity.subscribe(() => {
      most = Math.max(most, server.activity.count());
    });

    await client.fetchQuery(recharges());
    expect(most).toBe(1);

    most = 0;
    await client.refetchQueries();
    expect(server.requests).toHaveLength(2);
    expect(most).toBe(0);
  });

  test('reads what the page has asked for before, and calls for everything after that', async () => {
    const images = '/images?page=1';
    server.answers.set(images, { status: 200, body: [{ _id: 'of the call' }] });
    const early = {
      requests: new Map([
        [
          images,
          {
            token: 'token',
            sentAt: 0,
            response: Promise.resolve(Response.json([{ _id: 'early' }])),
          },
        ],
      ]),
      apiBase: '',
      clock: createServerClock(),
      activity: server.activity,
    };
    const query = callQuery({ ...server.services, early }, 'listImages', { query: { page: 1 } });
    vi.spyOn(performance, 'now').mockReturnValue(500);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await client.fetchQuery(query)).data).toMatchObject([{ _id: 'early' }]);
    expect(server.requests).toEqual([]);
    await client.refetchQueries();
    expect(client.getQueryData(query.queryKey)?.data).toMatchObject([{ _id: 'of the call' }]);
  });

  test('sends nothing after a logout, and rejects for its caller', async () => {
    server.session.close();
    await expect(client.fetchQuery(recharges())).rejects.toMatchObject({
      error: { kind: 'unauthorized' },
    });
    expect(server.requests).toEqual([]);
    expect(server.told).toEqual([
      expect.objectContaining({ type: 'UNAUTHORIZED', background: false }),
    ]);
  });

  test('that only refetches after the end of a session reports nothing', async () => {
    server.answers.set(path, { status: 200, body: oneRow });
    await client.fetchQuery(recharges());
    server.session.close();
    await client.refetchQueries();
    expect(server.requests).toHaveLength(1);
    expect(server.told).toEqual([]);
  });
});

describe('the five states', () => {
  test('loading, then ready', async () => {
    server.answers.set(path, { status: 200, body: oneRow });
    const screen = openScreen();
    expect(screen.state().status).toBe('loading');
    await screen.settles('ready');
    expect(screen.state()).toMatchObject({ data: oneRow, previous: false });
    screen.close();
  });

  test('empty', async () => {
    server.answers.set(path, { status: 200, body: empty });
    const screen = openScreen();
    await screen.settles('empty');
    expect(screen.state()).toMatchObject({ status: 'empty', data: empty });
    screen.close();
  });

  test('error with the server’s words, and a working next step', async () => {
    server.answers.set(path, { status: 500, body: { statusCode: 500, message: 'Máy chủ bận' } });
    const screen = openScreen();
    await screen.settles('error');
    const state = screen.state();
    expect(state).toMatchObject({ error: { kind: 'server', message: 'Máy chủ bận' } });

    server.answers.set(path, { status: 200, body: oneRow });
    if (state.status === 'error') state.reload();
    await screen.settles('ready');
    screen.close();
  });

  test('stale: what was on screen stays when it cannot be read again', async () => {
    server.answers.set(path, { status: 200, body: oneRow });
    const screen = openScreen();
    await screen.settles('ready');
    const read = client.getQueryState(recharges().queryKey)?.dataUpdatedAt;

    server.answers.clear();
    await client.refetchQueries();
    await screen.settles('stale');
    const state = screen.state();
    expect(state).toMatchObject({
      data: oneRow,
      empty: false,
      since: read,
      error: { kind: 'network' },
    });

    server.answers.set(path, { status: 200, body: oneRow });
    if (state.status === 'stale') state.reload();
    await screen.settles('ready');
    screen.close();
  });

  test('what is reloaded as soon as it has failed is asked again, within the same turn of the event loop too', async () => {
    server.answers.set(path, { status: 200, body: oneRow });
    const screen = openScreen();
    await screen.settles('ready');
    server.answers.clear();
    // No turn ends by itself.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await client.refetchQueries();
    await screen.settles('stale');
    server.answers.set(path, { status: 200, body: oneRow });
    await client.refetchQueries();
    expect(screen.state().status).toBe('ready');
    screen.close();
  });

  test('a fault of ours is no failed call', () => {
    const fault = new TypeError('undefined is not a function');
    expect(() =>
      queryStateOf({
        data: undefined,
        error: fault,
        dataUpdatedAt: 0,
        isFetching: false,
        isPlaceholderData: false,
        refetch: () => Promise.resolve(),
      }),
    ).toThrow(fault);
  });
});
