import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startServer } from '../start-server.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';

let server: TestServer;
const opened: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer({ tokenMinutes: 60 });
});
afterAll(() => server.remove());
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});

type Handshake = Readonly<Record<string, unknown>>;

function open(auth: Handshake, options: Parameters<typeof connect>[1] = {}): Socket {
  const socket = connect(server.origin, { auth, reconnection: false, forceNew: true, ...options });
  opened.push(socket);
  return socket;
}

/** Resolves with what comes first under this name. */
function next(socket: Socket, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once(name, resolve);
  });
}

async function connected(username: string, transports = ['polling', 'websocket']): Promise<Socket> {
  const socket = open({ token: await server.tokenOf(username) }, { transports });
  await next(socket, 'hello');
  return socket;
}

async function idOf(username: string): Promise<string> {
  const token = await server.tokenOf(username);
  return textField((await server.call('/api/accounts/me', { token })).json, '_id');
}

async function refusal(
  auth: Handshake,
  options: Parameters<typeof connect>[1] = {},
): Promise<unknown> {
  const error = await next(open(auth, options), 'connect_error');
  return error instanceof Error && 'data' in error ? error.data : error;
}

describe('who may connect', () => {
  test.each([['polling'], ['websocket']])(
    'a customer is greeted with the time of the server, over %s',
    async (transport) => {
      const socket = open({ token: await server.tokenOf('demo') }, { transports: [transport] });
      const greeting = await next(socket, 'hello');
      const distance =
        Date.parse(textField(greeting, 'serverNow')) - server.services.clock.now().getTime();
      expect(Math.abs(distance)).toBeLessThan(10_000);
    },
  );

  // @spec S15
  test('no client without a valid token in the handshake', async () => {
    const token = await server.tokenOf('demo');
    for (const auth of [{}, { token: '' }, { token: 7 }, { token: 'x' }, { token: `${token}x` }]) {
      expect(await refusal(auth)).toMatchObject({ statusCode: 401 });
    }
    // Not from an address or a header: those end up in logs.
    const elsewhere = { query: { token }, extraHeaders: { authorization: `Bearer ${token}` } };
    expect(await refusal({}, elsewhere)).toEqual({
      statusCode: 401,
      message: 'Vui lòng đăng nhập để tiếp tục',
    });
  });

  // @spec 6.8
  test('no role but USER', async () => {
    expect(await refusal({ token: await server.tokenOf('admin') })).toEqual({
      statusCode: 403,
      message: 'Bạn không có quyền truy cập',
    });
  });
});

/** An event. */
function event(message: string) {
  return {
    id: '6740c1e29f0b7a4100000001',
    status: 'SUCCESS' as const,
    message,
    at: '2026-11-20T08:40:00.000Z',
  };
}

/** Publishes it from a unit of that time that is kept at once. */
async function publish(name: string, kind: 'boot_result' | 'recharge_result', message: string) {
  const { at, ...payload } = event(message);
  const unit = { now: new Date(at), afterCommit: (action: () => void) => action() };
  server.services.events.publish(unit, await idOf(name), kind, payload);
}

describe('who hears what', () => {
  test('every page of an account hears its events, no page of another one does', async () => {
    const [first, second, other] = await Promise.all([
      connected('demo'),
      connected('demo', ['websocket']),
      connected('new-customer'),
    ]);
    const heardByOther: unknown[] = [];
    other.onAny((...heard: unknown[]) => heardByOther.push(heard));
    const heard = Promise.all([next(first, 'boot_result'), next(second, 'boot_result')]);
    await publish('demo', 'boot_result', 'cho demo');
    expect(await heard).toEqual([event('cho demo'), event('cho demo')]);
    // An event for the other one would have arrived before this.
    const own = next(other, 'recharge_result');
    await publish('new-customer', 'recharge_result', 'khác');
    expect(await own).toEqual(event('khác'));
    expect(heardByOther).toEqual([['recharge_result', event('khác')]]);
  });

  // @spec 4.25 S15
  test('join is granted for the own account and refused for every other', async () => {
    const socket = await connected('new-customer');
    expect(await socket.emitWithAck('join', await idOf('new-customer'))).toEqual({ ok: true });
    for (const wanted of [await idOf('demo'), '', null, undefined, { $ne: 1 }]) {
      expect(await socket.emitWithAck('join', wanted)).toEqual({
        ok: false,
        statusCode: 403,
        message: 'Bạn không có quyền truy cập',
      });
    }
    const heard: unknown[] = [];
    socket.onAny((name: string) => heard.push(name));
    await publish('demo', 'boot_result', 'cho demo');
    expect(await socket.emitWithAck('join', await idOf('new-customer'))).toEqual({ ok: true });
    expect(heard).toEqual([]);
  });

  test('a message without an acknowledgement, or of a name that does not exist, does no harm', async () => {
    const socket = await connected('new-customer');
    socket.emit('join', 'x');
    socket.emit('boot_result', event('giả'));
    socket.emit('join');
    expect(await socket.emitWithAck('join', await idOf('new-customer'))).toEqual({ ok: true });
  });
});

/** What a new connection of the account is told. */
async function quietMs(account: string): Promise<number> {
  const greeting = await next(open({ token: await server.tokenOf(account) }), 'hello');
  expect(faultOf(greeting, 'Hello')).toBeNull();
  return Number(Reflect.get(Object(greeting), 'quietMs'));
}

describe('whether an event was missed before the connection', () => {
  test('an event between the first reading and the connection ends the quiet of its account alone', async () => {
    await publish('demo', 'boot_result', 'trước khi đọc');
    const read = performance.now();
    expect(await quietMs('demo')).toBeGreaterThan(0);
    await publish('demo', 'boot_result', 'sau khi đọc');
    const greeting = await quietMs('demo');
    expect(greeting).toBeLessThanOrEqual(performance.now() - read);
    expect(await quietMs('new-customer')).toBeGreaterThan(greeting);
  });

  test('a server that was started later knows nothing of before', async () => {
    const read = performance.now();
    const own = await startTestServer();
    const socket = connect(own.origin, {
      auth: { token: await own.tokenOf('demo') },
      forceNew: true,
    });
    opened.push(socket);
    const greeting = await next(socket, 'hello');
    expect(Reflect.get(Object(greeting), 'quietMs')).toBeLessThan(performance.now() - read);
    socket.disconnect();
    await own.remove();
  });
});

/** What is wrong with a payload by `openapi/events.yaml`, or null. */
function faultOf(payload: unknown, schema: string): unknown {
  const file = fileURLToPath(import.meta.resolve('@tram/openapi/events.yaml'));
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema(Object(parse(readFileSync(file, 'utf8'))), 'events.yaml', false, false);
  const validate = ajv.compile({ $ref: `events.yaml#/components/schemas/${schema}` });
  return validate(payload) ? null : validate.errors;
}

// @spec 4.25
test('the events of a payment and of a new machine follow the contract of events', async () => {
  const token = await server.tokenOf('demo');
  const socket = await connected('demo');
  const heard = {
    recharge: next(socket, 'recharge_result'),
    boot: next(socket, 'boot_result'),
    machine: next(socket, 'create_vm_result'),
  };
  const banks = await server.call('/api/banks?money=100000', { token });
  const bank: unknown = Array.isArray(banks.json) ? banks.json[0] : null;
  const recharge = await server.call('/api/recharges/request', {
    token,
    body: { money: 100_000, bank_id: textField(bank, '_id') },
  });
  const rechargeId = textField(recharge.json, '_id');
  await server.call(`/sandbox/api/recharges/${rechargeId}/pay`, { method: 'POST' });
  const packages = await server.call('/api/packages');
  const cheapest: unknown = Array.isArray(packages.json) ? packages.json.at(-1) : null;
  const image = await server.call('/api/images', {
    token,
    body: { name: 'Máy mới', id_package: textField(cheapest, '_id') },
  });
  const imageId = textField(image.json, '_id');
  await server.call('/api/orders', {
    token,
    body: { image: imageId, rental_period: 1, unit: 'hour' },
  });
  for (const [coming, id] of [
    [heard.recharge, rechargeId],
    [heard.boot, imageId],
    [heard.machine, imageId],
  ] as const) {
    const payload = await coming;
    expect(faultOf(payload, 'Result')).toBeNull();
    // The contract requires none of it; this server sends all of it.
    expect(payload).toEqual({
      id,
      status: 'SUCCESS',
      message: expect.stringMatching(/\S/u),
      at: expect.stringMatching(/Z$/u),
    });
  }
});

describe('how a connection ends', () => {
  test('when the account is locked, and it does not come back', async () => {
    const token = await server.tokenOf('new-customer');
    const socket = open({ token });
    await next(socket, 'hello');
    const ended = next(socket, 'disconnect');
    const change = (isActive: boolean) =>
      server.call('/sandbox/api/accounts/new-customer', { method: 'PATCH', body: { isActive } });
    await change(false);
    expect(await ended).toBe('io server disconnect');
    const again = await refusal({ token });
    expect(textField(again, 'message')).toContain('bị khóa');
    await change(true);
  });

  test('without an error in the console of the browser', async () => {
    const statuses: number[] = [];
    const see = (finished: unknown) => {
      const response: unknown = Reflect.get(Object(finished), 'response');
      if (response instanceof ServerResponse && response.req.url?.startsWith('/socket.io') === true)
        statuses.push(response.statusCode);
    };
    subscribe('http.server.response.finish', see);
    const socket = await connected('new-customer', ['polling']);
    const ended = next(socket, 'disconnect');
    const before = statuses.length;
    server.services.events.endSessions(await idOf('new-customer'));
    expect(await ended).toBe('io server disconnect');
    // The poll that brought the news, the one after it, and the farewell.
    await expect.poll(() => statuses.length - before).toBeGreaterThanOrEqual(3);
    unsubscribe('http.server.response.finish', see);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('when its token ends', async () => {
    const socket = await connected('demo');
    const ended = next(socket, 'disconnect');
    await server.services.clock.advance(60 * 60_000);
    expect(await ended).toBe('io server disconnect');
  });
});

test('the Date of real-time answers is the clock of the server', async () => {
  const answer = await server.call('/socket.io/?EIO=4&transport=polling');
  expect(answer.status).toBe(200);
  const distance =
    Date.parse(answer.headers.get('date') ?? '') - server.services.clock.now().getTime();
  expect(Math.abs(distance)).toBeLessThan(10_000);
  expect(server.services.clock.offsetMs).toBeGreaterThan(0);
});

test.each(['polling', 'websocket'])(
  'a server that stops drops its connections over %s at once, and clients come back to the next one by themselves',
  async (transport) => {
    const own = await startTestServer();
    const socket = connect(own.origin, {
      auth: { token: await own.tokenOf('demo') },
      transports: [transport],
      reconnectionDelay: 10,
      reconnectionDelayMax: 50,
      forceNew: true,
    });
    opened.push(socket);
    await next(socket, 'hello');
    const ended = next(socket, 'disconnect');
    await own.close();
    expect(await ended).toMatch(/^transport/);
    const settings = { ...own.services.settings, port: own.port };
    const greeted = next(socket, 'hello');
    const again = await startServer(settings);
    expect(textField(await greeted, 'serverNow')).toMatch(/Z$/);
    await again.close();
    await own.remove();
  },
);
