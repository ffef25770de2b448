import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ArrivalLimits } from './arrivals.ts';
import { listen } from './listening-server.ts';

const settings = {
  host: '127.0.0.1',
  port: 0,
  origin: null,
  allowedOrigins: [],
  trustProxy: [],
};

/** A server that answers at once, and connections to it on which nothing is said yet. */
async function openConnections(count: number, limits?: ArrivalLimits) {
  const server = await listen(settings, undefined, limits);
  onTestFinished(() => server.close());
  const order: (string | undefined)[] = [];
  const answer: RequestListener = (request, response) => {
    order.push(request.headers.authorization);
    response.end();
  };
  server.answerWith(answer, { now: () => new Date('2030-01-01T00:00:00Z') });
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(server.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    sockets.push(socket);
    // It has been accepted once a request on it has been answered.
    await ask(socket);
  }
  order.length = 0;
  return { sockets, order };
}

/** @returns the answer's head and body */
async function ask(socket: Socket, authorization?: string): Promise<string> {
  const named = authorization === undefined ? '' : `authorization: ${authorization}\r\n`;
  socket.write(`GET / HTTP/1.1\r\nhost: a\r\n${named}\r\n`);
  const [bytes]: unknown[] = await once(socket, 'data');
  return String(bytes);
}

test('who sends one request behind the hundred of another waits for a few of them, not for all', async () => {
  const { sockets, order } = await openConnections(101);
  await Promise.all(
    sockets.map((socket, index) => ask(socket, index < 100 ? 'Bearer a' : 'Bearer b')),
  );
  expect(order).toHaveLength(101);
  expect(order.indexOf('Bearer b')).toBeLessThan(20);
});

test('strangers wait for a few requests of a customer who sends a hundred at once', async () => {
  const { sockets, order } = await openConnections(101);
  await Promise.all(
    sockets.map((socket, index) => ask(socket, index < 100 ? 'Bearer a' : undefined)),
  );
  expect(order).toHaveLength(101);
  expect(order.indexOf(undefined)).toBeLessThan(40);
});

test('more requests than may wait are refused with 503, in words and with a time to come again', async () => {
  const limits = { together: 1, waiting: 4 };
  const { sockets, order } = await openConnections(50, limits);
  const answers = await Promise.all(sockets.map((socket) => ask(socket)));
  const refused = answers.filter((answer) => !answer.startsWith('HTTP/1.1 200'));
  expect(refused.length).toBeGreaterThan(0);
  expect(order).toHaveLength(50 - refused.length);
  for (const answer of refused) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: [1-5]\r\n/i);
    // The server's clock: a portal counts deadlines by it.
    expect(answer).toMatch(/\r\ndate: Tue, 01 Jan 2030 00:00:00 GMT\r\n/i);
    expect(answer).toContain('"message":"Máy chủ đang bận, vui lòng thử lại sau giây lát"');
  }
});
