import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, type Terminal } from '../src/command.ts';
import { breakingProxy, inEach, withJson } from './breaking-proxy.ts';
import { password, startedBackend } from './tried-backend.ts';

interface Said {
  readonly code: number;
  readonly printed: string;
  readonly logged: string;
}

/**
 * Runs the program as a shell would.
 * @param answer what is typed at a question; null: there is no terminal
 * @param stop aborted by Ctrl+C
 */
async function started(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = { TRAM_PASSWORD: password },
  answer: string | null = null,
  stop: AbortSignal = new AbortController().signal,
): Promise<Said> {
  let printed = '';
  let logged = '';
  const terminal: Terminal = {
    print: (text) => void (printed += text),
    log: (line) => void (logged += `${line}\n`),
    askSecret: () => Promise.resolve(answer),
    ask: () => Promise.resolve(answer),
    interruption: () => stop,
  };
  const code = await command(args, environment, terminal);
  return { code, printed, logged };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 1;
}

describe.concurrent('the exit code', () => {
  test('is 0 where nothing breaks, with a table to read', async () => {
    await using backend = await startedBackend();
    const { code, printed } = await started(['--api', `${backend.url}/api/`, '--user', 'demo']);
    expect(code).toBe(0);
    expect(printed).toContain(`61 calls of ${backend.url}/api\n`);
    expect(printed).toMatch(/^ok +GET \/banks$/m);
    expect(printed).toMatch(/^does without +GET \/packages$/m);
    expect(printed).toMatch(/^not tried +POST \/orders$/m);
    expect(printed).toContain('"apiBase"');
    expect(printed).not.toContain(password);
  });

  test('is 1 where something breaks, and the file says all of it', async () => {
    await using backend = await startedBackend();
    await using proxy = await breakingProxy(backend.url, {
      change: (asked, answer) =>
        asked.path === '/categories' && answer.status === 200
          ? withJson(
              answer,
              inEach(({ name: _left, ...row }) => row),
            )
          : answer,
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'tram-conformance-'));
    try {
      const file = path.join(folder, 'report.json');
      const args = ['--api', `${proxy.url}/api`, '--user', 'demo', '--json', file];
      const { code, printed } = await started(args);
      expect(code).toBe(1);
      expect(printed).toMatch(/^BREAKS +GET \/categories {2}→ no screen of the portal/m);
      const report: unknown = JSON.parse(await readFile(file, 'utf8'));
      expect(report).toMatchObject({
        counts: { breaks: 1 },
        rows: expect.arrayContaining([
          expect.objectContaining({ name: 'GET /categories', details: ['`[].name` is missing'] }),
        ]),
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('is 2 where no server answers', async () => {
    const api = `http://127.0.0.1:${await freePort()}/api`;
    const { code, logged } = await started(['--api', api, '--user', 'demo']);
    expect(code).toBe(2);
    expect(logged).toContain(`${api}/auth/login: there was no answer`);
  });

  test('is 2 where the login is refused, and the password is not printed', async () => {
    await using backend = await startedBackend();
    const { code, printed, logged } = await started(
      ['--api', `${backend.url}/api`, '--user', 'demo'],
      {
        TRAM_PASSWORD: 'khong-dung-2026',
      },
    );
    expect(code).toBe(2);
    expect(logged).toContain('/auth/login answers 401');
    expect(printed + logged).not.toContain('khong-dung-2026');
  });

  test.each([
    ['without an address', ['--user', 'demo'], '--api is missing'],
    ['without a user', ['--api', 'http://127.0.0.1/api'], '--user is missing'],
    ['with no address', ['--api', 'file:///api', '--user', 'demo'], '--api is an http(s) address'],
    [
      'with a password in the address',
      ['--api', 'https://demo:secret@api.example/api', '--user', 'demo'],
      '--api holds no name and no password',
    ],
    [
      'with money but no leave to write',
      ['--api', 'http://127.0.0.1/api', '--user', 'demo', '--spend', '1000'],
      '--spend goes with --write',
    ],
    [
      'with a part of a đồng',
      ['--api', 'http://127.0.0.1/api', '--user', 'demo', '--write', '--spend', '1.5'],
      '--spend is a whole number',
    ],
    ['with what it does not know', ['--password', 'secret'], "Unknown option '--password'"],
  ])('is 2 %s, with the usage', async (_, args, words) => {
    const { code, logged } = await started(args);
    expect(code).toBe(2);
    expect(logged).toContain(words);
    expect(logged).toContain('tram-conformance --api URL --user NAME');
  });

  test('is 2 where there is no password and no terminal to ask for it', async () => {
    const { code, logged } = await started(['--api', 'http://127.0.0.1/api', '--user', 'demo'], {});
    expect(code).toBe(2);
    expect(logged).toContain('set TRAM_PASSWORD');
  });
});

/** Starts the program against a backend; Ctrl+C is pressed while it is answered this call. @returns what it said, and the calls since */
async function interruptedAt(moment: string) {
  const isOfCloud = moment.includes('/image-cloud');
  await using backend = await startedBackend();
  const controller = new AbortController();
  const since: string[] = [];
  await using proxy = await breakingProxy(backend.url, {
    change({ method, path: where }, answer) {
      const call = `${method} ${where.replace(/[0-9a-f]{24}/, '{id}')}`;
      const isCall = !where.startsWith('/socket.io/');
      if (controller.signal.aborted && isCall) since.push(`${call} ${answer.status}`);
      if (call === moment && answer.status < 300) controller.abort();
      // A cloud machine comes last: without these it comes earlier.
      const isEmptied = isOfCloud && ['/packages', '/computer-configs'].includes(where);
      return isEmptied && answer.status < 300 ? withJson(answer, () => []) : answer;
    },
  });
  const args = ['--api', `${proxy.url}/api`, '--user', 'demo', '--write', '--spend', '400000'];
  const said = await started(args, undefined, null, controller.signal);
  return { ...said, since };
}

describe.concurrent('Ctrl+C while the program writes', () => {
  test.each([
    ['a recharge', 'POST /recharges/request', 'PATCH /recharges/{id} 200'],
    ['a PC', 'POST /images', 'DELETE /images/{id} 200'],
    ['a cloud machine', 'POST /image-cloud', 'DELETE /image-cloud/{id} 200'],
    [
      'a cloud machine that runs',
      'GET /image-cloud/connect-pc/{id}',
      'DELETE /image-cloud/{id} 200',
    ],
  ])('has %s taken away again', async (_, moment, last) => {
    const { code, logged, printed, since } = await interruptedAt(moment);
    expect(code).toBe(130);
    expect(since.at(-1)).toBe(last);
    expect(logged).toContain('interrupted');
    expect(logged).not.toMatch(/^ {2}a (?:recharge|PC|cloud machine)/m);
    expect(printed).toBe('');
  });

  test('has named what stays: a PC that is rented', async () => {
    const { code, logged, since } = await interruptedAt('POST /orders');
    expect(code).toBe(130);
    expect(since).toEqual([]);
    expect(logged).toMatch(/^Left behind:\n(?: {2}.*\n)* {2}a PC conf-\w+, rented/m);
  });

  test('ends it at once the second time', async () => {
    await using backend = await startedBackend();
    const isTold = Promise.withResolvers<void>();
    const interrupt = () => void child.kill('SIGINT');
    await using proxy = await breakingProxy(backend.url, {
      async instead({ method, path: where }, answered) {
        if (`${method} ${where}` === 'POST /images') {
          interrupt();
          // The next call is that of the clean-up only if the program knows by then.
          await isTold.promise;
        }
        if (!where.startsWith('/images/')) return answered();
        interrupt();
        return new Promise(() => {});
      },
    });
    const main = path.join(import.meta.dirname, '..', 'src', 'main.ts');
    const args = ['--api', `${proxy.url}/api`, '--user', 'demo', '--write'];
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, TRAM_PASSWORD: password },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('… interrupted: taking away')) isTold.resolve();
    });
    const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
    expect(signal).toBe('SIGINT');
  });
});

test.concurrent('the password is asked for where the environment has none', async () => {
  await using backend = await startedBackend();
  const { code } = await started(['--api', `${backend.url}/api`, '--user', 'demo'], {}, password);
  expect(code).toBe(0);
});

test.concurrent('the usage is printed where it is asked for', async () => {
  const { code, printed } = await started(['--help']);
  expect(code).toBe(0);
  expect(printed).toContain('--spend VND');
});
