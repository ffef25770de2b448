import { expect, onTestFinished, test, vi } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { addCustomers } from '../testing/many-customers.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { startTestServer, type TestAnswer, textField } from '../testing/test-server.ts';
import { type CallLimit, createCallLimit, createCallLimits, formsTogether } from './call-limits.ts';

/** The results of this many calls. */
function outcomes(limit: CallLimit, key: string, calls: number): unknown[] {
  return Array.from({ length: calls }, () => {
    try {
      limit.take(key);
      return 'passed';
    } catch (error) {
      return error;
    }
  });
}

const passed = (limit: CallLimit, key: string, calls: number): number =>
  outcomes(limit, key, calls).filter((outcome) => outcome === 'passed').length;

test('so many calls at once, then as many as are refilled, for each client separately', async () => {
  const clock = createManualClock();
  const limit = createCallLimit({ burst: 10, perSecond: 2 }, clock);
  expect(passed(limit, 'a', 50)).toBe(10);
  expect(passed(limit, 'b', 50)).toBe(10);
  await clock.advance(499);
  expect(passed(limit, 'a', 50)).toBe(0);
  await clock.advance(501);
  expect(passed(limit, 'a', 50)).toBe(2);
  // A refusal does not extend the wait, and a long pause gives no more than one burst.
  await clock.advance(3_600_000);
  expect(passed(limit, 'a', 50)).toBe(10);
  expect(outcomes(limit, 'a', 1)).toEqual([
    expect.objectContaining({
      statusCode: 429,
      message: 'Bạn thao tác quá nhanh, vui lòng thử lại sau giây lát',
      retryAfterSeconds: 1,
    }),
  ]);
});

test('clients that come and go fill no memory, and those that are busy are not forgotten for them', () => {
  const limit = createCallLimit({ burst: 2, perSecond: 1 }, createManualClock(), 100);
  expect(passed(limit, 'busy', 5)).toBe(2);
  for (let others = 0; others < 10_000; others += 50) {
    for (let other = 0; other < 50; other += 1) limit.take(`other ${others + other}`);
    expect(passed(limit, 'busy', 1)).toBe(0);
  }
});

test('one form of an account at once, and the next when it is done, however it ended', async () => {
  const { forms } = createCallLimits(true, createManualClock());
  const held = new Gate();
  const first = forms('a', () => held.opened);
  await expect(forms('a', async () => 'second')).rejects.toMatchObject({ statusCode: 429 });
  expect(await forms('b', async () => 'another')).toBe('another');
  held.open();
  await first;
  await expect(forms('a', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await forms('a', async () => 'next')).toBe('next');
});

test('so many forms of all accounts together, and the next when one is done', async () => {
  const { forms } = createCallLimits(true, createManualClock());
  const held = new Gate();
  const first = Array.from({ length: formsTogether }, (_, number) =>
    forms(`account ${number}`, () => held.opened),
  );
  const another = () => forms('another', async () => 'done');
  await expect(another()).rejects.toMatchObject({ statusCode: 503 });
  // Who sends a second one is told so, and not that others are in the way.
  await expect(forms('account 0', async () => 'second')).rejects.toMatchObject({ statusCode: 429 });
  held.open();
  await Promise.all(first);
  expect(await another()).toBe('done');
});

test('a call that is given back does not count, and there are never more than at the beginning', () => {
  const limit = createCallLimit({ burst: 10, perSecond: 2 }, createManualClock());
  expect(passed(limit, 'a', 10)).toBe(10);
  for (let calls = 0; calls < 3; calls += 1) limit.giveBack('a');
  expect(passed(limit, 'a', 50)).toBe(3);
  for (let calls = 0; calls < 30; calls += 1) limit.giveBack('a');
  expect(passed(limit, 'a', 50)).toBe(10);
  limit.giveBack('unknown');
  expect(passed(limit, 'unknown', 50)).toBe(10);
});

test('without limits everything passes', () => {
  const { ofAddress, ofAccount } = createCallLimits(false, createManualClock());
  expect(passed(ofAddress, 'a', 10_000)).toBe(10_000);
  expect(passed(ofAccount, 'a', 10_000)).toBe(10_000);
});

test('customers who share an address do not use up its calls: each has their own', async () => {
  const tokenSecret = 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE';
  const page = { data: [], total_page: 0 };
  const handlers = { listLogs: async () => ({ status: 200, body: page }) };
  const server = await startTestServer({ tokenSecret, rateLimits: true }, { handlers });
  onTestFinished(() => server.remove());
  const customers = await addCustomers(server.services, tokenSecret, 50);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const statuses = new Set<number>();
  // 2,100 calls: more than an address may make at once.
  for (let round = 0; round < 42; round += 1) {
    const calls = customers.map(({ token }) => server.call('/api/logs', { token }));
    for (const { status } of await Promise.all(calls)) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200]));
}, 120_000);

test('one account that calls without end is limited, while others are served', async () => {
  const page = { data: [], total_page: 0 };
  const handlers = { listLogs: async () => ({ status: 200, body: page }) };
  const server = await startTestServer({}, { handlers });
  const [busy, calm] = [await server.tokenOf('demo'), await server.tokenOf('new-customer')];
  // On a busy machine the bucket could fill up as fast as it is emptied: the time is frozen.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let refused: TestAnswer | undefined;
  for (let batch = 0; refused === undefined && batch < 60; batch += 1) {
    const calls = Array.from({ length: 50 }, () => server.call('/api/logs', { token: busy }));
    refused = (await Promise.all(calls)).find(({ status }) => status !== 200);
  }
  expect(refused?.status).toBe(429);
  expect(textField(refused?.json, 'message')).toContain('quá nhanh');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect((await server.call('/api/logs', { token: calm })).status).toBe(200);
  expect((await server.call('/healthz')).status).toBe(200);
  await server.remove();
});

test('one account with many calls at work holds up no other, and what it sends beyond is refused', async () => {
  const held = new Gate();
  const begun: string[] = [];
  const page = { data: [], total_page: 0 };
  const server = await startTestServer(
    {},
    {
      handlers: {
        async listLogs({ account }) {
          const { username = '' } = account ?? {};
          begun.push(username);
          if (username === 'demo') await held.opened;
          return { status: 200, body: page };
        },
      },
    },
  );
  onTestFinished(() => server.remove());
  const [busy, calm] = [await server.tokenOf('demo'), await server.tokenOf('new-customer')];
  const calls = Array.from({ length: 150 }, () => server.call('/api/logs', { token: busy }));
  await expect.poll(() => begun.length).toBe(8);
  // Those refused do not wait for the ones at work.
  const [refused] = await Promise.all([
    Promise.any(
      calls.map(async (call) => {
        const answer = await call;
        return answer.status === 200 ? Promise.reject(new Error('not refused')) : answer;
      }),
    ),
    expect(server.call('/api/logs', { token: calm })).resolves.toMatchObject({ status: 200 }),
  ]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(begun.filter((username) => username === 'demo')).toHaveLength(8);
  held.open();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(108);
});

test.each([
  ['no connection is free', new Error('timeout exceeded when trying to connect')],
  ['one is lost', new Error('a query', { cause: new Error('Connection terminated unexpectedly') })],
  ['PostgreSQL stops', Object.assign(new Error('shutting down'), { code: '57P01' })],
  ['its disk is full', Object.assign(new Error('no space left'), { code: '53100' })],
])('when %s, the answer is 503 with the time to come back', async (_what, error) => {
  const server = await startTestServer({}, { handlers: { listLogs: () => Promise.reject(error) } });
  onTestFinished(() => server.remove());
  const answer = await server.call('/api/logs', { token: await server.tokenOf('demo') });
  expect(answer.status).toBe(503);
  expect(textField(answer.json, 'message')).toBe('Máy chủ đang bận, vui lòng thử lại sau giây lát');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
});
