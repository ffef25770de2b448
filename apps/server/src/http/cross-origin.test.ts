import { connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';

const portal = 'https://portal.example';
const stranger = 'https://stranger.example';

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  open = await startTestServer({ allowedOrigins: [portal, 'http://localhost:5173'] });
  closed = await startTestServer();
});
afterAll(async () => {
  await open.remove();
  await closed.remove();
});

const preflight = (server: TestServer, path: string, origin: string, method = 'PATCH') =>
  server.call(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers':
        'authorization,content-type,confirmed-total,idempotency-key',
    },
  });

/** The CORS headers. */
function told(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
}

describe('a portal on another host', () => {
  test('may send what the client sends, and asks so once in two hours', async () => {
    const answer = await preflight(open, '/api/orders/extend', portal);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(told(answer.headers)).toEqual({
      'access-control-allow-origin': portal,
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers':
        'Authorization, Content-Type, Confirmed-Total, Idempotency-Key',
      'access-control-max-age': '7200',
    });
    expect(answer.headers.get('vary')).toBe(
      'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    );
  });

  test.each([
    ['an answer', '/api/packages', 200],
    ['a refusal', '/api/accounts/me', 401],
    ['what is not there', '/api/nothing', 404],
    ['an address that is none', '/api/images/%ff', 400],
  ])('reads %s, and the headers that the client needs of it', async (_name, path, status) => {
    const answer = await open.call(path, { headers: { origin: portal } });
    expect(answer.status).toBe(status);
    expect(told(answer.headers)).toEqual({
      'access-control-allow-origin': portal,
      'access-control-expose-headers': 'Content-Disposition, Date, Retry-After, X-Request-Id',
    });
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  test('is separated from others in caches, also where the answer is compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const plain = await open.call('/api/packages', { headers });
    expect(plain.headers.get('content-encoding')).toBe('br');
    expect(plain.headers.get('vary')?.toLowerCase()).toMatch(/origin.*accept-encoding/);
    expect(told(plain.headers)).toEqual({});
  });

  test('shows pictures from here', async () => {
    const picture = await open.call('/qr/nothing.png');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test.each(['polling', 'websocket'])('hears events over %s', async (transport) => {
    const socket = connect(open.origin, {
      auth: { token: await open.tokenOf('demo') },
      transports: [transport],
      extraHeaders: { origin: portal },
      forceNew: true,
    });
    const greeting = await new Promise((resolve) => {
      socket.once('hello', resolve);
    });
    socket.disconnect();
    expect(textField(greeting, 'serverNow')).toMatch(/Z$/);
    const poll = await open.call('/socket.io/?EIO=4&transport=polling', {
      headers: { origin: portal },
    });
    expect(poll.headers.get('access-control-allow-origin')).toBe(portal);
    expect(poll.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('everyone else', () => {
  test.each([
    ['a stranger, where a portal is allowed', () => open, stranger],
    ['an origin that only begins the same way', () => open, `${portal}.stranger.example`],
    ['an origin that is none', () => open, 'null'],
    ['a portal, where none is allowed', () => closed, portal],
  ])('gets no CORS headers: %s', async (_name, server, origin) => {
    for (const answer of [
      await server().call('/api/packages', { headers: { origin } }),
      await preflight(server(), '/api/orders/extend', origin),
      await preflight(server(), '/api/auth/login', origin, 'POST'),
      await preflight(server(), '/sandbox/api/clock', origin, 'POST'),
    ]) {
      expect(told(answer.headers)).toEqual({});
    }
    expect((await preflight(server(), '/api/orders/extend', origin)).status).toBe(405);
  });

  test.each(['polling', 'websocket'])('cannot begin to connect over %s', async (transport) => {
    for (const [server, origin] of [
      [open, stranger],
      [closed, portal],
      [closed, 'null'],
    ] as const) {
      const socket = connect(server.origin, {
        auth: { token: await server.tokenOf('demo') },
        transports: [transport],
        extraHeaders: { origin },
        reconnection: false,
        forceNew: true,
      });
      const error = await new Promise((resolve) => {
        socket.once('connect_error', resolve);
      });
      expect(String(error)).toContain(transport === 'polling' ? 'xhr poll error' : 'websocket');
    }
    const headers = { origin: stranger };
    const refused = await open.call('/socket.io/?EIO=4&transport=polling', { headers });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ]);
  });

  test('a page of the same host connects under any address, and so does a client that is no browser', async () => {
    const poll = (headers: Record<string, string>) =>
      closed.call('/socket.io/?EIO=4&transport=polling', { headers });
    expect((await poll({ origin: closed.origin })).status).toBe(200);
    expect((await poll({})).status).toBe(200);
    expect((await poll({ origin: 'https://portal.example' })).status).toBe(403);
    // A proxy that is not configured is not trusted.
    const forwarded = { origin: portal, 'x-forwarded-host': 'portal.example' };
    expect((await poll(forwarded)).status).toBe(403);
  });
});

test('a picture stays with its own origin where no other host is allowed', async () => {
  const picture = await closed.call('/qr/nothing.png');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
