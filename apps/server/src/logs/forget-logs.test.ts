import { DAY } from '@tram/machines/rules';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logs } from '../database/schema/messages.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import type { AccountIdentity } from '../services.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { forgetLogsBeyond } from './forget-logs.ts';
import { logRow } from './operations.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

/** Writes lines `1` to `count`, the last one now and each `apart` ms after the one before; all at one moment when left out. */
async function written(count: number, apart = 0): Promise<AccountIdentity> {
  const account = await domain.customer();
  const now = domain.services.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, index) =>
    logRow(
      { now: new Date(now - (count - 1 - index) * apart) },
      { accountId: account.id, group: null, message: String(index + 1) },
    ),
  );
  await domain.services.database.insert(logs).values(rows);
  return account;
}

async function linesOf(account: AccountIdentity): Promise<number[]> {
  const lines = await domain.services.database
    .select({ message: logs.message })
    .from(logs)
    .where(eq(logs.accountId, account.id))
    .orderBy(asc(logs.position));
  return lines.map(({ message }) => Number(message));
}

const keepsFive = { lifetimeMs: 400 * DAY, mostLines: 5, batch: 2, mostBatches: 100 };

it('a line is there for 400 days', async () => {
  const owner = await written(3, 200 * DAY);
  await domain.timers.runDue();
  expect(await linesOf(owner)).toEqual([1, 2, 3]);
  await domain.services.clock.advance(DAY);
  expect(await linesOf(owner)).toEqual([2, 3]);
});

it('an account keeps its newest lines, also when all are of one moment, and others lose none', async () => {
  const [many, few, spread] = [await written(11), await written(5), await written(8, 1000)];
  expect(await forgetLogsBeyond(keepsFive).ask(domain.services, 'daily', 0)).toBe(false);
  expect(await linesOf(many)).toEqual([7, 8, 9, 10, 11]);
  expect(await linesOf(few)).toEqual([1, 2, 3, 4, 5]);
  expect(await linesOf(spread)).toEqual([4, 5, 6, 7, 8]);
});

it('a round deletes only some batches, the oldest lines first, and the next one follows at once', async () => {
  const owner = await written(12);
  const { services } = domain;
  const handler = forgetLogsBeyond({ ...keepsFive, mostBatches: 3 });
  const round = async () => {
    const isMore = await handler.ask(services, 'daily', 0);
    return inOneTransaction(services, async (unit) => {
      const outcome = await handler.apply(unit, services, 'daily', isMore);
      return outcome === 'done' ? outcome : outcome.again.getTime() - unit.now.getTime();
    });
  };
  // One of the three looks for lines that are too old.
  expect(await round()).toBe(0);
  expect(await linesOf(owner)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await round()).toBe(DAY);
  expect(await linesOf(owner)).toEqual([8, 9, 10, 11, 12]);
});

it('several instances that clean up at once delete no line too many', async () => {
  const owner = await written(40);
  const handler = forgetLogsBeyond(keepsFive);
  const together = Array.from({ length: 4 }, () => handler.ask(domain.services, 'daily', 0));
  await Promise.all(together);
  await handler.ask(domain.services, 'daily', 0);
  expect(await linesOf(owner)).toEqual([36, 37, 38, 39, 40]);
});
