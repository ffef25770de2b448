import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createServerClock } from './clock.ts';
import {
  createRealtime,
  type ResyncReason,
  type RealtimeOptions,
  type RealtimeStatus,
} from './realtime.ts';
import { type RealtimeServerOptions, startRealtimeServer } from './testing/realtime-server.ts';

const account = '6740c1e29f0b7a4100000001';
const recharge = {
  id: '6740c1e29f0b7a4100000003',
  status: 'SUCCESS',
  message: 'Đã nhận 100.000 VNĐ',
  at: '2026-11-20T08:40:04.120Z',
} as const;

const resultNames = ['boot_result', 'create_vm_result', 'vm_result', 'recharge_result'] as const;

/** What a server acknowledges when the test says so. */
function laterReply() {
  const told = new EventTarget();
  let reply: unknown;
  return {
    asked: once(told, 'reply').then(() => reply),
    answer: (said: unknown) => {
      reply = said;
      told.dispatchEvent(new Event('reply'));
    },
  };
}

/** A page whose network and visibility the test controls. */
function fakePage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return {
    window,
    document,
    goOnline: () => window.dispatchEvent(new Event('online')),
    show(state: 'visible' | 'hidden') {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

async function connected(
  server: RealtimeServerOptions = {},
  options: Partial<RealtimeOptions> = {},
) {
  const running = await startRealtimeServer(server);
  onTestFinished(() => running.close());
  return { server: running, ...clientOf(running.origin, options) };
}

function clientOf(origin: string, options: Partial<RealtimeOptions> = {}) {
  const page = fakePage();
  const clock = createServerClock();
  const realtime = createRealtime({
    origin,
    session: { token: () => 'token-of-demo', currentAccount: () => account },
    clock,
    page,
    // Only one test is about the wait; it leaves this out.
    reconnectAfterMs: { shortest: 20, longest: 40 },
    // Only one test is about the time after a reconnection.
    resyncWithinMs: 0,
    ...options,
  });
  const statuses: RealtimeStatus[] = [];
  const reasons: ResyncReason[] = [];
  /** For how long no event can have been missed, with each reason, ms. */
  const quietTimes: number[] = [];
  realtime.onStatus((status) => statuses.push(status));
  realtime.onResync((reason, quietMs) => {
    reasons.push(reason);
    quietTimes.push(quietMs);
  });
  onTestFinished(() => realtime.disconnect());
  return { realtime, page, clock, statuses, reasons, quietTimes };
}

/** Resolves when the connection reaches a status. */
function reached(
  realtime: ReturnType<typeof createRealtime>,
  wanted: RealtimeStatus,
): Promise<void> {
  return new Promise((resolve) => {
    if (realtime.status() === wanted) return resolve();
    const end = realtime.onStatus((status) => {
      if (status !== wanted) return;
      end();
      resolve();
    });
    return undefined;
  });
}

describe('connecting', () => {
  test('starts with polling, sends the token, joins its account and then reads again', async () => {
    const { server, realtime, statuses, reasons } = await connected();
    expect(realtime.status()).toBe('off');
    realtime.connect();
    await reached(realtime, 'connected');
    expect(statuses).toEqual(['connecting', 'connected']);
    expect(server.joined).toEqual([account]);
    expect(server.transports).toEqual(['polling']);
    expect(reasons).toEqual(['connected']);
  });

  test('tells for how long no event was missed: as long as the greeting says, and since', async () => {
    const joining = laterReply();
    const { realtime, quietTimes } = await connected({
      greeting: { quietMs: 2000 },
      join: () => joining.asked,
    });
    const before = performance.now();
    realtime.connect();
    joining.answer({ ok: true });
    await reached(realtime, 'connected');
    expect(quietTimes).toEqual([expect.any(Number)]);
    expect(quietTimes[0]).toBeGreaterThanOrEqual(2000);
    expect(quietTimes[0]).toBeLessThanOrEqual(2000 + performance.now() - before);
  });

  test.each([
    ['not said', {}],
    ['unreadable', { quietMs: '9999' }],
    ['no duration', { quietMs: null }],
    ['before it began', { quietMs: -9999 }],
  ])('a quiet time that is %s is none', async (_, greeting) => {
    const { realtime, quietTimes } = await connected({ greeting });
    realtime.connect();
    await reached(realtime, 'connected');
    expect(quietTimes).toEqual([0]);
  });

  test('nothing is known of a quiet time after several tries, and after a reconnection', async () => {
    let trouble: number | null = 503;
    const { server, realtime, reasons, quietTimes } = await connected({
      greeting: { quietMs: 1e9 },
      trouble: () => trouble,
    });
    realtime.connect();
    await reached(realtime, 'reconnecting');
    trouble = null;
    await reached(realtime, 'connected');
    for (const socket of server.sockets()) socket.conn.close();
    await expect.poll(() => reasons).toEqual(['connected', 'reconnected']);
    expect(quietTimes).toEqual([0, 0]);
  });

  test('a tab that becomes visible while it connects is read again, however quiet it was', async () => {
    const joining = laterReply();
    const { server, realtime, page, reasons, quietTimes } = await connected({
      greeting: { quietMs: 1e9 },
      join: () => joining.asked,
    });
    realtime.connect();
    await expect.poll(() => server.joined).toEqual([account]);
    page.show('hidden');
    page.show('visible');
    expect(reasons).toEqual(['visible']);
    expect(quietTimes).toEqual([0]);
  });

  test('the greeting sets the server clock', async () => {
    const serverNow = Date.UTC(2030, 0, 1);
    const { realtime, clock } = await connected({ serverNow: () => serverNow });
    realtime.connect();
    await reached(realtime, 'connected');
    expect(clock.isSynchronized()).toBe(true);
    expect(Math.abs(clock.now() - serverNow)).toBeLessThan(3000);
  });

  test('a token that the server does not accept is a refusal, and is not retried automatically', async () => {
    let token = 'old';
    const { server, realtime, statuses } = await connected(
      {},
      { session: { token: () => token, currentAccount: () => account } },
    );
    realtime.connect();
    await reached(realtime, 'refused');
    expect(statuses).toEqual(['connecting', 'refused']);
    expect(server.joined).toEqual([]);
    token = 'token-of-demo';
    realtime.connect();
    await reached(realtime, 'connected');
  });

  test.each([500, 503, 429])(
    'a server that cannot check the token now (%i) has not refused it, and is asked again',
    async (status) => {
      const troubles = [status, status];
      const { realtime, statuses, reasons } = await connected({
        trouble: () => troubles.pop() ?? null,
      });
      realtime.connect();
      await reached(realtime, 'connected');
      expect(statuses).toEqual(['connecting', 'reconnecting', 'connected']);
      expect(reasons).toEqual(['connected']);
    },
  );

  test("a join for another account's account is a refusal", async () => {
    const { server, realtime } = await connected({ join: () => ({ ok: false, message: 'Không' }) });
    realtime.connect();
    await reached(realtime, 'refused');
    expect(server.joined).toEqual([account]);
    await expect.poll(() => server.sockets()).toEqual([]);
  });

  test('asking twice connects once', async () => {
    const { server, realtime } = await connected();
    realtime.connect();
    realtime.connect();
    await reached(realtime, 'connected');
    realtime.connect();
    expect(server.sockets()).toHaveLength(1);
  });

  test('a library that cannot be loaded at first is loaded later', async () => {
    vi.doMock('socket.io-client', () => {
      vi.doUnmock('socket.io-client');
      throw new Error('the chunk did not come');
    });
    const { realtime, statuses } = await connected();
    realtime.connect();
    await reached(realtime, 'connected');
    expect(statuses).toEqual(['connecting', 'reconnecting', 'connected']);
  });

  test('disconnecting while the library is still loading leaves nothing open', async () => {
    const { server, realtime, statuses } = await connected();
    realtime.connect();
    realtime.disconnect();
    realtime.connect();
    await reached(realtime, 'connected');
    expect(server.sockets()).toHaveLength(1);
    expect(statuses).toEqual(['connecting', 'off', 'connecting', 'connected']);
  });
});

describe('events', () => {
  test('reach the listeners of their name, until these leave', async () => {
    const { server, realtime } = await connected();
    const heard: unknown[] = [];
    const end = realtime.on('recharge_result', (event) => heard.push(event));
    realtime.on('vm_result', (event) => heard.push(event.action));
    realtime.connect();
    await reached(realtime, 'connected');
    server.io.emit('recharge_result', recharge);
    server.io.emit('vm_result', { ...recharge, action: 'backup' });
    await expect.poll(() => heard).toEqual([recharge, 'backup']);
    end();
    server.io.emit('recharge_result', recharge);
    server.io.emit('vm_result', { ...recharge, action: 'start' });
    await expect.poll(() => heard).toEqual([recharge, 'backup', 'start']);
  });

  test.each<[string, string, readonly unknown[], object]>([
    ['nothing but a name', 'boot_result', [], {}],
    ['null', 'boot_result', [null], {}],
    ['words', 'recharge_result', ['Đã nhận 100.000 VNĐ'], { message: 'Đã nhận 100.000 VNĐ' }],
    [
      'no id and no time',
      'create_vm_result',
      [{ status: 'FAILED', message: 'Không còn máy' }],
      {
        status: 'FAILED',
        message: 'Không còn máy',
      },
    ],
    [
      'an unknown status',
      'boot_result',
      [{ ...recharge, status: 'MAYBE' }],
      { ...recharge, status: null },
    ],
    [
      'an unknown action',
      'vm_result',
      [{ ...recharge, action: 'explode' }],
      { ...recharge, action: null },
    ],
  ])('with %s come with what could be read', async (_name, event, args, expected) => {
    const { server, realtime, reasons } = await connected();
    const heard: unknown[] = [];
    for (const name of resultNames) realtime.on(name, (result) => heard.push([name, result]));
    realtime.connect();
    await reached(realtime, 'connected');
    server.io.emit(event, ...args);
    const unread = { id: null, status: null, message: null, at: null };
    const empty = event === 'vm_result' ? { ...unread, action: null } : unread;
    await expect.poll(() => heard).toEqual([[event, { ...empty, ...expected }]]);
    expect(reasons).toEqual(['connected']);
  });

  test('are acknowledged where the server asks for it', async () => {
    const { server, realtime } = await connected();
    realtime.connect();
    await reached(realtime, 'connected');
    const [socket] = server.sockets();
    expect(await socket?.timeout(5000).emitWithAck('boot_result', recharge)).toBeUndefined();
  });
});

describe.each(['polling', 'websocket'] as const)(
  'in front of a minimal server, over %s',
  (transport) => {
    const minimal = { join: 'never', greets: false, transports: [transport] } as const;
    const client = { transports: [transport], joinWaitMs: 30 } as const;
    const start = () => connected({ ...minimal, transports: [transport] }, client);

    test('it is connected although join is never acknowledged, and joins once', async () => {
      const { server, realtime, statuses, reasons } = await start();
      let heard = 0;
      realtime.on('boot_result', () => (heard += 1));
      realtime.connect();
      await reached(realtime, 'connected');
      for (let round = 1; round <= 20; round += 1) {
        server.io.emit('boot_result');
        await expect.poll(() => heard, { interval: 10 }).toBe(round);
      }
      expect(server.transports).toEqual([transport]);
      expect(server.joined).toEqual([account]);
      expect(statuses).toEqual(['connecting', 'connected']);
      expect(reasons).toEqual(['connected']);
    });

    test('it joins again with each connection, and leaves the clock to the answers over HTTP', async () => {
      const { server, realtime, clock, reasons } = await start();
      realtime.connect();
      await reached(realtime, 'connected');
      server.sockets()[0]?.conn.close();
      await reached(realtime, 'reconnecting');
      await reached(realtime, 'connected');
      expect(server.joined).toEqual([account, account]);
      await expect.poll(() => reasons).toEqual(['connected', 'reconnected']);
      expect(clock.isSynchronized()).toBe(false);
    });
  },
);

describe('an acknowledgement of join', () => {
  test.each([[undefined], [null], [true], ['ok'], [{ room: account }]])(
    'in other words (%j) is no refusal',
    async (reply) => {
      const { realtime, statuses } = await connected(
        { join: () => reply },
        { joinWaitMs: 3_600_000 },
      );
      realtime.connect();
      await reached(realtime, 'connected');
      expect(statuses).toEqual(['connecting', 'connected']);
    },
  );

  test.each([[false], [{ ok: false }], [{ statusCode: 403, message: 'Không' }]])(
    'that says no (%j) is a refusal, also when the connection counts already',
    async (reply) => {
      const { asked, answer } = laterReply();
      const { server, realtime, statuses } = await connected(
        { join: () => asked },
        { joinWaitMs: 20 },
      );
      realtime.connect();
      await reached(realtime, 'connected');
      answer(reply);
      await reached(realtime, 'refused');
      expect(statuses).toEqual(['connecting', 'connected', 'refused']);
      expect(server.joined).toEqual([account]);
    },
  );

  test('that comes late has everything read again: events may have been missed before it', async () => {
    const { asked, answer } = laterReply();
    const { realtime, reasons } = await connected({ join: () => asked }, { joinWaitMs: 20 });
    realtime.connect();
    await reached(realtime, 'connected');
    expect(reasons).toEqual(['connected']);
    answer({ ok: true });
    await expect.poll(() => reasons).toEqual(['connected', 'connected']);
  });

  test('from a server that gave one before is waited for: it is busy, and everything is read once', async () => {
    const { asked, answer } = laterReply();
    const joins: unknown[] = [];
    const { server, realtime, statuses, reasons } = await connected(
      { join: (id) => (joins.push(id) === 1 ? { ok: true } : asked) },
      { joinWaitMs: 20 },
    );
    realtime.connect();
    await reached(realtime, 'connected');
    await expect.poll(() => joins).toHaveLength(1);
    // It comes after the acknowledgement, however slow this machine is.
    const event = new Promise((resolve) => realtime.on('boot_result', resolve));
    server.sockets()[0]?.emit('boot_result', {});
    await event;
    const before = reasons.length;
    const joinedAgain = new Promise<void>((resolve) => {
      server.io.on('connection', (socket) => {
        // Longer than a server is waited for that has never acknowledged.
        socket.on('join', () => setTimeout(resolve, 100));
      });
    });
    server.sockets()[0]?.conn.close();
    await joinedAgain;
    expect(statuses).toEqual(['connecting', 'connected', 'reconnecting']);
    answer({ ok: true });
    await expect.poll(() => reasons.slice(before)).toEqual(['reconnected']);
    expect(realtime.status()).toBe('connected');
  });

  test('of a connection that was lost meanwhile is not waited for', async () => {
    const { server, realtime, statuses } = await connected(
      { join: 'never' },
      { joinWaitMs: 3_600_000 },
    );
    realtime.connect();
    await expect.poll(() => server.joined).toHaveLength(1);
    server.sockets()[0]?.conn.close();
    await expect.poll(() => server.joined).toHaveLength(2);
    expect(statuses).toEqual(['connecting', 'reconnecting']);
  });
});

describe('a lost connection', () => {
  test('reconnects automatically, joins again and reads again', async () => {
    const { server, realtime, statuses, reasons } = await connected();
    realtime.connect();
    await reached(realtime, 'connected');
    await server.close();
    await reached(realtime, 'reconnecting');
    const again = await startRealtimeServer({ port: server.port });
    onTestFinished(() => again.close());
    await reached(realtime, 'connected');
    expect(statuses).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    expect(again.joined).toEqual([account]);
    await expect.poll(() => reasons).toEqual(['connected', 'reconnected']);
  });

  test('that comes back with those of all other customers does not read at once, unless the page is looked at', async () => {
    const { server, realtime, page, reasons } = await connected({}, { resyncWithinMs: 3_600_000 });
    realtime.connect();
    await reached(realtime, 'connected');
    server.sockets()[0]?.conn.close();
    await reached(realtime, 'reconnecting');
    await reached(realtime, 'connected');
    expect(reasons).toEqual(['connected']);
    page.show('visible');
    expect(reasons).toEqual(['connected', 'visible']);
  });

  test('waits at least a second before the first try', async () => {
    const { server, realtime } = await connected({}, { reconnectAfterMs: undefined });
    realtime.connect();
    await reached(realtime, 'connected');
    const lostAt = performance.now();
    // The connection under the socket: to the client it looks like a lost network.
    server.sockets()[0]?.conn.close();
    await reached(realtime, 'reconnecting');
    await reached(realtime, 'connected');
    // The timer of the wait may be a little early.
    expect(performance.now() - lostAt).toBeGreaterThanOrEqual(980);
  });

  test('is tried again at once when the network comes back or the tab becomes visible', async () => {
    const never = { shortest: 3_600_000, longest: 3_600_000 };
    const { server, realtime, page, reasons } = await connected({}, { reconnectAfterMs: never });
    realtime.connect();
    await reached(realtime, 'connected');
    for (const back of [() => page.goOnline(), () => page.show('visible')]) {
      server.sockets()[0]?.conn.close();
      await reached(realtime, 'reconnecting');
      back();
      await reached(realtime, 'connected');
    }
    // Read once, by the connection.
    expect(reasons).toEqual(['connected', 'reconnected', 'reconnected']);
  });

  test('that does not come back with the page is not waited for', async () => {
    const { server, realtime, page, reasons } = await connected();
    realtime.connect();
    await reached(realtime, 'connected');
    await server.close();
    await reached(realtime, 'reconnecting');
    page.show('visible');
    page.goOnline();
    await expect.poll(() => reasons).toEqual(['connected', 'online']);
  });

  test('that the server ended is retried once, and then refused if the server refuses', async () => {
    let token = 'token-of-demo';
    const { server, realtime, statuses } = await connected(
      {},
      { session: { token: () => token, currentAccount: () => account } },
    );
    realtime.connect();
    await reached(realtime, 'connected');
    token = 'locked';
    server.io.disconnectSockets(true);
    await reached(realtime, 'refused');
    expect(statuses).toEqual(['connecting', 'connected', 'reconnecting', 'refused']);
  });

  test('a server that is not there yet is tried again, not given up', async () => {
    const { server, realtime, statuses } = await connected();
    await server.close();
    realtime.connect();
    await reached(realtime, 'reconnecting');
    const again = await startRealtimeServer({ port: server.port });
    onTestFinished(() => again.close());
    await reached(realtime, 'connected');
    expect(statuses).toEqual(['connecting', 'reconnecting', 'connected']);
  });
});

describe('the page', () => {
  test('reads again when it is visible again, also while connected; not when it is hidden', async () => {
    const { realtime, page, reasons } = await connected();
    realtime.connect();
    await reached(realtime, 'connected');
    page.show('hidden');
    page.show('visible');
    page.goOnline();
    expect(reasons).toEqual(['connected', 'visible', 'online']);
  });

  test('is ignored after disconnecting', async () => {
    const { realtime, page, reasons, server } = await connected();
    realtime.connect();
    await reached(realtime, 'connected');
    realtime.disconnect();
    page.show('visible');
    page.goOnline();
    expect(reasons).toEqual(['connected']);
    await expect.poll(() => server.sockets()).toEqual([]);
    expect(realtime.status()).toBe('off');
  });
});
