import type { Bank } from '@tram/api/types';
import { parsePaymentLink, readVietQrPayload } from '@tram/machines/rules';
import { create, toBuffer } from 'qrcode';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountIdentity } from '../services.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { rechargePublicRoutes } from './qr-picture.ts';
import { payRecharge } from '../sandbox/actions.ts';

const minute = 60_000;
let domain: TestDomain;
let customer: AccountIdentity;
let bank: Bank;

beforeAll(async () => {
  domain = await openTestDomain();
  customer = await domain.customer();
  const [first] = await domain.call('listBanks', customer, { query: { money: 100_000 } });
  if (first === undefined) throw new Error('no bank takes 100.000');
  bank = first;
});
afterAll(() => domain.close());

async function request(account = customer, money = 100_000, key?: string) {
  return domain.call('requestRecharge', account, {
    body: { money, bank_id: bank._id },
    ...(key === undefined ? {} : { key }),
  });
}

async function balanceOf(account: AccountIdentity): Promise<number> {
  const rows = await ledgerOf(domain.services.database, [account.id]);
  return rows.reduce((sum, row) => sum + Number(row.split(' ')[1]), 0);
}

async function statusOf(account: AccountIdentity, id: string): Promise<number | undefined> {
  const { data } = await domain.call('listRecharges', account);
  return data.find((one) => one._id === id)?.is_succeeded;
}

describe('banks', () => {
  it('offers only banks that take the amount', async () => {
    const usual = await domain.call('listBanks', customer, { query: { money: 50_000 } });
    expect(usual.map((one) => one.bank_name)).toEqual([
      'Vietcombank',
      'Techcombank',
      'MB Bank',
      'ACB',
      'BIDV',
    ]);
    const large = await domain.call('listBanks', customer, { query: { money: 500_000_000 } });
    expect(large).toEqual([]);
  });
});

describe('a request', () => {
  // @spec 9.16
  it('is pending for 15 minutes and says how to pay it', async () => {
    const recharge = await request();
    expect(recharge).toMatchObject({ is_succeeded: 0, money: 100_000, bank: 'Vietcombank' });
    expect(Date.parse(recharge.expiresAt) - Date.parse(recharge.createdAt)).toBe(15 * minute);
    expect(recharge.content).toMatch(/^TRAM[A-Z2-9]{6}$/);
    expect(recharge.link_payment).toMatch(/^https:\/\/portal\.example\/qr\/970436-1023456789-/);
    expect(parsePaymentLink(recharge.link_payment)).toMatchObject({
      bankBin: '970436',
      accountNumber: '1023456789',
      accountName: 'CONG TY TNHH TRAM',
      amount: 100_000,
      content: recharge.content,
    });
    expect(readVietQrPayload(recharge.qr_payload)).toEqual({
      bankBin: '970436',
      accountNumber: '1023456789',
      amount: 100_000,
      content: recharge.content,
    });
  });

  it('has a content that no other has', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, async () => request(await domain.customer())),
    );
    expect(new Set(made.map((one) => one.content)).size).toBe(20);
  });

  it('is made once for a key, however often it is asked for at once', async () => {
    const owner = await domain.customer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request(owner, 70_000, 'same-intention')),
    );
    expect(new Set(answers.map((one) => one._id)).size).toBe(1);
    const { data } = await domain.call('listRecharges', owner);
    expect(data).toHaveLength(1);
    expect(answers[4]).toEqual(data[0]);
  });

  it('refuses a key that came with another amount, and not the same key of another customer', async () => {
    const [one, other] = await Promise.all([domain.customer(), domain.customer()]);
    await request(one, 70_000, 'key-of-mine');
    expect(await refusalOf(request(one, 80_000, 'key-of-mine'))).toMatchObject({ status: 422 });
    await expect(request(other, 80_000, 'key-of-mine')).resolves.toMatchObject({ money: 80_000 });
  });

  it('is refused while ten are unpaid, also for simultaneous calls', async () => {
    const owner = await domain.customer();
    const asked = await Promise.allSettled(Array.from({ length: 14 }, () => request(owner)));
    const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(made).toHaveLength(10);
    expect(await refusalOf(request(owner))).toMatchObject({
      status: 409,
      message: expect.stringContaining('10 giao dịch nạp tiền chờ thanh toán'),
    });
    await domain.call('cancelRecharge', owner, { path: { id: made[0]?._id ?? '' } });
    await payRecharge(domain.services, made[1]?._id ?? '');
    await request(owner);
    await request(owner);
    expect(await refusalOf(request(owner))).toMatchObject({ status: 409 });
    await expect(request(await domain.customer())).resolves.toMatchObject({ is_succeeded: 0 });
    await domain.services.clock.advance(15 * minute);
    await expect(request(owner)).resolves.toMatchObject({ is_succeeded: 0 });
  });

  it('is refused for a while after sixty in an hour, also when each was cancelled', async () => {
    const owner = await domain.customer();
    for (let made = 0; made < 60; made += 1) {
      const { _id } = await request(owner);
      await domain.call('cancelRecharge', owner, { path: { id: _id } });
    }
    expect(await refusalOf(request(owner))).toMatchObject({ status: 429 });
    await domain.services.clock.advance(60 * minute);
    await expect(request(owner)).resolves.toMatchObject({ is_succeeded: 0 });
  });

  it('is refused for a bank that does not exist or does not take the amount', async () => {
    const wanted = { money: 60_000, bank_id: '0'.repeat(24) };
    expect(
      await refusalOf(domain.call('requestRecharge', customer, { body: wanted })),
    ).toMatchObject({ status: 404 });
    expect(await refusalOf(request(customer, 600_000_000))).toMatchObject({ status: 404 });
  });
});

describe('a payment', () => {
  it('is credited, and reported in the log and by an event', async () => {
    const owner = await domain.customer();
    const { _id, content } = await request(owner);
    expect(await payRecharge(domain.services, _id)).toEqual({ id: _id, credited: true });
    expect(await balanceOf(owner)).toBe(100_000);
    expect(await statusOf(owner, _id)).toBe(1);
    expect(domain.events.filter((event) => event.accountId === owner.id)).toMatchObject([
      { event: 'recharge_result', payload: { id: _id, status: 'SUCCESS' } },
    ]);
    const { data } = await domain.call('listLogs', owner);
    expect(data[0]?.message).toContain(content);
  });

  it('that is reported many times at once is credited once', async () => {
    const owner = await domain.customer();
    const { _id } = await request(owner);
    const reports = await Promise.all(
      Array.from({ length: 5 }, () => payRecharge(domain.services, _id)),
    );
    expect(reports.filter((report) => report.credited)).toHaveLength(1);
    expect(await balanceOf(owner)).toBe(100_000);
  });

  // @spec S3
  it('that comes after the time-out is credited, and a second one is not', async () => {
    const owner = await domain.customer();
    const { _id } = await request(owner);
    await domain.services.clock.advance(15 * minute);
    expect(await statusOf(owner, _id)).toBe(3);
    await payRecharge(domain.services, _id);
    await payRecharge(domain.services, _id);
    expect(await statusOf(owner, _id)).toBe(1);
    expect(await ledgerOf(domain.services.database, [owner.id])).toEqual(['recharge 100000']);
    const told = domain.events.filter((event) => event.accountId === owner.id);
    expect(told.map((event) => event.payload.status)).toEqual(['FAILED', 'SUCCESS']);
    expect(told[1]?.payload.message).toContain('đến sau');
  });

  it('that comes after the cancellation is credited', async () => {
    const owner = await domain.customer();
    const { _id } = await request(owner);
    await domain.call('cancelRecharge', owner, { path: { id: _id } });
    await payRecharge(domain.services, _id);
    expect(await balanceOf(owner)).toBe(100_000);
    expect(await statusOf(owner, _id)).toBe(1);
  });

  it('of an unknown recharge is refused', async () => {
    expect(await refusalOf(payRecharge(domain.services, 'f'.repeat(24)))).toMatchObject({
      status: 404,
    });
  });
});

describe('the end of a request', () => {
  // @spec 9.15
  it('times out 15 minutes after it was made, not a moment earlier, and not once it was paid', async () => {
    const owner = await domain.customer();
    const waiting = await request(owner);
    const paid = await request(owner);
    await payRecharge(domain.services, paid._id);
    await domain.services.clock.advance(15 * minute - 1);
    expect(await statusOf(owner, waiting._id)).toBe(0);
    await domain.services.clock.advance(1);
    expect(await statusOf(owner, waiting._id)).toBe(3);
    expect(await statusOf(owner, paid._id)).toBe(1);
  });

  it('can be a cancellation while it is pending, which may be asked for again', async () => {
    const { _id } = await request();
    const cancelled = await domain.call('cancelRecharge', customer, { path: { id: _id } });
    expect(cancelled.is_succeeded).toBe(2);
    const again = await domain.call('cancelRecharge', customer, { path: { id: _id } });
    expect(again).toEqual(cancelled);
    await domain.services.clock.advance(15 * minute);
    expect(await statusOf(customer, _id)).toBe(2);
  });

  it('cannot be a cancellation once it is paid or timed out', async () => {
    const paid = await request();
    await payRecharge(domain.services, paid._id);
    const cancel = (id: string) =>
      refusalOf(domain.call('cancelRecharge', customer, { path: { id } }));
    expect(await cancel(paid._id)).toEqual({
      status: 409,
      message: 'Giao dịch đã thành công nên không hủy được nữa',
    });
    const late = await request();
    await domain.services.clock.advance(15 * minute);
    expect(await cancel(late._id)).toEqual({
      status: 409,
      message: 'Giao dịch đã hết thời gian nên không cần hủy',
    });
  });
});

describe('isolation and paging', () => {
  it('shows and cancels a recharge only for its owner', async () => {
    const [owner, stranger] = await Promise.all([domain.customer(), domain.customer()]);
    const { _id } = await request(owner);
    expect((await domain.call('listRecharges', stranger)).data).toEqual([]);
    expect(
      await refusalOf(domain.call('cancelRecharge', stranger, { path: { id: _id } })),
    ).toMatchObject({ status: 404 });
    expect(await statusOf(owner, _id)).toBe(0);
  });

  // @spec 2.39 9.17 S9
  it('lists ten a page, newest first, and nothing past the end', async () => {
    const owner = await domain.customer();
    const contents: string[] = [];
    for (let made = 0; made < 12; made += 1) {
      await domain.services.clock.advance(1);
      const { _id, content } = await request(owner);
      await domain.call('cancelRecharge', owner, { path: { id: _id } });
      contents.unshift(content);
    }
    const first = await domain.call('listRecharges', owner);
    const second = await domain.call('listRecharges', owner, { query: { page: 2 } });
    const third = await domain.call('listRecharges', owner, { query: { page: 3 } });
    expect(first.total_page).toBe(2);
    expect([...first.data, ...second.data].map((one) => one.content)).toEqual(contents);
    expect(first.data).toHaveLength(10);
    expect(third).toEqual({ data: [], total_page: 2 });
    const none = await domain.call('listRecharges', await domain.customer());
    expect(none).toEqual({ data: [], total_page: 0 });
  });
});

async function picture(link: string) {
  const url = new URL(link);
  const [route] = rechargePublicRoutes;
  if (route === undefined) throw new Error('there is no picture route');
  return route.handle({
    services: domain.services,
    parameters: { picture: decodeURIComponent(url.pathname.slice('/qr/'.length)) },
    query: url.searchParams,
  });
}

const pixelsOf = (png: Uint8Array) => sharp(png).greyscale().raw().toBuffer();

describe('the QR picture', () => {
  it('is a PNG that may be cached', async () => {
    const { link_payment } = await request();
    const answer = await picture(link_payment);
    expect(answer).toMatchObject({ status: 200, contentType: 'image/png' });
    expect(answer.cacheControl).toContain('immutable');
    expect(Buffer.from(answer.content).subarray(1, 4).toString()).toBe('PNG');
  });

  it('shows the payment’s code, in one bit a pixel', async () => {
    const { link_payment, qr_payload } = await request();
    const { content } = await picture(link_payment);
    const { width, bitsPerSample } = await sharp(content).metadata();
    expect(bitsPerSample).toBe(1);
    const code = create(qr_payload, { errorCorrectionLevel: 'M' });
    const scale = width / (code.modules.size + 8);
    const expected = await toBuffer(qr_payload, { errorCorrectionLevel: 'M', margin: 4, scale });
    expect((await pixelsOf(content)).equals(await pixelsOf(expected))).toBe(true);
  });

  it('is drawn once, however often it is asked for at once', async () => {
    const { link_payment } = await request();
    const all = await Promise.all(Array.from({ length: 400 }, () => picture(link_payment)));
    expect(new Set(all.map(({ content }) => content)).size).toBe(1);
  });

  it.each([
    ['another bank account', (link: string) => link.replace('1023456789', '1023456780')],
    ['a name that is no payment', (link: string) => link.replace('970436-', '')],
    ['another kind of file', (link: string) => link.replace('.png', '.svg')],
    ['another amount', (link: string) => link.replace('amount=', 'amount=1')],
    ['a content that nobody was asked to pay', (link: string) => link.replace('TRAM', 'TRAX')],
    ['text that no QR code of a bank holds', (link: string) => link.replace('TRAM', 'Trạm')],
  ])('is not drawn for %s', async (_what, change) => {
    const { link_payment } = await request();
    expect((await picture(change(link_payment))).status).toBe(404);
  });
});

// Last, over everything that the tests above did.
it('leaves books that are right', async () => {
  expect(await auditLedger(domain.services.database)).toEqual([]);
});
