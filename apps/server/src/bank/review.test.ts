import { randomInt } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankTransfers } from '../database/schema/money.ts';
import type { Recharge } from '@tram/api/types';
import type { AccountIdentity } from '../services.ts';
import { startChild } from '../testing/child.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import { isThorough } from '../testing/property-runs.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { review } from './review.ts';
import { ReviewRefused } from '../review-program.ts';

let domain: TestDomain;
let bankId: string;
beforeAll(async () => {
  domain = await openTestDomain();
  const [bank] = await domain.call('listBanks', null, { query: { money: 100_000 } });
  bankId = bank?._id ?? '';
});
afterAll(() => domain.close());

/** A transfer that has arrived and is not credited automatically. */
async function reported(content: string, amount = 100_000): Promise<string> {
  const { transfer } = await receiveTransfer(domain.services, {
    provider: 'sepay',
    providerId: String(randomInt(2 ** 40)),
    direction: 'in',
    accountNumber: '1023456789',
    virtualAccount: null,
    amount,
    content,
    otherTexts: [],
    referenceCode: null,
    transferredAt: domain.services.clock.now(),
  });
  return transfer.id;
}

async function request(owner: AccountIdentity): Promise<Recharge> {
  return domain.call('requestRecharge', owner, { body: { money: 100_000, bank_id: bankId } });
}

async function run(...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  await review(domain.services, parameters, (line) => lines.push(line));
  return lines.join('\n');
}

/** Why a command was not carried out. */
async function refusal(...parameters: string[]): Promise<string> {
  try {
    await run(...parameters);
  } catch (error) {
    if (error instanceof ReviewRefused) return error.message;
    throw error;
  }
  throw new Error('the command was carried out');
}

const ledger = (owner: AccountIdentity) => ledgerOf(domain.services.database, [owner.id]);

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await domain.services.database
    .select({ status: bankTransfers.status })
    .from(bankTransfers)
    .where(eq(bankTransfers.id, id));
  return row?.status;
}

describe('a review', () => {
  it('lists what waits for it, in a form that cannot speak to the terminal', async () => {
    const owner = await domain.customer();
    const { content } = await request(owner);
    const wrong = await reported(content, 90_000);
    await domain.services.clock.advance(1);
    const unknown = await reported('hoc phi \u001b[2J');
    const lines = (await run('list')).split('\n');
    expect(lines[0]).toContain(unknown);
    expect(lines[0]).toContain(String.raw`"hoc phi \u001b[2J"`);
    expect(lines.find((line) => line.startsWith(wrong))).toMatch(
      new RegExp(`90\\.000 VNĐ.*wrong-amount.*${content} of ${owner.username}, 100\\.000 VNĐ`),
    );
    await run('dismiss', unknown);
    expect(await run('list')).not.toContain(unknown);
    expect(await run('list', '--all')).toContain(unknown);
  });

  it('credits what arrived to the owner of the recharge that it names', async () => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    const id = await reported(recharge.content, 90_000);
    expect(await run('credit', id)).toBe(
      `credited 90.000 VNĐ to ${owner.username}, into the balance`,
    );
    expect(await ledger(owner)).toEqual(['adjustment 90000']);
    const { data } = await domain.call('listLogs', owner);
    expect(data[0]?.message).toContain('90.000 VNĐ đã được kiểm tra và cộng vào số dư');
    // The recharge itself is still to be paid.
    await reported(recharge.content);
    expect(await ledger(owner)).toEqual(['adjustment 90000', 'recharge 100000']);
  });

  it.each(['_id', 'content'] as const)(
    'pays the recharge that is named by its %s when the amount is right',
    async (field) => {
      const owner = await domain.customer();
      const recharge = await request(owner);
      const id = await reported('quen noi dung');
      expect(await run('credit', id, '--to', recharge[field].toLowerCase())).toBe(
        `credited 100.000 VNĐ to ${owner.username}, as the payment of ${recharge.content}`,
      );
      expect(await ledger(owner)).toEqual(['recharge 100000']);
      await reported(recharge.content);
      expect(await ledger(owner)).toEqual(['recharge 100000']);
    },
  );

  it('credits a second payment of a recharge beside the first', async () => {
    const owner = await domain.customer();
    const { content } = await request(owner);
    await reported(content);
    await run('credit', await reported(content));
    expect(await ledger(owner)).toEqual(['recharge 100000', 'adjustment 100000']);
  });

  it('credits a username', async () => {
    const owner = await domain.customer();
    const id = await reported('nap cho toi');
    await run('credit', id, '--to', owner.username.toUpperCase());
    expect(await ledger(owner)).toEqual(['adjustment 100000']);
  });

  it('is carried out once, however often and however concurrently', async () => {
    const owner = await domain.customer();
    const id = await reported('nap tien');
    const asked = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => run('credit', id, '--to', owner.username)),
      run('dismiss', id),
    ]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statusOf(id)).toBe('credited');
    expect(await ledger(owner)).toEqual(['adjustment 100000']);
    expect(await refusal('credit', id)).toContain('was credited before');
  });

  it('that is closed credits nothing any more', async () => {
    const owner = await domain.customer();
    const { content } = await request(owner);
    const id = await reported(content, 5);
    await run('dismiss', id);
    expect(await refusal('credit', id)).toContain('does not wait for a review');
    expect(await ledger(owner)).toEqual([]);
  });

  it('needs to know which transfer and for whom', async () => {
    const id = await reported('khong ro');
    expect(await refusal('credit', id)).toContain('--to');
    expect(await refusal('credit', id, '--to', 'nobody')).toContain('"nobody"');
    expect(await refusal('credit', 'x')).toBe('there is no transfer x');
    expect(await statusOf(id)).toBe('review');
  });

  it.each([[], ['credit'], ['remove', 'x'], ['list', 'x'], ['list', '--to', 'x'], ['--what']])(
    'says how it is used: %j',
    async (...parameters) => {
      expect(await refusal(...parameters)).toMatch(/^usage:/);
    },
  );

  it('leaves books that are right', async () => {
    expect(await auditLedger(domain.services.database)).toEqual([]);
  });
});

// Each start of a program takes as long as a hundred of the other tests: for the runs that prove everything.
it.runIf(isThorough)('is a program on the same database', async () => {
  const id = await reported('cho chuong trinh');
  const { dataDir, databaseUrl } = domain.place;
  const owner = await domain.customer();
  await domain.leave();
  const program = path.join(import.meta.dirname, 'review.ts');
  const credit = startChild(program, ['credit', id, '--to', owner.username], {
    TRAM_DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  expect(await credit.line('credited')).toContain(owner.username);
  expect(await credit.ended()).toBe(0);
  const wrong = startChild(program, ['list'], { TRAM_MODE: 'of no kind' });
  expect(await wrong.ended()).toBe(1);
  domain = await openTestDomain({ place: domain.place });
  expect(await ledger(owner)).toEqual(['adjustment 100000']);
});
