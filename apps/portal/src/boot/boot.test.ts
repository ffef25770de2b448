import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstCalls } from '../../scripts/build/first-calls.ts';
import { firstCallsOf, sendEarly } from './early-requests.ts';
import { takeOverEarlyRequests } from './take-over.ts';

const asked: string[] = [];
let server: Server;
let origin = '';

beforeEach(async () => {
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ for: request.headers.authorization }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  origin = `http://127.0.0.1:${address.port}`;
  vi.stubGlobal('window', { location: { origin: 'https://portal.example' } });
  // The page has just been opened, however long the tests have been running.
  vi.spyOn(performance, 'now').mockReturnValue(500);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clock.observe.mockClear();
  server.close();
});

const clock = { observe: vi.fn<(time: number) => void>() };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

function bootWith(requests: ReturnType<typeof sendEarly>) {
  return { requests, release: () => [] };
}

test.for([
  ['/', '', ['/api/accounts/me', '/api/images?page=1']],
  ['/', '?page=3', ['/api/accounts/me', '/api/images?page=3']],
  ['/', '?page=abc', ['/api/accounts/me', '/api/images?page=1']],
  ['/payment-history', '?page=2', ['/api/accounts/me', '/api/recharges?page=2']],
  ['/payment-history', '?view=statement', ['/api/accounts/me']],
  ['/user-guide-management', '', ['/api/accounts/me', '/api/user-guide?page=1']],
  ['/vps', '', ['/api/accounts/me', '/api/computer-configs']],
  ['/clouds', '?page=2', ['/api/accounts/me', '/api/image-cloud?page=2']],
  ['/create-clouds', '', ['/api/accounts/me', '/api/clouds']],
  ['/order-cloud-management', '', ['/api/accounts/me', '/api/image-cloud?tab=cloud_order&page=1']],
  ['/api', '', ['/api/accounts/me']],
  ['/home', '', []],
  ['/login', '', []],
] as const)('%s%s begins with its own calls', ([pathname, search, calls]) => {
  expect(firstCallsOf(firstCalls(), { pathname, search }, '/api')).toEqual(calls);
});

test('a call in flight is taken over once, and the clock receives the time of its answer', async () => {
  const address = `${origin}/api/images?page=1`;
  const fetchIt = takeOverEarlyRequests(bootWith(sendEarly([address], 't', fetch)), fetch, clock);
  const first = await fetchIt(address, bearer('t'));
  expect(await first.json()).toEqual({ for: 'Bearer t' });
  expect(first.headers.get('date')).toBeNull();
  expect(clock.observe).toHaveBeenCalledWith(expect.any(Number));
  await fetchIt(address, bearer('t'));
  expect(asked).toEqual(['GET /api/images?page=1', 'GET /api/images?page=1']);
});

test('another token, another address or another method sends a new request', async () => {
  const address = `${origin}/api/accounts/me`;
  const fetchIt = takeOverEarlyRequests(bootWith(sendEarly([address], 't', fetch)), fetch, clock);
  const other = await fetchIt(address, bearer('someone-else'));
  expect(await other.json()).toEqual({ for: 'Bearer someone-else' });
  await fetchIt(`${address}?x`, bearer('t'));
  await fetchIt(address, { ...bearer('t'), method: 'POST' });
  expect(asked).toHaveLength(4);
});

test('an early call that fails is a failure of the call that takes it over, and of nothing else', async () => {
  server.close();
  const address = `${origin}/api/accounts/me`;
  const fetchIt = takeOverEarlyRequests(bootWith(sendEarly([address], 't', fetch)), fetch, clock);
  await expect(fetchIt(address, bearer('t'))).rejects.toThrow('fetch failed');
});
