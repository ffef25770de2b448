/**
 * The access matrix: each operation, with every record of one customer, sent by all other accounts. `access/matrix.ts`
 * says what each of them gets. None of them changes the customer's data, and no answer reveals them.
 */
import { operationIds } from '@tram/api/operations';
import { createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startQuickestServer } from '../src/testing/quickest-server.ts';
import type { TestServer } from '../src/testing/test-server.ts';
import { type Caller, callersAgainst, tokenSecret } from './access/callers.ts';
import { type Column, columns, matrix, matrixAsMarkdown, mixedCalls } from './access/matrix.ts';
import { exchanged, sampleRequest } from './access/sample-requests.ts';
import { openVictim, type Victim, victimsKey } from './access/victim.ts';
import { readVictim, type VictimData } from './access/victim-data.ts';
import { faultsOf, jsonOf } from './generators/judge.ts';
import { type RequestParts, written } from './generators/request-parts.ts';
import { type RequestShape, requestShapes } from './generators/request-shapes.ts';
import { writesSoFar } from './generators/rows.ts';
import { openSender, type ReceivedAnswer, type Sender } from './generators/send.ts';
import { supplied } from './generators/supply.ts';
import type { Things } from './generators/things.ts';

let server: TestServer;
let sender: Sender;
let victim: Victim;
let callers: ReadonlyMap<Column, readonly Caller[]>;
let before: VictimData;
let writes = '';
let count = 0;
let ownThings: Things;

beforeAll(async () => {
  server = await startQuickestServer({ rateLimits: false, provisionMs: 1000, tokenSecret });
  sender = openSender(server.port);
  // The other customer has their own records: what both have is no secret.
  const token = await server.tokenOf('new-customer');
  const clock = createServerClock();
  const session = { token: () => token };
  const api = createApi({ baseUrl: `${server.origin}/api`, session, clock, idempotency: 'keys' });
  ownThings = await supplied(server, api, 'new-customer');
  victim = await openVictim(server);
  callers = await callersAgainst(server, victim.account);
  // Nothing of the victim's is still in progress that could change without a call.
  await server.services.clock.advance(60_000);
  before = await readVictim(server.services.database, victim.keys);
});
afterAll(async () => {
  sender.close();
  await server.remove();
});

/** The request with the records of the victim, or of the other customer. */
function partsOf(shape: RequestShape, caller: string, things: Things): RequestParts {
  count += 1;
  const owner = victim.account.username;
  return sampleRequest({ shape, things, owner, caller, count, idempotencyKey: victimsKey });
}

async function send(
  shape: RequestShape,
  caller: Caller,
  parts: RequestParts,
): Promise<{ answer: ReceivedAnswer; sent: string }> {
  const request = written(shape.method, shape.path, parts);
  const { authorization } = caller;
  const headers = { ...request.headers, ...(authorization === null ? {} : { authorization }) };
  const answer = await sender.send({ ...request, headers });
  const body = Buffer.from(request.body ?? []).toString('utf8');
  return { answer, sent: `${decodeURIComponent(request.target)} ${body}` };
}

/**
 * What the contract shows to every customer: when the machines of a package become free, and which account holds a
 * rotating route.
 */
const namedByContract = new Set(['orders_end_time', 'account_id']);

/** What an answer reveals of the victim beyond what was sent. */
function leaks(answer: ReceivedAnswer, sent: string): string[] {
  const json = jsonOf(answer);
  const body =
    typeof json === 'object' && json !== null
      ? JSON.stringify(json, (key, value: unknown) => (namedByContract.has(key) ? null : value))
      : answer.bytes.toString('utf8');
  const received = `${JSON.stringify(answer.headers)} ${body}`;
  return [...before.secrets].filter(
    (secret) => received.includes(secret) && !sent.includes(secret),
  );
}

/** The changes of the victim's data, row by row. Only read when anything was written. */
async function changes(): Promise<string[]> {
  const { database } = server.services;
  const now = await writesSoFar(database);
  if (now === writes) return [];
  writes = now;
  const after = await readVictim(database, victim.keys);
  return differences(before.rows, after.rows);
}

/** Rows that were added, removed or changed. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const [there, now] = [new Set(one), new Set(other)];
  return [
    ...one.filter((row) => !now.has(row)).map((row) => `was ${row}`),
    ...other.filter((row) => !there.has(row)).map((row) => `is ${row}`),
  ];
}

test('the victim has something to lose', () => {
  const tables = new Set(before.rows.map((row) => row.split(' ')[0]));
  expect([...tables]).toEqual(
    expect.arrayContaining([
      'accounts',
      'cloud_image_sessions',
      'cloud_image_terms',
      'cloud_images',
      'idempotency_records',
      'identity_submissions',
      'images',
      'ledger_entries',
      'logs',
      'mails',
      'one_time_codes',
      'order_history',
      'orders',
      'play_tokens',
      'recharges',
      'ssh_routes',
      'stored_files',
      'timers',
      'tunnel_peers',
      'vps_orders',
      'vps_terms',
      'wan_holdings',
    ]),
  );
});

// @spec 6.8
test('every operation of the contract has its row', () => {
  expect(Object.keys(matrix).toSorted()).toEqual([...operationIds].toSorted());
});

describe.each(requestShapes().map((shape) => [shape.id, shape] as const))('%s', (id, shape) => {
  test.each(columns)('%s', async (column) => {
    const row = new Map(Object.entries(matrix)).get(id);
    const expected = row?.[columns.indexOf(column)];
    for (const caller of callers.get(column) ?? []) {
      const { answer, sent } = await send(
        shape,
        caller,
        partsOf(shape, caller.username, victim.things),
      );
      const found = {
        caller: caller.name,
        status: answer.status,
        faults: faultsOf(shape, answer),
        leaks: leaks(answer, sent),
        changes: await changes(),
      };
      expect(found).toEqual({
        caller: caller.name,
        status: expected,
        faults: [],
        leaks: [],
        changes: [],
      });
    }
  });
});

describe('the customer’s own machine, with', () => {
  const shapes = new Map(requestShapes().map((shape) => [shape.id, shape]));

  test.each(mixedCalls)("$id and the other's $field: $status", async ({ id, field, status }) => {
    const shape = shapes.get(id);
    const [caller] = callers.get('other customer') ?? [];
    if (shape === undefined || caller === undefined) throw new Error(`nobody can call ${id}`);
    const own = partsOf(shape, caller.username, ownThings);
    const parts = exchanged(own, partsOf(shape, caller.username, victim.things), field);
    const { answer, sent } = await send(shape, caller, parts);
    expect(answer.status).toBe(status);
    expect([...faultsOf(shape, answer), ...leaks(answer, sent), ...(await changes())]).toEqual([]);
  });
});

// @spec S7
test('the table for people says the same', async () => {
  await expect(matrixAsMarkdown()).toMatchFileSnapshot('../../../docs/access-matrix.md');
});
