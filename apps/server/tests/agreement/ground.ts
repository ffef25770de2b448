/** Where server and lifecycles meet: a real server, and a customer of it with the client that the portal calls it with. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Api, createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { failure, type Result } from '@tram/api/result';
import type { Settings } from '../../src/settings.ts';
import { startQuickestServer } from '../../src/testing/quickest-server.ts';
import type { TestServer } from '../../src/testing/test-server.ts';
import { type ChangeWatch, watchChanges } from '../generators/change-watch.ts';
import { rowsOf } from '../generators/rows.ts';

/** How long simulated work takes, ms of the server's time: nothing is done before a test moves the clock. */
export const workMs = 3_600_000;

/** A server and its customer. */
export interface Ground {
  readonly server: TestServer;
  readonly api: Api;
  /** The client of another customer. */
  readonly other: Api;
  readonly username: string;
  readonly changes: ChangeWatch;
  /** Server time, ms since 1970. */
  readonly now: () => number;
  /** Moves the server's clock and waits until what has become due is done. */
  advance(ms: number): Promise<void>;
  /** A call of the sandbox. @throws Error when it is refused */
  readonly sandbox: (path: string, body: unknown, method?: 'POST' | 'PATCH') => Promise<unknown>;
  /** Makes the next tries of an action fail. */
  breakNext(fault: string): Promise<void>;
  /** Lets everything succeed again. */
  clearFaults(): Promise<void>;
  /** Has timers of a kind fire late, as after a failure: their work is not done when it is due. */
  delayTimers(kind: string): Promise<void>;
  close(): Promise<void>;
}

/** A client as the portal makes it, without repetitions: a refusal is seen as it is. */
export function clientOf(server: TestServer, token: () => string | null): Api {
  return createApi({
    baseUrl: `${server.origin}/api`,
    session: { token },
    clock: createServerClock(),
    idempotency: 'keys',
    retry: { limit: 0 },
  });
}

/** Starts a server and signs its demo customer in, with money enough for everything. */
export async function openGround(settings: Partial<Settings> = {}): Promise<Ground> {
  const server = await startQuickestServer({
    rateLimits: false,
    provisionMs: workMs,
    // The clock is moved by months.
    tokenMinutes: 10 * 525_600,
    pageSize: 100,
    ...settings,
  });
  const username = 'demo';
  const token = await server.tokenOf(username);
  const stranger = 'new-customer';
  const strangersToken = await server.tokenOf(stranger);
  const { services } = server;
  const ground: Ground = {
    server,
    api: clientOf(server, () => token),
    other: clientOf(server, () => strangersToken),
    username,
    changes: watchChanges(services, false),
    now: () => services.clock.now().getTime(),
    advance: (ms) => services.clock.advance(ms),
    async sandbox(path, body, method = 'POST') {
      const { status, json, text } = await server.call(`/sandbox/api${path}`, { method, body });
      if (status >= 300) throw new Error(`the sandbox refused ${path}: ${status} ${text}`);
      return json;
    },
    async breakNext(fault) {
      await ground.sandbox('/faults', { operation: fault, kind: 'fail', times: 1 });
    },
    async clearFaults() {
      await server.call('/sandbox/api/faults', { method: 'DELETE' });
    },
    async delayTimers(kind) {
      await rowsOf(
        services.database,
        `update timers set due_at = due_at + interval '1 year' where kind = '${kind}' returning id`,
      );
    },
    close: () => server.remove(),
  };
  for (const name of [username, stranger]) {
    await ground.sandbox(`/accounts/${name}`, { balance: 500_000_000_000 }, 'PATCH');
  }
  return ground;
}

/** The value of a call that a test needs. @throws Error when it was refused */
export function had<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** An answer that says no in its body counts as the refusal that it is (section 8: 200 success, anything else is none). */
export function taken<
  Value extends { readonly statusCode?: number | undefined; readonly message?: string | undefined },
>(result: Result<Value>): Result<Value> {
  if (!result.ok || result.value.statusCode === 200) return result;
  const { statusCode: status = null, message = '' } = result.value;
  return failure('conflict', { status, message });
}

/** Waits until something is as it has to be; a second is an eternity here, but for a busy machine. @throws Error with `what` */
export async function until(holds: () => boolean, what: () => string): Promise<void> {
  const patience = performance.now() + 120_000;
  while (!holds()) {
    if (performance.now() > patience) throw new Error(`it never came to be: ${what()}`);
    await delay(2);
  }
}
