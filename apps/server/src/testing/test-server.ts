import { demoPassword } from '../seed/demo-accounts.ts';
import { type RunningServer, startServer, type StartOptions } from '../start-server.ts';
import type { Settings } from '../settings.ts';
import { witness } from './contract-witness.ts';
import { makePlace, removePlace } from './test-database.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';

/** An answer with its JSON, when it has one. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** What a test sends. */
export interface TestRequest {
  readonly method?: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A real server with a data folder of its own. */
export interface TestServer extends RunningServer {
  readonly dataDir: string;
  call(path: string, request?: TestRequest): Promise<TestAnswer>;
  /** Signs a seeded account in. */
  tokenOf(username: string): Promise<string>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Calls any address of a server. @throws Error when an operation answers what the contract does not allow */
export async function call(url: string, request: TestRequest = {}): Promise<TestAnswer> {
  const { method = request.body === undefined ? 'GET' : 'POST', token, body } = request;
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson =
    text !== '' && answer.headers.get('content-type')?.startsWith('application/json') === true;
  const { status, headers } = answer;
  const json: unknown = isJson ? JSON.parse(text) : null;
  const contentType = headers.get('content-type') ?? '';
  witness(method, url, { status, contentType, json: text === '' ? undefined : json });
  return { status, headers, text, json };
}

/** Reads a text field of a JSON object. */
export function textField(json: unknown, name: string): string {
  const value: unknown =
    typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  if (typeof value !== 'string') {
    throw new TypeError(`${name} is no text in ${JSON.stringify(json)}`);
  }
  return value;
}

/**
 * Starts a server, in sandbox mode with what a sandbox is seeded with: its database is a copy of the run's template, unless
 * `changes` names one that is there already.
 */
export async function startTestServer(
  changes: Partial<Settings> = {},
  options: StartOptions = {},
): Promise<TestServer> {
  const isThere = changes.dataDir !== undefined || (changes.databaseUrl ?? null) !== null;
  const place = isThere
    ? { dataDir: (await temporaryFolder()).folder, databaseUrl: null }
    : await makePlace({ filling: changes.mode === 'production' ? 'schema' : 'demo' });
  const { dataDir, databaseUrl } = place;
  const server = await startServer(testSettings(dataDir, { databaseUrl, ...changes }), options);
  const callServer = (path: string, request?: TestRequest) =>
    call(`${server.origin}${path}`, request);
  return {
    ...server,
    dataDir,
    call: callServer,
    async tokenOf(username) {
      const answer = await callServer('/api/auth/login', {
        body: { username, password: demoPassword },
      });
      return textField(answer.json, 'jwt');
    },
    async remove() {
      await server.close();
      await removePlace(place);
    },
  };
}
