import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLiteralBackend, type LiteralBackend } from '../src/backend.ts';
import { at, type Caller, eventually, type Given, signedIn, textAt } from './caller.ts';
import { rentPc } from './rent-pc.ts';

const start = 20_000_000;
/** Of the account `demo`, percent. */
const less = { pc: 5, vps: 10, cloud: 10 };
const cost = {
  hourOf4090: (45_000 * (100 - less.pc)) / 100,
  monthOfVps2: (180_000 * (100 - less.vps)) / 100,
  gameLight: (199_000 * (100 - less.cloud)) / 100,
};

let now = Date.parse('2026-11-23T03:00:00Z');
let backend: LiteralBackend;
let call: Caller;

beforeEach(async () => {
  now = Date.parse('2026-11-23T03:00:00Z');
  backend = await createLiteralBackend({ readyMs: 0, now: () => now, balance: start });
  call = await signedIn(backend.url);
});
afterEach(() => backend.close());

const balance = async () => at(await call('GET /accounts/me'), 'balance');
const charged = () => backend.charges.map(({ call: by, amount }) => [by, amount]);

async function newPc(): Promise<string> {
  const id = textAt(await call('GET /packages'), 0, '_id');
  return textAt(await call('POST /images', { body: { name: 'Máy', id_package: id } }), '_id');
}

/** Creates what a paying call needs. @returns the call and its price */
const paying: Readonly<Record<string, () => Promise<{ given: Given; price: number }>>> = {
  'POST /orders': async () => ({
    given: { body: { image: await newPc(), rental_period: 1, unit: 'hour' } },
    price: cost.hourOf4090,
  }),
  'PATCH /orders/extend': async () => {
    const image = await rentPc(call, 'Máy');
    return {
      given: { body: { image, rental_period: 2, unit: 'hour' } },
      price: 2 * cost.hourOf4090,
    };
  },
  'POST /orders-vps': async () => {
    const config_id = textAt(await call('GET /computer-configs'), 0, '_id');
    return {
      given: { body: { rental_period: 3, config_id, os: 'ubuntu' } },
      price: 3 * cost.monthOfVps2,
    };
  },
  'PATCH /orders-vps/{id}': async () => {
    const config_id = textAt(await call('GET /computer-configs'), 0, '_id');
    await call('POST /orders-vps', { body: { rental_period: 1, config_id, os: 'ubuntu' } });
    const id = textAt(await call('GET /orders-vps'), 'data', 0, '_id');
    return { given: { path: { id }, body: { rental_period: 1 } }, price: cost.monthOfVps2 };
  },
  'POST /image-cloud': async () => {
    const cloud = textAt(await call('GET /clouds'), 'Cloud Gaming', 0, '_id');
    return { given: { body: { name: 'Game', cloud } }, price: cost.gameLight };
  },
  'GET /image-cloud/extend-vm/{id}': async () => {
    const cloud = textAt(await call('GET /clouds'), 'Cloud Gaming', 0, '_id');
    await call('POST /image-cloud', { body: { name: 'Game', cloud } });
    const made = await eventually(async () => {
      const answer = await call('GET /image-cloud');
      expect(at(answer, 'data', 0, 'is_creating')).toBe(false);
      return answer;
    });
    return { given: { path: { id: textAt(made, 'data', 0, '_id') } }, price: cost.gameLight };
  },
};

describe.each(Object.keys(paying))('%s', (name) => {
  const prepare = async () => {
    const prepared = await paying[name]?.();
    if (prepared === undefined) throw new Error(`nobody knows how to pay by ${name}`);
    return { ...prepared, before: backend.charges.length, had: Number(await balance()) };
  };

  test('takes the discounted price once a call, from the balance', async () => {
    const { given, price, before, had } = await prepare();
    await call(name, given);
    expect(charged().slice(before)).toEqual([[name, price]]);
    expect(await balance()).toBe(had - price);
  });

  test('is charged when its answer is lost, and says so', async () => {
    const { given, price, before } = await prepare();
    backend.faults.next(name, { kind: 'lost' });
    await expect(call(name, given)).rejects.toThrow('fetch failed');
    expect(charged().slice(before)).toEqual([[name, price]]);
  });

  test('is charged when it answers 500 after doing it', async () => {
    const { given, price, before } = await prepare();
    backend.faults.next(name, { kind: 'failed' });
    expect(await call(name, given)).toMatchObject({
      status: 500,
      body: { statusCode: 500, message: 'Internal server error' },
    });
    expect(charged().slice(before)).toEqual([[name, price]]);
  });

  test('answers nothing, or late, where that is planned; the next answer is normal', async () => {
    const { given, before } = await prepare();
    const { promise: until, resolve: answerNow } = Promise.withResolvers<void>();
    backend.faults.next(name, { kind: 'empty' });
    expect(await call(name, given)).toMatchObject({ text: '' });
    if (name === 'POST /orders') return;
    backend.faults.next(name, { kind: 'late', until });
    const answer = call(name, given);
    await eventually(() => expect(backend.charges).toHaveLength(before + 2));
    answerNow();
    expect((await answer).status).toBeLessThan(300);
  });
});

test('the same order with the same Idempotency-Key is charged twice: it is not known here', async () => {
  const config_id = textAt(await call('GET /computer-configs'), 0, '_id');
  const given = {
    body: { rental_period: 1, config_id, os: 'ubuntu' },
    headers: { 'idempotency-key': 'one-intention' },
  };
  await call('POST /orders-vps', given);
  await call('POST /orders-vps', given);
  expect(charged()).toEqual([
    ['POST /orders-vps', cost.monthOfVps2],
    ['POST /orders-vps', cost.monthOfVps2],
  ]);
});

test('a balance that is too small is refused with only a message, and nothing is charged', async () => {
  const poor = await signedIn(backend.url, 'new-customer');
  const id = textAt(await poor('GET /packages'), 0, '_id');
  const pc = await poor('POST /images', { body: { name: 'Máy', id_package: id } });
  const body = { image: textAt(pc, '_id'), rental_period: 1, unit: 'month' };
  expect(await poor('POST /orders', { body })).toMatchObject({
    status: 400,
    body: { statusCode: 400, message: 'Số dư không đủ, vui lòng nạp thêm tiền' },
  });
  expect(charged()).toEqual([]);
});

test('added hardware costs at the extensions after it was accepted', async () => {
  const clouds = await call('GET /clouds');
  const cloud = textAt(clouds, 'Cloud Gaming', 1, '_id');
  await call('POST /image-cloud', { body: { name: 'Game', cloud } });
  const path = { id: textAt(await call('GET /image-cloud'), 'data', 0, '_id') };
  const hardwaresListId = [textAt(clouds, 'Cloud Gaming', 1, 'hardwares', 0, '_id')];
  await eventually(async () => {
    const asked = await call('POST /image-cloud/add-hardwares/{id}', {
      path,
      body: { hardwaresListId },
    });
    expect(asked.status).toBe(201);
  });
  await call('GET /image-cloud/extend-vm/{id}', { path });
  backend.decideHardware(path.id, true);
  await call('GET /image-cloud/extend-vm/{id}', { path });
  expect(charged().map(([, amount]) => amount)).toEqual([
    349_000 * 0.9,
    349_000 * 0.9,
    (349_000 + 90_000) * 0.9,
  ]);
});

/** Requests a top-up of 500.000 VND. @returns its id */
async function ask(): Promise<string> {
  const bank_id = textAt(await call('GET /banks', { query: { money: '50000' } }), 0, '_id');
  return textAt(
    await call('POST /recharges/request', { body: { money: 500_000, bank_id } }),
    '_id',
  );
}
/** A field of the newest recharge. */
const newest = async (field: string) => at(await call('GET /recharges'), 'data', 0, field);

describe('a recharge', () => {
  test('has a VietQR link with account, amount, content and holder', async () => {
    await ask();
    const link = new URL(String(await newest('link_payment')));
    expect(link.href).toMatch(
      /^https:\/\/img\.vietqr\.io\/image\/970436-1023456789-compact\.png\?/,
    );
    expect(Object.fromEntries(link.searchParams)).toEqual({
      amount: '500000',
      addInfo: await newest('content'),
      accountName: 'CONG TY TNHH TRAM',
    });
  });

  test('is paid by its id from a program, and by its content over HTTP', async () => {
    backend.pay(await ask());
    await ask();
    const paid = await fetch(`${backend.url}/bank/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: await newest('content') }),
    });
    expect(paid.status).toBe(201);
    expect(await newest('is_succeeded')).toBe(1);
    expect(await balance()).toBe(start + 1_000_000);
  });

  test('is cancelled while it waits, and only then', async () => {
    const path = { id: await ask() };
    expect((await call('PATCH /recharges/{id}', { path })).status).toBe(200);
    expect(await newest('is_succeeded')).toBe(2);
    expect((await call('PATCH /recharges/{id}', { path })).status).toBe(409);
  });

  test('times out after 15 minutes', async () => {
    await ask();
    now += 899_999;
    expect(await newest('is_succeeded')).toBe(0);
    now += 1;
    expect(await newest('is_succeeded')).toBe(3);
  });
});
