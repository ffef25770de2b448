import { and, eq } from 'drizzle-orm';
import { assert, asyncProperty, integer, oneof, string, tuple } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankTransfers } from '../database/schema/money.ts';
import { propertyParameters } from '../testing/property-runs.ts';
import { makePlace, removePlace } from '../testing/test-database.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';
import { sepaySignature } from './sepay-webhook.ts';

const secret = 'a secret that SePay and this server share';
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ sepaySecret: secret });
  token = await server.tokenOf('new-customer');
});
afterAll(() => server.remove());

let lastId = 92_704;

/** A delivery's body, with every field that SePay sends. */
function report(fields: Record<string, unknown> = {}): Record<string, unknown> {
  lastId += 1;
  return {
    id: lastId,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-20 10:02:37',
    accountNumber: '1023456789',
    code: null,
    content: 'chuyen tien',
    transferType: 'in',
    transferAmount: 100_000,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: 'MBVCB.3278907687',
    description: '',
    ...fields,
  };
}

interface Delivery {
  readonly key?: string;
  /** How old it is, s. */
  readonly age?: number;
  readonly headers?: Record<string, string>;
}

/** Delivers a body as SePay does. */
async function deliver(body: unknown, { key = secret, age = 0, headers }: Delivery = {}) {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const seconds = Math.floor(server.services.clock.now().getTime() / 1000) - age;
  const answer = await fetch(`${server.origin}/webhooks/sepay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': String(seconds),
      'x-sepay-signature': sepaySignature(key, String(seconds), bytes),
      ...headers,
    },
    body: bytes,
  });
  const json: unknown = await answer.json();
  return { status: answer.status, json };
}

async function requestRecharge() {
  const banks = await server.call('/api/banks?money=100000', { token });
  const bank = Array.isArray(banks.json) ? textField(banks.json[0], '_id') : '';
  const answer = await server.call('/api/recharges/request', {
    token,
    body: { money: 100_000, bank_id: bank },
  });
  return textField(answer.json, 'content');
}

async function balance(): Promise<unknown> {
  const { json } = await server.call('/api/accounts/me', { token });
  return Reflect.get(Object(json), 'balance');
}

async function kept(id: unknown) {
  return server.services.database
    .select()
    .from(bankTransfers)
    .where(and(eq(bankTransfers.provider, 'sepay'), eq(bankTransfers.providerId, String(id))));
}

const digits = (most: number, length: number) =>
  integer({ min: 0, max: most }).map((one) => String(one).padStart(length, '0'));

/** A moment as SePay writes it. */
const inVietnam = (ms: number) =>
  new Date(ms + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

describe('a delivery that is signed well', () => {
  test('is credited once, however often and however concurrently it comes', async () => {
    const content = await requestRecharge();
    const body = report({ content: `MBVCB.327890.${content}.CT tu 0123`, accumulated: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(body)));
    expect(answers).toEqual(answers.map(() => ({ status: 200, json: { success: true } })));
    expect(await balance()).toBe(100_000);
    expect(await kept(body['id'])).toMatchObject([
      {
        status: 'credited',
        amount: 100_000,
        accountNumber: '1023456789',
        referenceCode: 'MBVCB.3278907687',
        // Ten in the morning in Hanoi.
        transferredAt: new Date('2026-11-20T03:02:37.000Z'),
      },
    ]);
  });

  test('is accepted whether it names a recharge or not, for incoming and outgoing money', async () => {
    const [unknown, outgoing] = [report(), report({ transferType: 'out', accountNumber: '' })];
    for (const body of [unknown, outgoing]) expect((await deliver(body)).status).toBe(200);
    expect(await kept(unknown['id'])).toMatchObject([{ status: 'review' }]);
    expect(await kept(outgoing['id'])).toMatchObject([{ status: 'ignored', reason: 'outgoing' }]);
  });

  test('may carry a number as text, fewer fields and additional fields', async () => {
    const { gateway: _gateway, code: _code, subAccount: _sub, ...fewer } = report({ id: 'FT-1' });
    expect((await deliver({ ...fewer, news: { of: 'SePay' } })).status).toBe(200);
    expect(await kept('FT-1')).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['no JSON', 'no JSON'],
    ['a list', '[]'],
    ['nothing in it', {}],
    ['half a dong', report({ transferAmount: 1.5 })],
    ['no money', report({ transferAmount: 0 })],
    ['money as text', report({ transferAmount: '100000' })],
    ['a third direction', report({ transferType: 'sideways' })],
    ['words for a time', report({ transactionDate: 'today' })],
    ['a time that never was', report({ transactionDate: '2026-13-40 10:00:00' })],
    ['no number', report({ id: null })],
    ['a number that no database holds', report({ id: 'FT\u0000' })],
    ['no account', report({ accountNumber: undefined })],
  ])('and with %s is refused, so that SePay informs the operator', async (_what, body) => {
    expect((await deliver(body)).status).toBe(400);
  });

  test.each([
    ['/transactionDate', report({ transactionDate: '0000-01-01 00:00:00' })],
    ['/transactionDate', report({ transactionDate: '1999-12-31 23:59:59' })],
    ['/transactionDate', report({ transactionDate: '2026-02-30 10:00:00' })],
    ['/transactionDate', report({ transactionDate: '2026-01-01 24:00:00' })],
    ['/transferAmount', report({ transferAmount: 0 })],
    ['accountNumber', report({ accountNumber: undefined })],
    ['JSON', 'no JSON'],
  ])('and cannot be read is refused with what is wrong: %s', async (what, body) => {
    const answer = await deliver(body);
    expect(answer.status).toBe(400);
    expect(textField(answer.json, 'message')).toContain(what);
  });

  test('is kept with the time that it says, or refused, whatever stands for the time', async () => {
    const written = tuple(
      digits(9999, 4),
      digits(13, 2),
      digits(32, 2),
      digits(24, 2),
      digits(60, 2),
    ).map(([year, month, day, hour, minute]) => `${year}-${month}-${day} ${hour}:${minute}:00`);
    const anything = oneof({ weight: 9, arbitrary: written }, string({ maxLength: 30 }));
    await assert(
      asyncProperty(anything, async (transactionDate) => {
        const body = report({ transactionDate });
        const { status } = await deliver(body);
        expect([200, 400]).toContain(status);
        const [row] = await kept(body['id']);
        const readBack = row?.transferredAt.getTime() ?? Number.NaN;
        expect(row === undefined ? null : inVietnam(readBack)).toBe(
          status === 200 ? transactionDate : null,
        );
      }),
      {
        ...propertyParameters({ quick: 60, thorough: 2000 }),
        examples: [['0000-01-01 00:00:00'], ['2000-01-01 00:00:00'], ['9999-12-31 23:59:59']],
      },
    );
  });

  test.each(['content', 'description', 'code', 'referenceCode', 'accountNumber', 'subAccount'])(
    'is kept or refused, and no fault of ours, with a character in %s that no database holds',
    async (field) => {
      expect([200, 400]).toContain((await deliver(report({ [field]: 'FT\u00001' }))).status);
    },
  );

  test('is refused when it is too large', async () => {
    expect((await deliver(report({ content: 'x'.repeat(20_000) }))).status).toBe(413);
  });
});

describe('a delivery that is not SePay’s', () => {
  test.each<[string, Delivery]>([
    ['with another secret', { key: 'another secret of thirty-two characters' }],
    ['that is too old', { age: 301 }],
    // A minute beyond the limit: a delivery ages while a busy machine reads it.
    ['of a time to come', { age: -360 }],
    ['without a signature', { headers: { 'x-sepay-signature': '' } }],
    ['without a time', { headers: { 'x-sepay-timestamp': '' } }],
    ['with the signature of another time', { headers: { 'x-sepay-timestamp': '1' } }],
    ['with a time that is no number', { headers: { 'x-sepay-timestamp': 'now' } }],
  ])('%s is refused and changes nothing', async (_what, delivery) => {
    const body = report({ content: await requestRecharge() });
    const before = await balance();
    expect((await deliver(body, delivery)).status).toBe(401);
    expect(await kept(body['id'])).toEqual([]);
    expect(await balance()).toBe(before);
  });

  test('but one that is within five minutes is accepted', async () => {
    for (const age of [240, -290]) expect((await deliver(report(), { age })).status).toBe(200);
  });

  test('is refused when one byte of it was changed', async () => {
    const bytes = JSON.stringify(report());
    const seconds = String(Math.floor(server.services.clock.now().getTime() / 1000));
    const answer = await server.call('/webhooks/sepay', {
      body: JSON.parse(bytes.replace('100000', '900000')),
      headers: {
        'x-sepay-timestamp': seconds,
        'x-sepay-signature': sepaySignature(secret, seconds, Buffer.from(bytes)),
      },
    });
    expect(answer.status).toBe(401);
  });

  test('is limited after many of them, while those of SePay go on', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) {
      statuses.push((await deliver(report(), { key: 'x'.repeat(32) })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.at(-1)).toBe(429);
    expect((await deliver(report())).status).toBe(200);
    await server.services.clock.advance(15 * 60_000);
    expect((await deliver(report(), { key: 'x'.repeat(32) })).status).toBe(401);
  });
});

describe('the sandbox’s bank', () => {
  test('reports transfers in the same way, and lists them', async () => {
    const content = await requestRecharge();
    const before = Number(await balance());
    const wrong = await server.call('/sandbox/api/bank-transfers', {
      body: { content, amount: 90_000 },
    });
    expect(wrong.json).toMatchObject({ status: 'review', reason: 'wrong-amount', content });
    const elsewhere = await server.call('/sandbox/api/bank-transfers', {
      body: { content, amount: 100_000, accountNumber: '555' },
    });
    expect(elsewhere.json).toMatchObject({ status: 'review', reason: 'wrong-account' });
    const right = await server.call('/sandbox/api/bank-transfers', {
      body: { content: ` ${content.toLowerCase()} nap tien`, amount: 100_000 },
    });
    expect(right.json).toMatchObject({ status: 'credited', username: 'new-customer' });
    expect(await balance()).toBe(before + 100_000);
    const { json } = await server.call('/sandbox/api/bank-transfers');
    expect(json).toContainEqual(right.json);
    expect((await server.call('/sandbox')).text).toContain('sai số tiền');
  });

  test('takes a transfer from the form of its page', async () => {
    const content = await requestRecharge();
    const before = Number(await balance());
    const sent = await fetch(`${server.origin}/sandbox/forms/bank-transfers`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ content, amount: '100000', accountNumber: '' }),
    });
    expect(sent.status).toBe(303);
    expect(await balance()).toBe(before + 100_000);
  });

  test.each([{}, { content: 'x' }, { content: 'x', amount: 0 }, { content: 'x', amount: 1.5 }])(
    'refuses what is no transfer: %j',
    async (body) => {
      expect((await server.call('/sandbox/api/bank-transfers', { body })).status).toBe(400);
    },
  );
});

/** A receiving account as the file of `TRAM_BANKS` gives it. */
const account = (accountNumber: string) => ({
  bank: 'Vietcombank',
  bin: '970436',
  accountNumber,
  accountHolder: 'CONG TY ABC',
  min: 50_000,
  max: 1_000_000,
});

describe('a server', () => {
  test('without the secret has no webhook', async () => {
    const other = await startTestServer();
    const answer = await other.call('/webhooks/sepay', { body: report() });
    expect(answer.status).toBe(404);
    await other.remove();
  });

  test('offers only the accounts of its file, and removed ones go on for customers who were asked to pay there', async () => {
    const place = await makePlace({ filling: 'demo' });
    const first = await startTestServer({ ...place, banks: [account('111'), account('222')] });
    const own = await first.tokenOf('new-customer');
    const offered = (one: TestServer) => one.call('/api/banks?money=100000', { token: own });
    const { json: before } = await offered(first);
    expect(before).toHaveLength(2);
    const bankId = Array.isArray(before) ? textField(before[0], '_id') : '';
    const asked = await first.call('/api/recharges/request', {
      token: own,
      body: { money: 100_000, bank_id: bankId },
    });
    expect(textField(asked.json, 'link_payment')).toContain('/qr/970436-111-');
    await first.close();

    const second = await startTestServer({ ...place, banks: [account('222')] });
    expect((await offered(second)).json).toHaveLength(1);
    const refused = await second.call('/api/recharges/request', {
      token: own,
      body: { money: 100_000, bank_id: bankId },
    });
    expect(refused.status).toBe(404);
    const paid = await second.call('/sandbox/api/bank-transfers', {
      body: { content: textField(asked.json, 'content'), amount: 100_000, accountNumber: '111' },
    });
    expect(paid.json).toMatchObject({ status: 'credited' });
    await second.remove();
    await first.remove();
    await removePlace(place);
  });
});
