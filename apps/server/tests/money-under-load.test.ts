/**
 * More than 200 orders, extensions and payments of one customer at once, each sent one to three times with the same key, at
 * servers that are killed and started again meanwhile. The accounts stay balanced.
 */
import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { accounts } from '../src/database/schema/accounts.ts';
import { ledgerEntries } from '../src/database/schema/money.ts';
import { auditLedger } from '../src/testing/ledger-audit.ts';
import type { DatabaseSettings } from '../src/testing/test-settings.ts';
import { makePlace, removePlace } from '../src/testing/test-database.ts';
import type { TestAnswer } from '../src/testing/test-server.ts';
import { type Fleet, startFleet, untilAnswered } from './money/fleet.ts';
import { type Intention, intentionsOn, prepare } from './money/intentions.ts';
import { createRandom, type Random, seedOfThisRun } from '../src/testing/random.ts';

const postgres = process.env['TRAM_TEST_POSTGRES'];
/** VND: enough for about two thirds of the orders. */
const balance = 6_000_000;

let place: DatabaseSettings | null = null;
let fleet: Fleet | null = null;
afterEach(async () => {
  await fleet?.end();
  if (place !== null) await removePlace(place);
  fleet = null;
  place = null;
});

/** The customer's ledger entries since the balance was set, and all inconsistencies of any account. */
async function readBooks(settings: DatabaseSettings) {
  const opened = await openDatabase(settings, { info() {}, error() {} });
  try {
    const [account] = await opened.db.select().from(accounts).where(eq(accounts.username, 'demo'));
    const entries = await opened.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, account?.id ?? ''))
      .orderBy(asc(ledgerEntries.position));
    const start = entries.findLastIndex(({ kind }) => kind === 'adjustment');
    return {
      bookings: entries.slice(start + 1).map(({ kind, amount }) => `${kind} ${amount}`),
      balance: account?.balance,
      faults: await auditLedger(opened.db),
    };
  } finally {
    await opened.close();
  }
}

/** An intention and all answers that it got. */
interface Outcome {
  readonly intention: Intention;
  readonly answers: readonly TestAnswer[];
}

/** How a load is sent. */
interface Load {
  readonly fleet: Fleet;
  readonly intentions: readonly Intention[];
  readonly token: string;
  /** How often a process is killed meanwhile. */
  readonly kills: number;
  readonly failed: (answer: TestAnswer) => void;
}

/** Sends everything at once and kills meanwhile; resolves when every sender has its answer. */
async function send({ fleet: to, intentions, token, kills, failed }: Load, random: Random) {
  const sends = intentions.map((intention, index) => ({
    intention,
    times: random.between(1, 3),
    headers: { 'idempotency-key': `intention-number-${index}` },
  }));
  const total = sends.reduce((sum, { times }) => sum + times, 0);
  /** After so many answers comes the next kill. */
  const moments = new Set(
    Array.from({ length: kills }, (_, index) => {
      const at = (part: number) => Math.floor((total * (index + part)) / (kills + 0.5));
      return random.between(at(0.3), at(0.9));
    }),
  );
  let answered = 0;
  let killing: Promise<void> = Promise.resolve();
  const once = async ({ path, request }: Intention, headers: Record<string, string>) => {
    const answer = await untilAnswered(to, path, { ...request, token, headers }, failed);
    answered += 1;
    if (moments.has(answered)) killing = killing.then(() => to.killOne());
    return answer;
  };
  const outcomes = await Promise.all(
    sends.map(async ({ intention, times, headers }): Promise<Outcome> => {
      // Twice at the same moment, and again when both are known.
      const together = Array.from({ length: Math.min(times, 2) }, () => once(intention, headers));
      const answers = await Promise.all(together);
      return {
        intention,
        answers: times < 3 ? answers : [...answers, await once(intention, headers)],
      };
    }),
  );
  await killing;
  return outcomes;
}

/** A payment that is reported again is answered as already credited: the only answer of a repeat that may differ. */
function withoutCredited(json: unknown): unknown {
  const { credited: _credited, ...rest } = Object(json);
  return rest;
}

const isDone = (answer: TestAnswer) => answer.status < 300;

describe.each([
  { name: 'the embedded database', server: null, processes: 1, kills: 3 },
  { name: 'PostgreSQL, with two instances', server: postgres, processes: 2, kills: 4 },
])('on $name', ({ server, processes, kills }) => {
  const seed = seedOfThisRun();
  // Without a PostgreSQL, `npm test` says so and only the embedded database is tested.
  test.skipIf(server === undefined)(
    `everything is charged once or refused, through ${kills} kills (TRAM_SEED=${seed} repeats it)`,
    async () => {
      const random = createRandom(seed);
      // The instances fill the PostgreSQL by themselves, at the same time.
      const filling = server === null ? 'demo' : 'nothing';
      place = await makePlace({ server: server ?? null, filling });
      fleet = startFleet(place, processes, { TRAM_PROVISION_MS: '100' });
      const failures: string[] = [];
      const failed = (answer: TestAnswer) => failures.push(`${answer.status} ${answer.text}`);
      const first = await fleet.any();
      const token = await first.tokenOf('demo');
      const setBalance = (wanted: number) =>
        first.call('/sandbox/api/accounts/demo', { method: 'PATCH', body: { balance: wanted } });
      await setBalance(100_000_000);
      const ground = await prepare(
        (path, request) => first.call(path, { ...request, token }),
        random,
      );
      await first.call('/sandbox/api/clock', { body: { advanceMs: 1000 } });
      await setBalance(balance);
      const intentions = intentionsOn(ground, random);
      expect(intentions.length).toBeGreaterThanOrEqual(200);

      const outcomes = await send({ fleet, intentions, token, kills, failed }, random);
      await fleet.end();

      // Only successes and refusals, and the same success each time.
      expect(failures).toEqual([]);
      for (const { answers } of outcomes) {
        const granted = answers.filter(isDone).map(({ json }) => withoutCredited(json));
        expect(granted).toEqual(granted.map(() => granted[0]));
      }
      const done = outcomes.filter(({ answers }) => answers.some(isDone));
      // Both are frequent, or this would prove nothing.
      expect(done.length).toBeGreaterThan(80);
      expect(outcomes.length - done.length).toBeGreaterThan(10);
      const wanted = done.flatMap(({ intention }) => intention.booking ?? []);
      const books = await readBooks(place);
      expect(books.bookings.toSorted()).toEqual(wanted.toSorted());
      const amounts = wanted.map((booking) => Number(booking.split(' ')[1]));
      expect(books.balance).toBe(amounts.reduce((sum, amount) => sum + amount, balance));
      expect(books.faults).toEqual([]);
    },
  );
});
