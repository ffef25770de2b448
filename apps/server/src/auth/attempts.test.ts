import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptWindows } from '../database/schema/server.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  type AttemptRule,
  createAttempts,
  deleteEndedWindows,
  TooManyAttempts,
} from './attempts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

let made = 0;
/** A rule that no other test uses. */
function rule(attempts: number, windowMs = 60_000): AttemptRule {
  made += 1;
  return { name: `test-${made}`, attempts, windowMs };
}

function counter() {
  const clock = createManualClock();
  const parts = { database: database.db, clock, key: new Uint8Array(32).fill(7) };
  return { clock, attempts: createAttempts(parts), another: createAttempts(parts) };
}

describe('counting', () => {
  test('so many tries in a window, then a refusal that says how long to wait', async () => {
    const { clock, attempts } = counter();
    const limited = rule(2);
    const ofA = { rule: limited, subject: 'a' };
    await attempts.count(ofA);
    await clock.advance(10_000);
    await attempts.count(ofA);
    await expect(attempts.count(ofA)).rejects.toThrow(
      'Bạn đã thử quá nhiều lần, vui lòng thử lại sau 50 giây',
    );
    await attempts.count({ rule: limited, subject: 'b' });
    await clock.advance(49_999);
    await expect(attempts.count(ofA)).rejects.toMatchObject({
      statusCode: 429,
      retryAfterSeconds: 1,
      rule: limited,
    });
    await clock.advance(1);
    await attempts.count(ofA);
    await attempts.count(ofA);
    await expect(attempts.count(ofA)).rejects.toThrow('thử lại sau 1 phút');
  });

  test('of many tries at once, through several instances, exactly as many pass as may', async () => {
    const { attempts, another } = counter();
    const attempt = { rule: rule(7), subject: 'a' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? attempts : another).count(attempt)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.every(({ reason }) => reason instanceof TooManyAttempts)).toBe(true);
  });

  test('of several rules the first that is used up refuses, and those behind it are not counted', async () => {
    const { attempts } = counter();
    const strict = { rule: rule(1), subject: 'a' };
    const wide = { rule: rule(2), subject: 'a' };
    await attempts.count(strict, wide);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(attempts.count(strict, wide)).rejects.toMatchObject({ rule: strict.rule });
    }
    await attempts.count({ ...strict, subject: 'b' }, wide);
    await expect(attempts.count({ ...strict, subject: 'c' }, wide)).rejects.toMatchObject({
      rule: wide.rule,
    });
  });

  test('tries that name the same rules for others do not wait for each other for ever', async () => {
    const { attempts } = counter();
    const [first, second] = [rule(1000), rule(1000)];
    const counted = Array.from({ length: 40 }, (_, index) =>
      attempts.count(
        { rule: first, subject: `address ${index % 3}` },
        { rule: second, subject: `name ${index % 2}` },
      ),
    );
    await expect(Promise.all(counted)).resolves.toHaveLength(40);
  });
});

describe('what succeeded', () => {
  test('is given back, and what failed before it stays counted', async () => {
    const { attempts } = counter();
    const attempt = { rule: rule(2), subject: 'a' };
    for (let logins = 0; logins < 5; logins += 1) {
      await attempts.count(attempt);
      await attempts.giveBack(attempt);
    }
    await attempts.count(attempt);
    await attempts.count(attempt);
    await attempts.giveBack(attempt, { ...attempt, subject: 'never counted' });
    await attempts.count(attempt);
    await expect(attempts.count(attempt)).rejects.toThrow(TooManyAttempts);
  });

  test('can make up for the failures before it', async () => {
    const { attempts } = counter();
    const attempt = { rule: rule(1), subject: 'a' };
    await attempts.count(attempt);
    await attempts.reset(attempt);
    await attempts.count(attempt);
    await expect(attempts.count(attempt)).rejects.toThrow(TooManyAttempts);
  });
});

test('neither an address nor a name is stored, and the same one has another key under another secret', async () => {
  const { clock, attempts } = counter();
  const attempt = { rule: rule(1), subject: '203.0.113.77 nguyen-van-a' };
  await attempts.count(attempt);
  const other = createAttempts({ database: database.db, clock, key: new Uint8Array(32).fill(8) });
  await other.count(attempt);
  const rows = await database.db.select().from(attemptWindows);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|nguyen/);
  expect(rows.filter(({ key }) => key.startsWith(attempt.rule.name))).toHaveLength(2);
});

test('windows that have ended are removed, others stay', async () => {
  const { clock, attempts } = counter();
  const short = { rule: rule(5, 1000), subject: 'a' };
  const long = { rule: rule(5, 2 * 86_400_000), subject: 'a' };
  await attempts.count(short);
  await attempts.count(long);
  await clock.advance(86_400_000);
  const log = { error() {} };
  await inOneTransaction({ database: database.db, clock, log }, deleteEndedWindows);
  const rows = await database.db.select().from(attemptWindows);
  const names = rows.map(({ key }) => key.split(':')[0]);
  expect(names).toContain(long.rule.name);
  expect(names).not.toContain(short.rule.name);
});
