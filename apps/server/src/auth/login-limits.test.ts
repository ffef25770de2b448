import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attemptWindows } from '../database/schema/server.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createAttempts, TooManyAttempts } from './attempts.ts';
import { admitLogin, type AdmittedLogin, createKnownPlaces } from './login.ts';

const clock = createManualClock();
let database: TestDatabase;
let parts: Parameters<typeof admitLogin>[0];
beforeAll(async () => {
  database = await openTestDatabase();
  const counting = { database: database.db, clock, key: new Uint8Array(32) };
  parts = { attempts: createAttempts(counting), places: createKnownPlaces(counting) };
});
afterAll(() => database.remove());
beforeEach(async () => {
  await database.db.delete(attemptWindows);
});

const home = '198.51.100.1';
const minute = 60_000;

/** Whether a login may try its password; null when it is limited. */
async function admitted(name: string, address: string): Promise<AdmittedLogin | null> {
  try {
    return await admitLogin(parts, { name, address });
  } catch (error) {
    if (error instanceof TooManyAttempts) return null;
    throw error;
  }
}

/** Logs in with the right password. @returns whether it was accepted */
async function succeed(name: string, address: string): Promise<boolean> {
  const login = await admitted(name, address);
  await login?.succeeded();
  return login !== null;
}

/** Tries wrong passwords. @returns how many of them were checked */
async function guess(tries: number, at: (index: number) => [name: string, address: string]) {
  let looked = 0;
  for (let index = 0; index < tries; index += 1) {
    if ((await admitted(...at(index))) !== null) looked += 1;
  }
  return looked;
}

/** Guesses at a name from many addresses, until even a new one has to wait. */
const besiege = (name: string) => guess(40, (index) => [name, `203.0.113.${index}`]);

describe('guessing is stopped', () => {
  test('for one name from one address after ten failures in a quarter of an hour', async () => {
    expect(await guess(25, () => ['demo', home])).toBe(10);
    expect(await succeed('demo', home)).toBe(false);
    expect(await succeed('demo', '198.51.100.2')).toBe(true);
    await clock.advance(15 * minute);
    expect(await succeed('demo', home)).toBe(true);
  });

  test('for many names from one address', async () => {
    expect(await guess(80, (index) => [`name-${index}`, home])).toBe(50);
    expect(await succeed('demo', home)).toBe(false);
  });

  test('for one name from many addresses, at first for a quarter of an hour, in the end for the day', async () => {
    expect(await besiege('demo')).toBe(30);
    expect(await succeed('demo', '192.0.2.200')).toBe(false);
    for (const looked of [30, 30, 10, 0]) {
      await clock.advance(15 * minute);
      expect(await besiege('demo')).toBe(looked);
    }
    await clock.advance(24 * 60 * minute);
    expect(await succeed('demo', '192.0.2.200')).toBe(true);
  });

  test('without using up the tries of others: what is refused anyway counts for nothing else', async () => {
    // One address alone cannot lock a name for everyone, however often it tries.
    await guess(500, () => ['demo', '203.0.113.1']);
    expect(await succeed('demo', home)).toBe(true);
  });
});

describe('the customer', () => {
  test('is not locked out by strangers where they have logged in before', async () => {
    expect(await succeed('demo', home)).toBe(true);
    await besiege('demo');
    expect(await succeed('demo', '192.0.2.200')).toBe(false);
    for (let logins = 0; logins < 3; logins += 1) expect(await succeed('demo', home)).toBe(true);
    // Nor by a client at the same address that guesses at other names.
    await guess(60, (index) => [`name-${index}`, home]);
    expect(await succeed('new-customer', home)).toBe(false);
    expect(await succeed('demo', home)).toBe(true);
  });

  test('is no safer to guess at from there', async () => {
    await succeed('demo', home);
    await besiege('demo');
    expect(await guess(20, () => ['demo', home])).toBe(10);
    expect(await succeed('demo', home)).toBe(false);
  });

  test('gives strangers no further guesses by logging in meanwhile', async () => {
    await succeed('demo', home);
    await guess(29, (index) => ['demo', `203.0.113.${index}`]);
    for (let logins = 0; logins < 5; logins += 1) await succeed('demo', home);
    expect(await guess(10, (index) => ['demo', `192.0.2.${index}`])).toBe(1);
  });

  test('may log in as often as they like, and a success makes up for their own mistakes', async () => {
    for (let logins = 0; logins < 60; logins += 1) expect(await succeed('demo', home)).toBe(true);
    for (let days = 0; days < 3; days += 1) {
      expect(await guess(9, () => ['new-customer', home])).toBe(9);
      expect(await succeed('new-customer', home)).toBe(true);
    }
  });

  test('is forgotten in a place where they have not logged in for 90 days', async () => {
    await succeed('demo', home);
    await clock.advance(89 * 24 * 60 * minute);
    await besiege('demo');
    expect(await succeed('demo', home)).toBe(true);
    await clock.advance(90 * 24 * 60 * minute);
    await besiege('demo');
    expect(await succeed('demo', home)).toBe(false);
  });
});

test('nothing that is stored names an account or an address', async () => {
  await succeed('demo', home);
  await guess(3, () => ['demo', '203.0.113.9']);
  const rows = await database.db.select().from(attemptWindows);
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/demo|198\.51|203\.0/);
});
