import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readContract } from './http/contract.ts';
import { Gate } from './testing/gate.ts';
import { sendRaw } from './testing/raw-request.ts';
import { call, startTestServer, textField } from './testing/test-server.ts';

test('a request that is being worked on is answered before the server goes', async () => {
  const own = await startTestServer();
  const token = await own.tokenOf('demo');
  const fault = { operation: 'getMyAccount', kind: 'stall', times: 1, delayMs: 60_000 };
  await own.call('/sandbox/api/faults', { body: fault });
  const asked = own.call('/api/accounts/me', { token });
  // The fault is removed from the plan once it has been used.
  await expect.poll(() => own.call('/sandbox/api/faults').then(({ json }) => json)).toEqual([]);
  await own.remove();
  const answer = await asked;
  expect([answer.status, textField(answer.json, 'username')]).toEqual([200, 'demo']);
});

/** Resolves when a request for this path has arrived at a server of this process. */
function arrived(path: string): Promise<void> {
  const name = 'http.server.request.start';
  return new Promise((resolve) => {
    const see = (started: unknown) => {
      const request: unknown = Reflect.get(Object(started), 'request');
      if (!(request instanceof IncomingMessage) || request.url !== path) return;
      unsubscribe(name, see);
      resolve();
    };
    subscribe(name, see);
  });
}

const handshake = '/socket.io/?EIO=4&transport=polling';

test('a connection is accepted when calls are answered, not before: whoever is back reads its pages', async () => {
  const before = await startTestServer();
  await before.remove();
  const statusOf = (path: string): Promise<number | null> =>
    call(`${before.origin}${path}`).then(
      ({ status }) => status,
      () => null,
    );
  const start = { isOver: false };
  const starting = startTestServer({ port: before.port }).finally(() => (start.isOver = true));
  const seen: string[] = [];
  while (!start.isOver)
    seen.push(`${await statusOf(handshake)}, then ${await statusOf('/healthz')}`);
  const server = await starting;
  onTestFinished(() => server.remove());
  expect(seen).toContain('503, then 503');
  expect(seen).not.toContain('200, then 503');
  expect(await statusOf(handshake)).toBe(200);
});

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** Asks for something while the server goes, over a connection whose first request it still works on. */
async function askDuringShutdown(path: string) {
  const working = new Gate();
  const going = new Gate();
  const held = new Gate();
  const own = await startTestServer(
    {},
    {
      handlers: {
        async listPackages() {
          working.open();
          await held.opened;
          return { status: 200, body: [] };
        },
      },
    },
  );
  const answering = sendRaw(own.port, [request('/api/packages'), going.opened, request(path)], 2);
  await working.opened;
  const closed = own.remove();
  // The second request is refused while the first is worked on, and answered after it.
  const refused = arrived(path);
  going.open();
  await refused;
  held.open();
  const [first, second] = await answering;
  await closed;
  expect(first?.status).toBe(200);
  return second;
}

test('no connection is accepted during shutdown', async () => {
  expect((await askDuringShutdown(handshake))?.status).toBe(403);
});

test('a call during shutdown is answered with Retry-After, as the contract says', async () => {
  const second = await askDuringShutdown('/api/categories');
  expect([second?.status, second?.headers['retry-after'], second?.headers['connection']]).toEqual([
    503,
    '1',
    'close',
  ]);
  const categories = readContract().operations.find(({ id }) => id === 'listCategories');
  const answer = { status: 503, contentType: 'application/json', json: second?.json };
  expect(categories?.checkAnswer(answer)).toBeNull();
  expect(second?.json).toMatchObject({
    statusCode: 503,
    requestId: second?.headers['x-request-id'],
  });
});
