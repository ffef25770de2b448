import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOfflineCache } from '../../app/forget-customer.ts';
import { queryStateOf } from '../query-state.ts';
import { callQuery } from '../queries.ts';
import { createQueryClient } from '../query-client.ts';
import { startApiServer, type ApiServer } from '../testing/api-server.ts';
import { writeOfflineCache } from './offline-cache.ts';

/** Cache storage as far as it is used here, where there is no browser. */
function memoryCaches() {
  const stored = new Map<string, Map<string, string>>();
  return {
    stored,
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, string>();
      stored.set(name, cache);
      return {
        put: async (path: string, answer: Response) => void cache.set(path, await answer.text()),
      };
    },
    match: async (path: string, { cacheName }: { readonly cacheName: string }) => {
      const text = stored.get(cacheName)?.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
}

const guides = { data: [{ _id: 'g', title: 'Bắt đầu', link: '/g', updatedAt: '' }], total_page: 1 };
const path = '/user-guide?page=1';

let server: ApiServer;
let client: QueryClient;
let storage: ReturnType<typeof memoryCaches>;
let stop: () => void;

beforeEach(async () => {
  storage = memoryCaches();
  vi.stubGlobal('caches', storage);
  server = await startApiServer();
  client = createQueryClient();
  server.answers.set(path, { status: 200, body: guides });
  stop = writeOfflineCache(client, server.session);
});

afterEach(async () => {
  stop();
  client.clear();
  vi.unstubAllGlobals();
  await server.close();
});

const query = () => callQuery(server.services, 'listUserGuides', { query: { page: 1 } });
const names = () => [...storage.stored.values()].flatMap((cache) => Array.from(cache.keys()));

async function readOnce(): Promise<void> {
  await client.fetchQuery(query());
  await expect.poll(() => names().length).toBe(1);
}

test('a list that was read comes back on a visit without a network, with its age', async () => {
  await readOnce();
  const readAt = client.getQueryState(query().queryKey)?.dataUpdatedAt ?? 0;
  const nextVisit = createQueryClient();
  server.answers.delete(path);
  const reading = new QueryObserver(nextVisit, query());
  const leave = reading.subscribe(() => undefined);
  await expect.poll(() => reading.getCurrentResult().error).not.toBeNull();
  expect(queryStateOf(reading.getCurrentResult())).toMatchObject({
    status: 'stale',
    data: guides,
    since: readAt,
    error: { kind: 'network' },
  });
  leave();
});

test('a refusal is no lost network: it is not replaced by what was stored', async () => {
  await readOnce();
  const nextVisit = createQueryClient();
  server.answers.set(path, { status: 403, body: { statusCode: 403, message: 'Không' } });
  await expect(nextVisit.fetchQuery(query())).rejects.toMatchObject({
    error: { kind: 'forbidden' },
  });
  expect(nextVisit.getQueryData(query().queryKey)).toBeUndefined();
});

test('each account has its own, and another one’s is forgotten at a login', async () => {
  await readOnce();
  stop();
  server.session.open({ _id: 'b'.repeat(24), username: 'other', role: 'USER', jwt: 'token' });
  stop = writeOfflineCache(createQueryClient(), server.session);
  await expect.poll(() => storage.stored.size).toBe(0);
});

test('after the end of a session nothing is left, and nothing is written any more', async () => {
  await readOnce();
  server.session.close();
  await clearOfflineCache();
  expect(storage.stored.size).toBe(0);
  client.setQueryData(query().queryKey, guides);
  await client.invalidateQueries();
  expect(names()).toEqual([]);
});
