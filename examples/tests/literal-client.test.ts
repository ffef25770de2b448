import { type Api, createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { operationIds, operations } from '@tram/api/operations';
import { afterEach, expect, test } from 'vitest';
import { createLiteralBackend, type LiteralBackend } from '../literal-backend/src/backend.ts';
import type { Caller } from '../literal-backend/tests/caller.ts';
import { walk } from '../literal-backend/tests/walk.ts';

let backend: LiteralBackend;
afterEach(() => backend.close());

test.each(['message', 'object', 'nothing'] as const)(
  'every function of the client takes what a backend of the specification alone answers, with %s where nothing is shown',
  async (notShown) => {
    backend = await createLiteralBackend({ readyMs: 0, notShown });
    const { url } = backend;
    const answers = await walk(backend, (token) =>
      callerOf(
        createApi({
          baseUrl: `${url}/api`,
          session: { token: () => token },
          clock: createServerClock(),
        }),
      ),
    );
    expect([...answers.keys()].toSorted()).toEqual([...backend.calls].toSorted());
  },
);

/** Makes the calls of the table with the client's functions. @throws where one takes a success for a failure */
function callerOf(api: Api): Caller {
  return async (call, { path, query, body } = {}) => {
    const id = operationIds.find(
      (one) => `${operations[one].method} ${operations[one].path}` === call,
    );
    if (id === undefined) throw new Error(`the client has no function for ${call}`);
    const fields = body instanceof FormData ? Object.fromEntries(body) : body;
    const result: unknown = await Reflect.apply(api[id], api, [{ path, query, body: fields }]);
    const text = JSON.stringify(result);
    const status = isResult(result) ? (result.ok ? 200 : (result.error?.status ?? 0)) : 0;
    if (status !== 200 && status < 400) throw new Error(`${id} answers ${text}`);
    const value = isResult(result) ? result.value : undefined;
    return { status, headers: new Headers(), text, body: value };
  };
}

function isResult(
  value: unknown,
): value is { ok: boolean; value?: unknown; error?: { status: number | null } } {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
