import { createServer, type RequestListener, type Server } from 'node:http';
import { createActivity } from '@tram/api/activity';
import { createServerClock } from '@tram/api/clock';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstCalls } from '../../scripts/build/first-calls.ts';
import { firstCallsOf, sendEarly } from './early-requests.ts';
import { readEarlyAnswer } from './first-answer.ts';
import { takeOverEarlyRequests } from './take-over.ts';

const asked: string[] = [];
let server: Server;
let answer: RequestListener;
let origin = '';

beforeEach(async () => {
  asked.length = 0;
  answer = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ for: request.headers.authorization }));
  };
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
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
  server.closeAllConnections();
  server.close();
});

/** A clock of a device whose own time is wrong. */
function wrongClock() {
  return createServerClock({ monotonic: () => performance.now(), wall: () => 0 });
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

function takeOver(requests: ReturnType<typeof sendEarly>, clock = wrongClock()) {
  return takeOverEarlyRequests({ requests, release: () => [] }, fetch, clock);
}

test.for([
  ['/', '', ['/api/accounts/me', '/api/images?page=1']],
  ['/', '?page=3', ['/api/accounts/me', '/api/images?page=1']],
  ['/', '?page=abc', ['/api/accounts/me', '/api/images?page=1']],
  ['/payment-history', '?page=2', ['/api/accounts/me', '/api/recharges?page=2']],
  ['/payment-history', '?view=statement', ['/api/accounts/me']],
  ['/user-guide-management', '', ['/api/accounts/me', '/api/user-guide?page=1']],
  ['/vps', '', ['/api/accounts/me', '/api/computer-configs']],
  ['/clouds', '?page=2', ['/api/accounts/me', '/api/image-cloud?page=1']],
  ['/create-clouds', '', ['/api/accounts/me', '/api/clouds']],
  ['/order-cloud-management', '', ['/api/accounts/me']],
  ['/api', '', ['/api/accounts/me']],
  ['/home', '', []],
  ['/login', '', []],
] as const)('%s%s begins with its own calls', ([pathname, search, calls]) => {
  expect(firstCallsOf(firstCalls(), { pathname, search }, '/api')).toEqual(calls);
});

test('a call in flight is taken over once, and the clock receives the time of its answer', async () => {
  const address = `${origin}/api/images?page=1`;
  const clock = wrongClock();
  const fetchIt = takeOver(sendEarly([address], 't', fetch), clock);
  const first = await fetchIt(address, bearer('t'));
  expect(await first.json()).toEqual({ for: 'Bearer t' });
  expect(first.headers.get('date')).toBeNull();
  expect(clock.isSynchronized()).toBe(true);
  await fetchIt(address, bearer('t'));
  expect(asked).toEqual(['GET /api/images?page=1', 'GET /api/images?page=1']);
});

test('another token, another address or another method sends a new request', async () => {
  const address = `${origin}/api/accounts/me`;
  const fetchIt = takeOver(sendEarly([address], 't', fetch));
  const other = await fetchIt(address, bearer('someone-else'));
  expect(await other.json()).toEqual({ for: 'Bearer someone-else' });
  await fetchIt(`${address}?x`, bearer('t'));
  await fetchIt(address, { ...bearer('t'), method: 'POST' });
  expect(asked).toHaveLength(4);
});

test('an early call that fails is a failure of the call that takes it over, and of nothing else', async () => {
  server.close();
  const address = `${origin}/api/accounts/me`;
  const fetchIt = takeOver(sendEarly([address], 't', fetch));
  await expect(fetchIt(address, bearer('t'))).rejects.toThrow('fetch failed');
});

test('an early call that is never answered ends with the call that takes it over', async () => {
  answer = () => undefined;
  const address = `${origin}/api/accounts/me`;
  const fetchIt = takeOver(sendEarly([address], 't', fetch));
  const controller = new AbortController();
  const call = fetchIt(address, { ...bearer('t'), signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow('aborted');
});

test('an early answer that stops in the middle ends with the call that takes it over', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data":');
  };
  const address = `${origin}/api/accounts/me`;
  const fetchIt = takeOver(sendEarly([address], 't', fetch));
  const controller = new AbortController();
  const response = await fetchIt(address, { ...bearer('t'), signal: controller.signal });
  const text = response.text();
  controller.abort();
  await expect(text).rejects.toThrow('aborted');
});

/** What the blocking script has asked for, as the first screen reads it. */
function earlyAnswers(address: string) {
  const requests = sendEarly([address], 't', fetch);
  const clock = wrongClock();
  const activity = createActivity();
  const early = { requests, apiBase: `${origin}/api`, clock, activity };
  const read = (token: string, page = 1) =>
    readEarlyAnswer(early, token, 'listImages', { query: { page } });
  return { requests, clock, activity, read };
}

test('the first screen reads an early answer without the client, once, while it counts as loading', async () => {
  answer = (_, response) => response.end('[{"_id":"1"}]');
  const { activity, clock, read } = earlyAnswers(`${origin}/api/images?page=1`);
  expect(await read('someone-else')).toBeNull();
  expect(await read('t', 2)).toBeNull();
  const first = read('t');
  expect(activity.count()).toBe(1);
  expect(await first).toMatchObject({ data: [{ _id: '1' }], total_page: 1 });
  expect(activity.count()).toBe(0);
  expect(clock.isSynchronized()).toBe(true);
  expect(await read('t')).toBeNull();
  expect(asked).toHaveLength(1);
});

test.each([
  ['a refusal', 401, '{"message":"Phiên đăng nhập đã hết hạn."}'],
  ["a proxy's page", 502, '<h1>Bad gateway</h1>'],
  ['JSON that is cut off', 200, '{"data":['],
])('%s is the client’s, which is given the same answer', async (_, status, body) => {
  answer = (_request, response) => response.writeHead(status).end(body);
  const address = `${origin}/api/images?page=1`;
  const { requests, read } = earlyAnswers(address);
  expect(await read('t')).toBeNull();
  const response = await takeOver(requests)(address, bearer('t'));
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(asked).toHaveLength(1);
});

test('an early call that fails, or is not answered for a while, is the client’s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answer = () => undefined;
  const address = `${origin}/api/images?page=1`;
  const { activity, requests, read } = earlyAnswers(address);
  const waiting = read('t');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await waiting).toBeNull();
  expect([requests.has(address), activity.count()]).toEqual([true, 0]);
  server.closeAllConnections();
  expect(await read('t')).toBeNull();
  expect(requests.has(address)).toBe(true);
});

test('an early answer is not of use ten seconds later', async () => {
  const address = `${origin}/api/images?page=1`;
  const { requests, read } = earlyAnswers(address);
  vi.spyOn(performance, 'now').mockReturnValue(10_001);
  expect(await read('t')).toBeNull();
  expect(requests.size).toBe(0);
});
