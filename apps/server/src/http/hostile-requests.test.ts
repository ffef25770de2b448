import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawAnswer, sendRaw } from '../testing/raw-request.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { listen } from './listening-server.ts';
import { discardRest } from './unread-body.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('demo');
});
afterAll(() => server.remove());

const errorHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const errorFields = new Set(['statusCode', 'message', 'requestId', 'field']);

/** The status of an answer that is the contract's Error, in its body and in its headers; null for every other answer. */
function errorOf(answer: RawAnswer | undefined): number | null {
  if (answer === undefined) return null;
  const { status, headers, json } = answer;
  const field = (name: string): unknown => Reflect.get(Object(json), name);
  const isWhole =
    Object.keys(Object(json)).every((name) => errorFields.has(name)) &&
    field('statusCode') === status &&
    field('requestId') === headers['x-request-id'] &&
    /\S/.test(String(field('message'))) &&
    Object.entries(errorHeaders).every(([name, value]) => headers[name] === value);
  return isWhole ? status : null;
}

/** A request head with the token of a customer. */
const head = (line: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', authorization: `Bearer ${token}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    '',
  ].join('\r\n');

async function sendBody(
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  line = 'POST /api/logs',
): Promise<RawAnswer | undefined> {
  const bytes = Buffer.from(body);
  const length = { 'content-length': String(bytes.byteLength) };
  const [answer] = await sendRaw(server.port, [
    head(line, { 'content-type': 'application/json', ...length, ...headers }),
    bytes,
  ]);
  return answer;
}

describe('what is no HTTP, or too much of it', () => {
  test.each([
    ['bytes', 'hello\r\n\r\n', 400],
    ['an unknown method', 'BREW /api/packages HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['no host', 'GET /api/packages HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /api/packages HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400],
    ['one host twice', 'GET /api/packages HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n', 400],
    ['two hosts in HTTP/1.0', 'GET /api/packages HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n', 400],
    ['a host that is none', 'GET /api/packages HTTP/1.1\r\nhost: a/b\r\n\r\n', 400],
    ['two hosts in one line', 'GET /api/packages HTTP/1.1\r\nhost: a, b\r\n\r\n', 400],
    [
      'two hosts and an expectation',
      'GET /api/packages HTTP/1.1\r\nhost: a\r\nhost: b\r\nexpect: x\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /api/logs HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/logs HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header with a NUL', 'GET /api/packages HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n', 400],
    [
      'headers of 17 kB',
      `GET /api/packages HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    [
      'an address of 17 kB',
      `GET /api/packages?x=${'y'.repeat(17_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      431,
    ],
  ])('is refused as the contract says: %s', async (_name, text, status) => {
    const [answer] = await sendRaw(server.port, [text]);
    expect(errorOf(answer)).toBe(status);
    expect(answer?.headers['connection']).toBe('close');
  });

  test.each(['', 'host: a\r\nhost: b\r\n', 'host: a/b\r\n'])(
    'real time is refused as well, over polling and over WebSocket, to a request with %j',
    async (hosts) => {
      const upgrade =
        'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
      const [polling] = await sendRaw(server.port, [
        `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\n${hosts}\r\n`,
      ]);
      const [socket] = await sendRaw(server.port, [
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${hosts}${upgrade}\r\n`,
      ]);
      expect([polling?.status, socket?.status]).toEqual([400, 400]);
    },
  );

  test.each(['localhost', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]:4000', 'tram_1.internal', ''])(
    'one host is accepted in any form: %j',
    async (host) => {
      const [answer] = await sendRaw(server.port, [
        `GET /api/packages HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      ]);
      expect(answer?.status).toBe(200);
    },
  );

  test.each([
    ['another method', 'PROPFIND /api/packages', 405],
    ['a method for every address', 'OPTIONS *', 404],
    ['a whole address', 'GET http://elsewhere.example/api/packages', 200],
    ['many brackets', `GET /api/orders?${'a[b][c][d][e][f]=1&'.repeat(200)}`, 200],
    ['a filter that is an object', 'GET /api/orders?status[$ne]=1', 400],
    ['a filter given twice', 'GET /api/logs?search=a&search=b', 400],
    ['a page without end', 'GET /api/logs?page=1e300', 400],
    ['a page too far', 'GET /api/logs?page=99999999999999999999', 400],
    ['a prototype', 'GET /api/logs?__proto__[page]=5&constructor[prototype][page]=5', 200],
  ])('is answered like anything else: %s', async (_name, line, status) => {
    const [answer] = await sendRaw(server.port, [head(line)]);
    expect(answer?.status).toBe(status);
    expect(Reflect.get({}, 'page')).toBeUndefined();
  });

  test.each([
    '/qr/a%00b.png',
    '/verify-email?token=%00',
    '/sandbox/api/accounts/%00',
    '/files/%00',
  ])('U+0000 gets nowhere outside the API either: %s', async (path) => {
    expect(errorOf((await sendRaw(server.port, [head(`GET ${path}`)]))[0])).toBe(400);
  });
});

describe('bodies', () => {
  test.each([
    ['half a JSON', '{"message":"a"'],
    ['no JSON', 'message=a'],
    ['nothing', ''],
    [
      'bytes that are no UTF-8',
      Buffer.from([...Buffer.from('{"message":"'), 0xff, 0xfe, 0x22, 0x7d]),
    ],
    [
      'surrogates in UTF-8',
      Buffer.from([...Buffer.from('{"message":"'), 0xed, 0xa0, 0x80, 0x22, 0x7d]),
    ],
    ['UTF-16', Buffer.from('{"message":"a"}', 'utf16le')],
    ['a prototype', '{"message":"a","__proto__":{"role":"ADMIN"}}'],
    ['a prototype in disguise', String.raw`{"message":"a","\u005f_proto__":{"role":"ADMIN"}}`],
    ['the prototype of a constructor', '{"constructor":{"prototype":{"role":"ADMIN"}}}'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['a hundred thousand closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['as many objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['U+0000', String.raw`{"message":"a\u0000b"}`],
    ['half a pair', String.raw`{"message":"a\ud800"}`],
  ])('that cannot be are refused: %s', async (_name, body) => {
    expect(errorOf(await sendBody(body))).toBe(400);
    expect(Reflect.get({}, 'role')).toBeUndefined();
  });

  test.each(['1e999', '-1e999', '1e300', '9007199254740993', '50000.5', '"50000"', '[50000]'])(
    'with %s for an amount of money',
    async (money) => {
      const body = `{"money":${money},"bank_id":"6740c1e29f0b7a4100000001"}`;
      expect(errorOf(await sendBody(body, {}, 'POST /api/recharges/request'))).toBe(400);
    },
  );

  test.each(['gzip', 'br', 'deflate', 'zstd', 'nonsense', 'gzip, gzip'])(
    'that are packed are not unpacked: %s',
    async (coding) => {
      const bomb = gzipSync(`{"message":"${'a'.repeat(10_000_000)}"}`);
      expect(errorOf(await sendBody(bomb, { 'content-encoding': coding }))).toBe(415);
    },
  );

  test.each([
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'application/xml',
    'a/b/c',
  ])('of another type are refused: %s', async (type) => {
    expect(errorOf(await sendBody('{"message":"a"}', { 'content-type': type }))).toBe(415);
  });

  test('that are too large are refused at once, with a length or without', async () => {
    expect(errorOf(await sendBody('x'.repeat(300_000)))).toBe(413);
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const pieces = [head('POST /api/logs', headers), ...Array.from({ length: 20 }, () => chunk)];
    expect(errorOf((await sendRaw(server.port, pieces))[0])).toBe(413);
  });

  test('do not choose another method', async () => {
    const id = '000000000000000000000000';
    const override = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    const answer = await sendBody('{"_method":"DELETE"}', override, `POST /api/images/${id}`);
    expect(errorOf(answer)).toBe(405);
  });
});

describe('forms', () => {
  const boundary = 'seam';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const part = (disposition: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const end = `--${boundary}--\r\n`;
  const file = (name: string) => part(`name="${name}"; filename="a.jpg"`, 'x');

  test.each([
    ['without a seam', { 'content-type': 'multipart/form-data' }, 'x', [400, 415]],
    ['cut off', type, part('name="otp"', '123456'), [400]],
    ['of nothing', type, end, [400]],
    ['with a prototype', type, part('name="__proto__"', 'x') + end, [400]],
    ['with a prototype as a file', type, file('__proto__') + end, [400]],
    ['with a part that has no name', type, part('filename="x"', 'x') + end, [400]],
    ['with too many files', type, file('front_card').repeat(20) + end, [400, 413]],
    ['with too many fields', type, part('name="a"', 'x').repeat(100) + end, [400, 413]],
    [
      'with a field that is too long',
      type,
      part('name="address"', 'x'.repeat(1_100_000)) + end,
      [400, 413],
    ],
    ['with U+0000', type, part('name="address"', 'a\0b') + end, [400]],
  ])('that cannot be are refused: %s', async (_name, headers, body, statuses) => {
    const answer = await sendBody(body, headers, 'PATCH /api/accounts');
    expect(statuses).toContain(errorOf(answer));
    expect(Reflect.get({}, 'filename')).toBeUndefined();
  });
});

describe('expectations', () => {
  const body = '{"message":"a"}';
  const sized = { 'content-type': 'application/json', 'content-length': String(body.length) };

  test('a client that waits for a sign to go on gets one', async () => {
    const [first, second] = await sendRaw(server.port, [
      head('POST /api/logs', { ...sized, expect: '100-continue' }),
      50,
      body,
    ]);
    expect([first?.status, second?.status]).toEqual([100, 201]);
  });

  test('other expectations are ignored', async () => {
    const answer = await sendBody(body, { expect: 'the-unexpected' });
    expect(answer?.status).toBe(201);
  });
});

describe('a slow client', () => {
  const patience = { headersMs: 200, requestMs: 400, pauseMs: 60_000, idleMs: 300, checkMs: 50 };
  const settings = { host: '127.0.0.1', port: 0, origin: null, allowedOrigins: [], trustProxy: [] };

  test.each([
    ['that never ends its headers', ['GET / HTTP/1.1\r\nhost: a\r\n']],
    ['that never ends its body', ['POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n', 'x']],
    ['that says nothing', []],
    ['that drips', ['G', 60, 'E', 60, 'T', 60, ' ', 60, '/']],
  ])('%s is answered with its fault and cut off', async (_name, pieces) => {
    const slow = await listen(settings, patience);
    slow.answerWith((request, response) => {
      request.on('end', () => response.end()).resume();
    });
    const answers = await sendRaw(slow.port, pieces);
    await slow.close();
    expect(answers.map(errorOf)).toEqual([408]);
  });

  test('that pauses in its body is answered with its fault, long before its time is over', async () => {
    const slow = await listen(settings, { ...patience, requestMs: 60_000, pauseMs: 50 });
    slow.answerWith((request, response) => {
      request.on('end', () => response.end()).resume();
    });
    const begun = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n';
    const answers = await sendRaw(slow.port, [begun, 'x']);
    await slow.close();
    expect(answers.map(errorOf)).toEqual([408]);
  });

  test('that drips its body is not, as long as its time is not over', async () => {
    const slow = await listen(settings, { ...patience, requestMs: 60_000, pauseMs: 1000 });
    slow.answerWith((request, response) => {
      request.on('end', () => response.end()).resume();
    });
    const begun = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n';
    const drops = Array.from({ length: 9 }, () => [200, 'x']).flat();
    const answers = await sendRaw(slow.port, [begun, ...drops]);
    await slow.close();
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  test('that waits for a slow answer is not', async () => {
    const slow = await listen(settings, { ...patience, requestMs: 60_000, pauseMs: 20 });
    slow.answerWith((request, response) => {
      request.on('end', () => setTimeout(() => response.end(), 200)).resume();
    });
    const begun = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n';
    const answers = await sendRaw(slow.port, [begun + 'x'.repeat(9)]);
    await slow.close();
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  test('that pauses while it is the server that does not read is not', async () => {
    const slow = await listen(settings, { ...patience, requestMs: 60_000, pauseMs: 20 });
    slow.answerWith((request, response) => {
      setTimeout(() => request.on('end', () => response.end()).resume(), 200);
    });
    const size = 1_000_000;
    const begun = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${size}\r\n\r\n`;
    const answers = await sendRaw(slow.port, [begun + 'x'.repeat(size)]);
    await slow.close();
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  test('that has its answer may end its body, for a while', async () => {
    const cut = await listen(settings, { ...patience, requestMs: 60_000 });
    cut.answerWith((request, response) => {
      response.on('finish', () => discardRest(request, 50)).end();
    });
    const begun = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n';
    const whole = await sendRaw(cut.port, [begun, 'x', 10, 'x'.repeat(8), begun], 2);
    // Its connection is closed, and nothing beyond its answer is said.
    const endless = await sendRaw(cut.port, [begun, 'x'], 2);
    await cut.close();
    expect([whole.length, endless.map(({ status }) => status)]).toEqual([2, [200]]);
  });

  test('that pauses between two requests is not', async () => {
    const slow = await listen(settings, { ...patience, idleMs: 5000 });
    slow.answerWith((_request, response) => response.end());
    const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
    const answers = await sendRaw(slow.port, [request, 600, request], 2);
    await slow.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
