import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call } from './testing/test-server.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';
import { makeDataFolder } from './testing/test-database.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/test-settings.ts';

let folder: TemporaryFolder;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  for (const one of processes.splice(0)) await one.end('SIGKILL');
});
afterAll(() => folder.remove());

function run(settings: Readonly<Record<string, string>>): ServerProcess {
  const started = startProcess({
    TRAM_DATA_DIR: path.join(folder.folder, 'new/data'),
    TRAM_PORTAL_DIR: path.join(folder.folder, 'no-portal'),
    ...settings,
  });
  processes.push(started);
  return started;
}

/** A free port, or one that is in use until `release`. */
async function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function freePort(): Promise<number> {
  const { port, release } = await takePort();
  await release();
  return port;
}

/** What an operator reads when it cannot start: one line without a stack, and exit code 1. */
async function complaint(started: ServerProcess): Promise<string> {
  expect(await started.ended).toEqual({ code: 1, signal: null });
  const lines = started.output().trimEnd().split('\n');
  expect(started.output()).not.toMatch(/^\s+at |Error:/m);
  return lines.findLast((line) => !line.startsWith('starting in')) ?? '';
}

describe('what cannot be started is one line and exit code 1', () => {
  test('a port in use, found before any data is touched', async () => {
    const { port, release } = await takePort();
    const line = await complaint(run({ PORT: String(port), TRAM_DATA_DIR: `${folder.folder}/x` }));
    expect(line).toBe(
      `Port ${port} of 127.0.0.1 is taken by another program. Stop it, or choose another port, for example PORT=${port + 1}`,
    );
    await expect(stat(`${folder.folder}/x`)).rejects.toThrow(/ENOENT/);
    await release();
  });

  test('a data folder that cannot be written', async () => {
    const file = path.join(folder.folder, 'a-file');
    await writeFile(file, '');
    const line = await complaint(run({ PORT: '0', TRAM_DATA_DIR: path.join(file, 'data') }));
    expect(line).toContain('TRAM_DATA_DIR');
    expect(line).toContain(path.join(file, 'data'));
  });

  test('a setting that is wrong: production without a secret', async () => {
    const line = await complaint(run({ TRAM_MODE: 'production' }));
    expect(line).toBe('TRAM_TOKEN_SECRET is required when TRAM_MODE is production');
  });
});

describe('a server in sandbox mode', () => {
  test('answers 503 until it is ready, says where it is, keeps its secret to itself, refuses a second one, and stops on a signal', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const first = run({ PORT: String(port) });
    await first.printed('creating the database');
    const early = await call(`${origin}/healthz`);
    expect([early.status, early.json]).toEqual([503, { status: 'starting' }]);
    const earlyCall = await call(`${origin}/api/packages`);
    expect(earlyCall.json).toEqual({
      statusCode: 503,
      message: 'Hệ thống đang khởi động, vui lòng thử lại sau giây lát',
      requestId: earlyCall.headers.get('x-request-id'),
    });
    expect(earlyCall.headers.get('retry-after')).toBe('1');

    await first.printed('is ready');
    expect(first.output()).toContain(`http://localhost:${port}/sandbox`);
    expect(first.output()).toContain('demo, new-customer, admin');
    expect((await call(`${origin}/healthz`)).json).toEqual({ status: 'ready' });
    const secret = path.join(folder.folder, 'new/data/token-secret');
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    expect((await readFile(secret, 'utf8')).length).toBeGreaterThanOrEqual(32);
    expect(first.output()).not.toContain(await readFile(secret, 'utf8'));

    const second = run({ PORT: '0' });
    expect(await complaint(second)).toContain('in use by another server');

    expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await expect(call(`${origin}/healthz`)).rejects.toThrow(/fetch failed/);
  });

  test('starts again with the same data, the same sessions and the time that it had', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const data = await makeDataFolder('demo');
    const settings = { PORT: String(port), TRAM_DATA_DIR: data.folder };
    const first = run(settings);
    await first.printed('is ready');
    const login = await call(`${origin}/api/auth/login`, {
      body: { username: 'demo', password: 'tram-demo-2026' },
    });
    await call(`${origin}/sandbox/api/clock`, { body: { advanceMinutes: 90 } });
    expect(await first.end('SIGINT')).toEqual({ code: 0, signal: null });

    const second = run(settings);
    await second.printed('is ready');
    const jwt: unknown = Reflect.get(Object(login.json), 'jwt');
    const me = await call(`${origin}/api/accounts/me`, { token: String(jwt) });
    expect(me.status).toBe(200);
    const ahead = Date.parse(me.headers.get('date') ?? '') - Date.now();
    expect(ahead).toBeGreaterThan(89 * 60_000);
    await second.end();
    await data.remove();
  });
});

describe('a server in production mode', () => {
  test('has no sandbox, no demo accounts and no secret in its folder, and binds links to its own address', async () => {
    const data = await makeDataFolder('schema');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = run({
      PORT: String(port),
      TRAM_DATA_DIR: data.folder,
      TRAM_MODE: 'production',
      TRAM_TOKEN_SECRET: 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE',
      TRAM_ORIGIN: 'https://portal.example',
      TRAM_SMTP_URL: 'smtp://127.0.0.1:1',
      TRAM_MAIL_FROM: 'no-reply@portal.example',
      TRAM_LOG_LEVEL: 'info',
    });
    await server.printed('is ready');
    expect(server.output()).not.toMatch(/sandbox {3}|accounts {2}/);
    const clock = await call(`${origin}/sandbox/api/clock`, { body: { advanceMs: 1 } });
    expect(clock.status).toBe(404);
    // No bank was named: nothing reports transfers, and the log says so.
    expect((await call(`${origin}/webhooks/sepay`, { body: {} })).status).toBe(404);
    expect(server.output()).toContain('customers cannot top up');
    const password = 'tram-demo-2026';
    const login = await call(`${origin}/api/auth/login`, { body: { username: 'demo', password } });
    expect(login.status).toBe(401);
    expect(login.headers.get('strict-transport-security')).toContain('max-age=');
    await expect(stat(path.join(data.folder, 'token-secret'))).rejects.toThrow(/ENOENT/);
    // A line for the call by its operation, with nothing of what was sent.
    await server.printed('"operation":"login","status":401');
    expect(server.output()).not.toContain(password);
    expect(await server.end()).toEqual({ code: 0, signal: null });
    await data.remove();
  });
});
