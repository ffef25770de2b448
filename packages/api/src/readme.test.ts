/** The examples of the README are compiled, and run against real servers. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServerClock } from './clock.ts';
import type { Realtime } from './realtime.ts';
import { createSession } from './session.ts';
import { answerJson, startServer } from './testing/http-server.ts';
import { startRealtimeServer } from './testing/realtime-server.ts';

const root = path.join(import.meta.dirname, '..');
/** Inside the package, so that its own name is found. Ignored by Git. */
const folder = path.join(root, '.cache', 'readme-examples');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/gu)].map(([, code = '']) => code);
const account = { _id: '6740a1f2c3d4e5f607182901', username: 'demo', role: 'USER' } as const;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, code] of examples.entries()) {
    const exported = code.includes('const realtime') ? 'export { realtime };' : 'export {};';
    writeFileSync(path.join(folder, `example-${index + 1}.ts`), `${code}${exported}\n`);
  }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }),
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllGlobals();
});

/** Runs an example; its declared variables are globals. */
async function ran(index: number, declared: Readonly<Record<string, unknown>>): Promise<unknown> {
  for (const [name, value] of Object.entries(declared)) vi.stubGlobal(name, value);
  return import(/* @vite-ignore */ path.join(folder, `example-${index}.ts`));
}

test('there are two, and they compile', () => {
  expect(examples).toHaveLength(2);
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const said = (() => {
    try {
      return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    } catch (error) {
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
  })();
  expect(said).toBe('');
}, 60_000);

test('the first logs in and rents with a key', async () => {
  const server = await startServer((response, { url }) => {
    if (url === '/api/auth/login') answerJson(response, 200, { ...account, jwt: 'token-of-demo' });
    else answerJson(response, 409, { message: 'Số dư không đủ', missing_amount: 112_000 });
  });
  const shown: string[] = [];
  await ran(1, { server: server.origin, show: (words: string) => shown.push(words) });
  await server.close();
  expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/auth/login',
    'POST /api/orders',
  ]);
  expect(server.seen[1]?.headers).toMatchObject({
    authorization: 'Bearer token-of-demo',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/u),
  });
  expect(shown).toEqual(['Bạn còn thiếu 112000 VNĐ']);
});

test('the second connects, reads again and receives a top-up', async () => {
  const server = await startRealtimeServer();
  const session = createSession({ storage: null });
  session.open({ ...account, jwt: 'token-of-demo' });
  const shown: string[] = [];
  const look = vi.fn<() => void>();
  const example = await ran(2, {
    server: server.origin,
    session,
    clock: createServerClock(),
    refetchWhatIsOnScreen: look,
    show: (words: string) => shown.push(words),
  });
  await expect.poll(() => look.mock.calls.length).toBe(1);
  server.io.emit('recharge_result', {
    id: '6740a1f2c3d4e5f60718290b',
    status: 'SUCCESS',
    message: 'Nạp tiền thành công',
    at: '2026-11-20T08:41:00.000Z',
  });
  await expect.poll(() => shown).toContain('SUCCESS: Nạp tiền thành công');
  expect(shown).toContain('connected');
  realtimeOf(example).disconnect();
  await server.close();
});

function realtimeOf(example: unknown): Pick<Realtime, 'disconnect'> {
  if (typeof example === 'object' && example !== null && 'realtime' in example) {
    const { realtime } = example;
    if (typeof realtime === 'object' && realtime !== null && 'disconnect' in realtime) {
      const { disconnect } = realtime;
      if (typeof disconnect === 'function') return { disconnect: () => void disconnect() };
    }
  }
  throw new Error('the example has no connection');
}
