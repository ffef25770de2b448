import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../database/schema/accounts.ts';
import type { AccountIdentity } from '../services.ts';
import { startChild } from '../testing/child.ts';
import { customerToVerify, mailedCode, mailsTo, submit } from '../testing/identity-domain.ts';
import { isThorough } from '../testing/property-runs.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { temporaryFolder } from '../testing/test-settings.ts';
import { review } from './review.ts';
import { ReviewRefused } from '../review-program.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

async function submitted(fullName = 'Đỗ Quốc Bửu'): Promise<AccountIdentity> {
  const customer = await customerToVerify(domain);
  await submit(domain, customer, await mailedCode(domain, customer), { fullName });
  return customer;
}

async function run(...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  await review(domain.services, parameters, (line) => lines.push(line));
  return lines.join('\n');
}

async function refusal(...parameters: string[]): Promise<string> {
  try {
    await run(...parameters);
  } catch (error) {
    if (error instanceof ReviewRefused) return error.message;
    throw error;
  }
  throw new Error('the command was carried out');
}

async function statusOf(customer: AccountIdentity) {
  const [row] = await domain.services.database
    .select({ isVerify: accounts.isVerify, reason: accounts.reasonFailKyc })
    .from(accounts)
    .where(eq(accounts.id, customer.id));
  return row;
}

describe('a review', () => {
  it('lists what waits and decides, as the sandbox does', async () => {
    expect(await run('list')).toBe('nothing waits');
    const [one, other] = [await submitted(), await submitted('Mai O’An')];
    const listed = (await run('list')).split('\n');
    expect(listed[0]).toMatch(new RegExp(`^2026-.*Z  ${one.username}  "Đỗ Quốc Bửu"$`));
    expect(listed[1]).toContain(other.username);
    expect(await run('approve', one.username.toUpperCase())).toContain('approved');
    expect(await run('refuse', other.username, 'Ảnh', 'mờ')).toBe(`refused ${other.username}`);
    expect(await statusOf(one)).toEqual({ isVerify: 1, reason: null });
    expect(await statusOf(other)).toEqual({ isVerify: 2, reason: 'Ảnh mờ' });
    expect((await mailsTo(domain, other)).at(-1)?.text).toContain('Ảnh mờ');
    expect(await run('list')).toBe('nothing waits');
    expect(await refusal('approve', one.username)).toContain('has nothing waiting');
  });

  it('shows a submission: its fields, and its files in a folder readable only for this user', async () => {
    const customer = await submitted();
    const place = await temporaryFolder();
    const folder = path.join(place.folder, 'look');
    const shown = await run('show', customer.username, folder);
    expect(shown).toContain('citizenId: "079094001234"');
    expect(shown).not.toContain('frontCardId');
    expect((await readdir(folder)).toSorted()).toEqual(
      [
        'CCCD mặt sau.png',
        'CCCD mặt trước.jpg',
        'Chữ ký.png',
        'Hợp đồng thuê máy.pdf',
        'Ảnh chân dung.jpg',
      ].toSorted(),
    );
    expect(await sharp(path.join(folder, 'CCCD mặt trước.jpg')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
    });
    const modes = [await stat(folder), await stat(path.join(folder, 'Chữ ký.png'))];
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
    // Nothing is overwritten.
    expect(await refusal('show', customer.username, folder)).toContain('EEXIST');
    await place.remove();
  });

  it.each([
    [[]],
    [['approve']],
    [['show', 'x']],
    [['refuse', 'x']],
    [['refuse', 'x', ' ']],
    [['list', 'x']],
    [['remove', 'x']],
  ])('says how it is used: %j', async (parameters) => {
    expect(await refusal(...parameters)).toMatch(/^usage:/);
  });

  it('reports an unknown account', async () => {
    expect(await refusal('approve', 'nobody')).toBe('there is no account nobody');
    expect(await refusal('show', 'nobody', '/nowhere')).toBe('nobody has submitted nothing');
  });
});

// Each start of a program takes as long as a hundred of the other tests: for the runs that prove everything.
it.runIf(isThorough)('is a program on the same database', async () => {
  const customer = await submitted();
  const { dataDir, databaseUrl } = domain.place;
  const at = domain.services.clock.now();
  await domain.leave();
  const program = path.join(import.meta.dirname, 'review.ts');
  const approve = startChild(program, ['approve', customer.username], {
    TRAM_DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  expect(await approve.line('approved')).toContain(customer.username);
  expect(await approve.ended()).toBe(0);
  const wrong = startChild(program, ['list'], { TRAM_MODE: 'of no kind' });
  expect(await wrong.ended()).toBe(1);
  domain = await openTestDomain({ place: domain.place, at });
  expect(await statusOf(customer)).toEqual({ isVerify: 1, reason: null });
});
