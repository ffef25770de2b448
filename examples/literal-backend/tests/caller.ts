import { vi } from 'vitest';
import { demoPassword } from '../src/accounts.ts';

/** The answer of a call. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the body; undefined where it is none. */
  readonly body: unknown;
}

/** What goes into the path's braces, the query and the body. */
export interface Given {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes calls by their name in the table. */
export type Caller = (call: string, given?: Given) => Promise<Answered>;

/** @param token null: without one */
export function callerAt(url: string, token: string | null): Caller {
  return async (call, { path = {}, query = {}, body, headers: given } = {}) => {
    const [method = '', template = ''] = call.split(' ');
    const where = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => path[name] ?? '');
    const headers = new Headers(given);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined && !(body instanceof FormData)) {
      headers.set('content-type', 'application/json');
    }
    const response = await fetch(`${url}/api${where}?${new URLSearchParams(query).toString()}`, {
      method,
      headers,
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed: unknown = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, body: parsed };
  };
}

/** The token of one of the initial accounts. */
export async function tokenOf(url: string, username: string): Promise<string> {
  const body = { username, password: demoPassword };
  return textAt(await callerAt(url, null)('POST /auth/login', { body }), 'jwt');
}

/** Signs in one of the initial accounts. */
export async function signedIn(url: string, username = 'demo'): Promise<Caller> {
  return callerAt(url, await tokenOf(url, username));
}

/** The value at a path of an answer's JSON. */
export function at({ body }: Answered, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    body,
  );
}

/** The text at a path. @throws where there is none */
export function textAt(answer: Answered, ...path: readonly (string | number)[]): string {
  const value = at(answer, ...path);
  if (typeof value !== 'string') {
    throw new Error(`no text at ${path.join('.')} of ${answer.status} ${answer.text}`);
  }
  return value;
}

/**
 * Where the object of this name lies in an answer, under any grouping: a client may group it otherwise.
 * @throws where there is none
 */
export function pathOf(answer: Answered, name: string): readonly (string | number)[] {
  const paths: (string | number)[][] = [[]];
  for (const path of paths) {
    const value = at(answer, ...path);
    if (typeof value !== 'object' || value === null) continue;
    if (Reflect.get(value, 'name') === name) return path;
    for (const key of Object.keys(value)) paths.push([...path, key]);
  }
  throw new Error(`nothing is named ${name} in ${answer.status} ${answer.text}`);
}

/** Retries until it holds, as the machine may be busy. */
export function eventually<Value>(holds: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(holds, { timeout: 20_000, interval: 10 });
}
