/**
 * Any request: for each operation of the contract, requests that its schemas allow and requests that they do not, by the
 * thousand, sent to the real server. None may end in a failure of the server or in an answer outside the contract; what is
 * forbidden is refused and changes nothing; what is allowed is not refused as wrong, and done where all is ready for it.
 *
 * An operation gets five requests of either kind, thirty in a thorough run (`property-runs.ts`); `TRAM_SEED` tries others. A
 * failure prints the smallest request that still fails, as a curl line.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { propertyRuns, wantedSeed } from '../src/testing/property-runs.ts';
import { startQuickestServer } from '../src/testing/quickest-server.ts';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';
import { type ChangeWatch, watchChanges } from './generators/change-watch.ts';
import { faultsOf } from './generators/judge.ts';
import { openOwnThings, type OwnThings } from './generators/own-things.ts';
import {
  asCurl,
  type Body,
  type RequestParts,
  type WrittenRequest,
  written,
} from './generators/request-parts.ts';
import { type RequestShape, requestShapes } from './generators/request-shapes.ts';
import { openSender, type ReceivedAnswer, type Sender } from './generators/send.ts';
import { type Together, validRequests, withTogether } from './generators/valid-requests.ts';
import { mutationsOf, verdictOn } from './generators/wrong-requests.ts';

const runs = propertyRuns({ quick: 5, thorough: 30 });
/** The gate uses one seed, so that its result for the same code is the same; other seeds try other requests. */
const seed = wantedSeed() ?? 20_261_121;
/** Hashing a password takes as long as many other calls. */
const slow = new Set(['login', 'register']);
/** A year, minutes: the clock is moved a lot here. */
const tokenMinutes = 525_600;

let server: TestServer;
let sender: Sender;
let customer: OwnThings;
let operatorToken: string;
let changes: ChangeWatch;

beforeAll(async () => {
  server = await startQuickestServer({ rateLimits: false, provisionMs: 1000, tokenMinutes });
  sender = openSender(server.port);
  customer = await openOwnThings(server, 'demo');
  operatorToken = await server.tokenOf('admin');
  changes = watchChanges(server.services);
});
afterAll(async () => {
  sender.close();
  await server.remove();
});

/** The sender of a request, and the move of the clock before it. */
interface Circumstances {
  readonly caller: 'entitled' | 'nobody' | 'forger';
  readonly advanceMs: number;
  /** Whether the right state is made for it first, so that it has to succeed. */
  readonly isMadeReady: boolean;
}

const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  caller: fc.oneof(
    { arbitrary: fc.constant('entitled' as const), weight: 9 },
    { arbitrary: fc.constantFrom('nobody' as const, 'forger' as const), weight: 1 },
  ),
  advanceMs: fc.oneof(
    { arbitrary: fc.constant(0), weight: 24 },
    // By then the machines have carried out their commands.
    { arbitrary: fc.constant(10_000), weight: 5 },
    { arbitrary: fc.integer({ min: 1, max: 3 * 3_600_000 }), weight: 1 },
  ),
  isMadeReady: fc.oneof(
    { arbitrary: fc.constant(false), weight: 19 },
    { arbitrary: fc.constant(true), weight: 1 },
  ),
});

/** The first requests of every operation. */
const firstOfAll: Circumstances = { caller: 'entitled', advanceMs: 0, isMadeReady: true };

function tokenOf(shape: RequestShape, caller: Circumstances['caller']): string | null {
  if (caller === 'nobody') return null;
  if (caller === 'forger') return `${customer.token.slice(0, -8)}AAAAAAAA`;
  return shape.roles.includes('USER') ? customer.token : operatorToken;
}

async function exchange(
  shape: RequestShape,
  parts: RequestParts,
  { caller, advanceMs }: Pick<Circumstances, 'caller' | 'advanceMs'>,
): Promise<{ request: WrittenRequest; answer: ReceivedAnswer }> {
  if (advanceMs > 0) await server.services.clock.advance(advanceMs);
  const token = tokenOf(shape, caller);
  const plain = written(shape.method, shape.path, parts);
  const request = {
    ...plain,
    headers: {
      ...plain.headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  };
  return { request, answer: await sender.send(request) };
}

/** What a wrong request may be answered with. */
const refusals: readonly number[] = [400, 404, 413, 415, 422];
/** Whether a form is wanted is asked before it is read. */
const refusalsOfForms: readonly number[] = [...refusals, 403, 409];

/** A failure as it is reported: what is wrong, and the request as a line for the shell. */
function complaint(request: WrittenRequest, answer: ReceivedAnswer, faults: string[]): Error {
  return new Error(
    [
      ...faults,
      asCurl(server.origin, request).slice(0, 4000),
      `answered ${answer.status} ${answer.bytes.toString('utf8').slice(0, 1000)}`,
    ].join('\n'),
  );
}

/** Checks a property; null when it holds, otherwise the report with the smallest request that breaks it. */
async function brokenBy<Values>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  numRuns: number,
  examples: Values[] = [],
): Promise<string | null> {
  const outcome = await fc.check(property, { numRuns, seed, examples });
  if (!outcome.failed) return null;
  const { numRuns: tried, counterexamplePath, errorInstance } = outcome;
  const cause = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `after ${tried} requests, TRAM_SEED=${seed}, path ${counterexamplePath}\n${cause}`;
}

/** Whether who calls is answered: a wrong token is refused wherever one is looked at. */
function isEntitled(shape: RequestShape, { caller }: Circumstances): boolean {
  if (caller === 'entitled' || shape.isPublic) return true;
  return caller === 'nobody' && shape.isForVisitors;
}

/** A request with the prepared values. Without a key: one that was used before would belong to another request. */
function readied(parts: RequestParts, together: Together): RequestParts {
  return { ...withTogether(parts, together), headers: {} };
}

describe.each(requestShapes().map((shape) => [shape.id, shape] as const))('%s', (_id, shape) => {
  beforeAll(async () => {
    await customer.replenish();
  });

  test('answers what the contract allows', async () => {
    const mayBeWrong = /\b400\b/.test(shape.description);
    const requests = validRequests(shape, customer.belongings);
    let done = 0;
    const allowed = fc.asyncProperty(requests, circumstances, async (parts, how) => {
      const isReady = how.isMadeReady && how.caller === 'entitled';
      const { request, answer } = isReady
        ? await exchange(shape, readied(parts, await customer.makeReady(shape)), firstOfAll)
        : await exchange(shape, parts, how);
      if (answer.status < 300) done += 1;
      const faults = faultsOf(shape, answer);
      if (isReady && answer.status >= 300) faults.push('not done, though everything was ready');
      if (answer.status === 400 && !mayBeWrong) {
        faults.push('refused as wrong, though its description does not say so');
      }
      if ([413, 415].includes(answer.status)) faults.push('refused as unreadable');
      if (!isEntitled(shape, how) && answer.status !== 401) {
        faults.push('answered to nobody');
      }
      if (faults.length > 0) throw complaint(request, answer, faults);
    });
    const numRuns = slow.has(shape.id) ? Math.ceil(runs / 4) : runs;
    const [first] = fc.sample(requests, { seed, numRuns: 1 });
    const examples = first === undefined ? [] : [[first, firstOfAll] satisfies [unknown, unknown]];
    expect(await brokenBy(allowed, numRuns, examples)).toBeNull();
    expect(done, 'requests that only ever meet refusals prove little').toBeGreaterThan(0);
  });

  test('refuses what the contract forbids, and changes nothing', async () => {
    const forbidden = fc.asyncProperty(
      validRequests(shape, customer.belongings),
      mutationsOf(shape),
      circumstances,
      async (valid, mutation, how) => {
        const parts = mutation.apply(valid);
        await changes.begin();
        const { request, answer } = await exchange(shape, parts, { ...how, advanceMs: 0 });
        const faults = faultsOf(shape, answer);
        const mayCall = isEntitled(shape, how);
        const isForbidden = verdictOn(shape, mutation, request) === 'forbidden';
        if (!mayCall && answer.status !== 401) faults.push('answered to nobody');
        const wanted = shape.body?.kind === 'form' ? refusalsOfForms : refusals;
        if (mayCall && isForbidden && !wanted.includes(answer.status)) faults.push('not refused');
        if (!mayCall || isForbidden) faults.push(...(await changes.since()));
        if (faults.length > 0) throw complaint(request, answer, faults);
      },
    );
    expect(await brokenBy(forbidden, runs)).toBeNull();
  });
});

describe('with the limits on', () => {
  let limited: TestServer;
  let limitedSender: Sender;
  let limitedToken: string;
  const shapes = new Map(requestShapes().map((shape) => [shape.id, shape]));

  beforeAll(async () => {
    limited = await startTestServer({ rateLimits: true });
    limitedSender = openSender(limited.port);
    // Before any attempt at guessing it.
    limitedToken = await limited.tokenOf('demo');
    // On a busy machine calls could be let through as fast as they come: the time is frozen.
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    limitedSender.close();
    await limited.remove();
  });

  test.each([
    ['login', 60, { username: 'demo', password: 'guessed' }],
    [
      'register',
      120,
      {
        username: 'demo',
        fullName: 'Đỗ Quốc Bửu',
        password: 'mat-khau',
        email: 'demo@tram.example',
        phone: '0901234567',
      },
    ],
    ['requestOtp', 2, null],
    ['getMyAccount', 2000, null],
  ])('%s says within %i calls how long to wait', async (id, most, value) => {
    const shape = shapes.get(id);
    if (shape === undefined) throw new Error(`the contract has no ${id}`);
    const body: Body = value === null ? { kind: 'none' } : { kind: 'json', value };
    const plain = written(shape.method, shape.path, { path: {}, query: [], headers: {}, body });
    const authorization = shape.isPublic ? {} : { authorization: `Bearer ${limitedToken}` };
    const request = { ...plain, headers: { ...plain.headers, ...authorization } };
    for (let count = 0; count < most; count += 1) {
      const answer = await limitedSender.send(request);
      expect(faultsOf(shape, answer)).toEqual([]);
      if (answer.status === 429) return;
    }
    throw new Error(`${most} calls were let through`);
  });
});
