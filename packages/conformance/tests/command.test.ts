import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, type Terminal } from '../src/command.ts';
import { breakingProxy, withJson } from './breaking-proxy.ts';
import { password, startedBackend } from './tried-backend.ts';

const withoutName = ({ name: _left, ...row }: Record<string, unknown>) => row;

interface Said {
  readonly code: 0 | 1 | 2;
  readonly printed: string;
  readonly told: string;
}

/** Runs the program as a shell would. @param answer what is typed at a question; null: there is no terminal */
async function started(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = { TRAM_PASSWORD: password },
  answer: string | null = null,
): Promise<Said> {
  let printed = '';
  let told = '';
  const terminal: Terminal = {
    print: (text) => void (printed += text),
    tell: (line) => void (told += `${line}\n`),
    askSecret: () => Promise.resolve(answer),
    ask: () => Promise.resolve(answer),
  };
  const code = await command(args, environment, terminal);
  return { code, printed, told };
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
          ? withJson(answer, (rows) => (Array.isArray(rows) ? rows.map(withoutName) : rows))
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

  test('is 2 where nobody answers', async () => {
    const api = `http://127.0.0.1:${await freePort()}/api`;
    const { code, told } = await started(['--api', api, '--user', 'demo']);
    expect(code).toBe(2);
    expect(told).toContain(`${api}/auth/login: there was no answer`);
  });

  test('is 2 where the customer is not let in, and the password is not told', async () => {
    await using backend = await startedBackend();
    const { code, printed, told } = await started(
      ['--api', `${backend.url}/api`, '--user', 'demo'],
      {
        TRAM_PASSWORD: 'khong-dung-2026',
      },
    );
    expect(code).toBe(2);
    expect(told).toContain('/auth/login answers 401');
    expect(printed + told).not.toContain('khong-dung-2026');
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
    const { code, told } = await started(args);
    expect(code).toBe(2);
    expect(told).toContain(words);
    expect(told).toContain('tram-conformance --api URL --user NAME');
  });

  test('is 2 where there is no password and nobody to ask', async () => {
    const { code, told } = await started(['--api', 'http://127.0.0.1/api', '--user', 'demo'], {});
    expect(code).toBe(2);
    expect(told).toContain('set TRAM_PASSWORD');
  });
});

test('the password is asked for where the environment has none', async () => {
  await using backend = await startedBackend();
  const { code } = await started(['--api', `${backend.url}/api`, '--user', 'demo'], {}, password);
  expect(code).toBe(0);
});

test('the usage is printed where it is asked for', async () => {
  const { code, printed } = await started(['--help']);
  expect(code).toBe(0);
  expect(printed).toContain('--spend VND');
});
