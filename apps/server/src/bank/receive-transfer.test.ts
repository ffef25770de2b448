import type { Recharge } from '@tram/api/types';
import { parsePaymentLink } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { array, assert, asyncProperty, boolean, constantFrom, stringMatching } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../database/columns.ts';
import { bankTransfers, recharges } from '../database/schema/money.ts';
import { payRecharge } from '../sandbox/actions.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import { propertyParameters } from '../testing/property-runs.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { receiveTransfer, type ReportedTransfer } from './receive-transfer.ts';

const minute = 60_000;
let domain: TestDomain;
let bankId: string;

beforeAll(async () => {
  domain = await openTestDomain();
  const [bank] = await domain.call('listBanks', null, { query: { money: 100_000 } });
  bankId = bank?._id ?? '';
});
afterAll(() => domain.close());

async function request(owner: AccountIdentity, money = 100_000): Promise<Recharge> {
  return domain.call('requestRecharge', owner, { body: { money, bank_id: bankId } });
}

/** The transfer that a recharge asks for. */
function paymentOf(recharge: Recharge, changes: Partial<ReportedTransfer> = {}): ReportedTransfer {
  return {
    provider: 'sepay',
    providerId: newId(),
    direction: 'in',
    accountNumber: parsePaymentLink(recharge.link_payment).accountNumber ?? '',
    virtualAccount: null,
    amount: recharge.money,
    content: recharge.content,
    otherTexts: [],
    referenceCode: 'FT26324123456',
    transferredAt: domain.services.clock.now(),
    ...changes,
  };
}

const take = (report: ReportedTransfer) => receiveTransfer(domain.services, report);
const ledger = (owner: AccountIdentity) => ledgerOf(domain.services.database, [owner.id]);

async function statusOf(id: string): Promise<number | undefined> {
  const [row] = await domain.services.database
    .select({ status: recharges.status })
    .from(recharges)
    .where(eq(recharges.id, id));
  return row?.status;
}

/** The customer's messages: the newest line of the log, and the events. */
async function toldTo(owner: AccountIdentity) {
  const { data } = await domain.call('listLogs', owner);
  const events = domain.events.filter((event) => event.accountId === owner.id);
  return {
    log: data[0]?.message ?? '',
    events: events.map(({ event, payload }) => `${event} ${payload.status}`),
    message: events.at(-1)?.payload.message ?? '',
  };
}

describe('a transfer with the content, the amount and the account of a recharge', () => {
  it('is credited', async () => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    const { transfer } = await take(paymentOf(recharge));
    expect(transfer).toMatchObject({ status: 'credited', reason: null, rechargeId: recharge._id });
    expect(await ledger(owner)).toEqual(['recharge 100000']);
    expect(await statusOf(recharge._id)).toBe(1);
  });

  it('is stored and credited once when it is reported twenty times at once', async () => {
    const owner = await domain.customer();
    const report = paymentOf(await request(owner));
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(report)));
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(taken.map(({ transfer }) => transfer.id)).size).toBe(1);
    expect(taken.map(({ transfer }) => transfer.status)).toEqual(taken.map(() => 'credited'));
    expect(await ledger(owner)).toEqual(['recharge 100000']);
    expect((await toldTo(owner)).events).toEqual(['recharge_result SUCCESS']);
  });

  it.each(['timed out', 'cancelled'])('is credited when the recharge is %s', async (end) => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    if (end === 'cancelled') {
      await domain.call('cancelRecharge', owner, { path: { id: recharge._id } });
    } else await domain.services.clock.advance(15 * minute);
    await take(paymentOf(recharge));
    expect(await ledger(owner)).toEqual(['recharge 100000']);
    expect((await toldTo(owner)).message).toContain('đến sau');
  });

  it('is credited in any order in which transfers are reported', async () => {
    const owner = await domain.customer();
    const first = await request(owner, 70_000);
    const second = await request(owner, 80_000);
    const at = domain.services.clock.now().getTime();
    await take(paymentOf(second, { transferredAt: new Date(at) }));
    await take(paymentOf(first, { transferredAt: new Date(at - 5 * minute) }));
    expect(await ledger(owner)).toEqual(['recharge 80000', 'recharge 70000']);
  });

  it('is credited when it was paid to the virtual account that the recharge names', async () => {
    const owner = await domain.customer();
    const report = paymentOf(await request(owner));
    const { transfer } = await take({
      ...report,
      accountNumber: '990000000001',
      virtualAccount: report.accountNumber,
    });
    expect(transfer.status).toBe('credited');
  });

  it('is the only one that is credited, and a second one is kept for review', async () => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    const taken = await Promise.all([
      take(paymentOf(recharge)),
      take(paymentOf(recharge)),
      payRecharge(domain.services, recharge._id),
    ]);
    expect(taken).toHaveLength(3);
    const rows = await domain.services.database
      .select()
      .from(bankTransfers)
      .where(eq(bankTransfers.rechargeId, recharge._id));
    expect(rows.map((row) => `${row.status} ${row.reason}`).toSorted()).toEqual([
      'credited null',
      'review already-paid',
      'review already-paid',
    ]);
    expect(await ledger(owner)).toEqual(['recharge 100000']);
    expect((await toldTo(owner)).log).toContain('giao dịch nạp tiền đã thành công');
  });
});

describe('the content', () => {
  /** A text that banks and payers put around and into a content, which alone names no recharge. */
  const noise = stringMatching(/^[a-z0-9 .,:/-]{0,30}$/);
  const separators = constantFrom('', '', '', ' ', '.', '-', '  ');

  it('is found in any form to which banks change it', async () => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    await assert(
      asyncProperty(
        noise,
        noise,
        array(separators, { minLength: 10, maxLength: 10 }),
        array(boolean(), { minLength: 10, maxLength: 10 }),
        async (before, after, between, lower) => {
          const mangled = recharge.content
            .split('')
            .map((letter, at) => (lower[at] === true ? letter.toLowerCase() : letter))
            .map((letter, at) => letter + (between[at] ?? ''))
            .join('');
          const { transfer } = await take(
            paymentOf(recharge, { content: `${before}${mangled}${after}` }),
          );
          expect(transfer.rechargeId).toBe(recharge._id);
        },
      ),
      propertyParameters({ quick: 30, thorough: 200 }),
    );
    expect(await ledger(owner)).toEqual(['recharge 100000']);
  });

  it.each([
    (content: string) => `MBVCB.3278907687.${content}.CT tu 0123456789 NGUYEN VAN A`,
    (content: string) =>
      `NGUYEN VAN A chuyen tien ${content.toLowerCase()}GD 123456-112026 10:20:30`,
    (content: string) => `Nạp tiền ${content.slice(0, 4)} ${content.slice(4)}`,
  ])('is found in what real banks send (%#)', async (text) => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    const { transfer } = await take(paymentOf(recharge, { content: text(recharge.content) }));
    expect(transfer.status).toBe('credited');
  });

  it('is found in the other texts of a report', async () => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    const { transfer } = await take(
      paymentOf(recharge, {
        content: '',
        otherTexts: ['', `SD TK 01234 +100000 ${recharge.content}`],
      }),
    );
    expect(transfer.status).toBe('credited');
  });

  it('names the recharge that it names, and none that is similar', async () => {
    const [one, other] = await Promise.all([domain.customer(), domain.customer()]);
    const [mine, theirs] = await Promise.all([request(one), request(other)]);
    const similar = mine.content.slice(0, -1) + (mine.content.endsWith('A') ? 'B' : 'A');
    await domain.services.database
      .update(recharges)
      .set({ content: similar })
      .where(eq(recharges.id, theirs._id));
    await take(paymentOf(mine, { content: `${mine.content} ${similar.slice(0, -1)}` }));
    expect(await ledger(one)).toEqual(['recharge 100000']);
    expect(await ledger(other)).toEqual([]);
  });

  it('that names two recharges is kept for review', async () => {
    const owner = await domain.customer();
    const [one, other] = [await request(owner), await request(owner)];
    const { transfer } = await take(paymentOf(one, { content: `${one.content} ${other.content}` }));
    expect(transfer).toMatchObject({
      status: 'review',
      reason: 'unknown-content',
      rechargeId: null,
    });
    expect(await ledger(owner)).toEqual([]);
  });

  it.each(['', 'chuyen tien', 'TRAM', 'TRAM222222', '\0', 'x'.repeat(5000), "'; drop table --"])(
    'that names none is kept for review: %j',
    async (content) => {
      const recharge = await request(await domain.customer());
      const { transfer } = await take(paymentOf(recharge, { content }));
      expect(transfer).toMatchObject({ status: 'review', reason: 'unknown-content' });
    },
  );
});

describe('a transfer that is not what a recharge asks for', () => {
  it.each([99_999, 100_001, 1])(
    'in its amount is stored, reported, and leaves the recharge unpaid: %d',
    async (amount) => {
      const owner = await domain.customer();
      const recharge = await request(owner);
      const { transfer } = await take(paymentOf(recharge, { amount }));
      expect(transfer).toMatchObject({
        status: 'review',
        reason: 'wrong-amount',
        rechargeId: recharge._id,
      });
      expect(await ledger(owner)).toEqual([]);
      const told = await toldTo(owner);
      expect(told.events).toEqual(['recharge_result FAILED']);
      expect(told.message).toMatch(/khác với 100\.000 VNĐ.*chưa được cộng.*Bộ phận hỗ trợ/);
      expect(told.log).toContain(recharge.content);
      await take(paymentOf(recharge));
      expect(await ledger(owner)).toEqual(['recharge 100000']);
    },
  );

  it('in its account is stored, whether the account is ours or not', async () => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    const strange = await take(paymentOf(recharge, { accountNumber: '555' }));
    // Another account of the operator's.
    const ours = await take(paymentOf(recharge, { accountNumber: '24681357' }));
    const unnamed = await take(paymentOf(recharge, { accountNumber: '555', content: 'hoc phi' }));
    expect([strange, ours, unnamed].map(({ transfer }) => transfer.reason)).toEqual(
      Array.from({ length: 3 }, () => 'wrong-account'),
    );
    expect(await ledger(owner)).toEqual([]);
    expect((await toldTo(owner)).log).toContain('một tài khoản khác');
  });

  it('but outgoing money is stored and ignored', async () => {
    const owner = await domain.customer();
    const recharge = await request(owner);
    const { transfer } = await take(paymentOf(recharge, { direction: 'out' }));
    expect(transfer).toMatchObject({ status: 'ignored', reason: 'outgoing', rechargeId: null });
    expect(await statusOf(recharge._id)).toBe(0);
    expect((await toldTo(owner)).events).toEqual([]);
  });
});

it('keeps the same number of two providers apart', async () => {
  const owner = await domain.customer();
  const [one, other] = [await request(owner), await request(owner)];
  const providerId = newId();
  await take(paymentOf(one, { providerId }));
  await take(paymentOf(other, { providerId, provider: 'sandbox' }));
  expect(await ledger(owner)).toEqual(['recharge 100000', 'recharge 100000']);
});

// Last, over everything that the tests above did.
it('leaves books that are right', async () => {
  expect(await auditLedger(domain.services.database)).toEqual([]);
});
