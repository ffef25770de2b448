import type { VpsOrder } from '@tram/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../database/schema/accounts.ts';
import { computerConfigs } from '../database/schema/vps.ts';
import type { VpsOs } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';

const provisionMs = 4000;
let domain: TestDomain;

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs, at: new Date('2026-11-20T03:00:00.000Z') });
});
afterAll(() => domain.close());

async function configId(name: string): Promise<string> {
  const found = (await domain.call('listComputerConfigs', null)).find(
    (one) => one.config_name === name,
  );
  if (found === undefined) throw new Error(`there is no configuration ${name}`);
  return found._id;
}

interface Wanted {
  readonly config?: string;
  readonly months?: number;
  readonly os?: VpsOs;
  readonly key?: string;
}

async function rent(
  owner: AccountIdentity,
  { config = 'VPS 4', months = 1, os = 'ubuntu', key }: Wanted = {},
): Promise<VpsOrder> {
  return domain.call('createVpsOrder', owner, {
    body: { config_id: await configId(config), rental_period: months, os },
    ...(key === undefined ? {} : { key }),
  });
}

function extend(owner: AccountIdentity, id: string, months = 1, key?: string): Promise<VpsOrder> {
  return domain.call('extendVpsOrder', owner, {
    path: { id },
    body: { rental_period: months },
    ...(key === undefined ? {} : { key }),
  });
}

async function orderOf(owner: AccountIdentity, id: string): Promise<VpsOrder> {
  const found = (await domain.call('listVpsOrders', owner)).data.find((one) => one._id === id);
  if (found === undefined) throw new Error('the order is not listed');
  return found;
}

async function advanceTo(moment: string): Promise<void> {
  await domain.services.clock.advance(Date.parse(moment) - domain.services.clock.now().getTime());
}

/** A customer whose server is ready. */
async function readyVps(wanted: Wanted = {}, balance = 10_000_000) {
  const owner = await domain.customer({ balance });
  const { _id: id } = await rent(owner, wanted);
  await domain.services.clock.advance(provisionMs);
  return { owner, order: await orderOf(owner, id) };
}

async function balanceOf(account: AccountIdentity): Promise<number> {
  const rows = await ledgerOf(domain.services.database, [account.id]);
  return rows.reduce((sum, row) => sum + Number(row.split(' ')[1]), 0);
}

async function logOf(owner: AccountIdentity): Promise<string[]> {
  return (await domain.call('listLogs', owner)).data.map((line) => line.message);
}

function eventsOf(owner: AccountIdentity) {
  return domain.events
    .filter((event) => event.accountId === owner.id)
    .map(({ event, payload }) => [event, payload.id, payload.status]);
}

describe('the catalogue', () => {
  it('lists the configurations, cheapest first', async () => {
    const configs = await domain.call('listComputerConfigs', null);
    const prices = configs.map((config) => config.monthly_rental_price);
    expect(configs.length).toBeGreaterThanOrEqual(4);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(configs.find((config) => config.gpu !== null)?.gpu).toContain('RTX');
  });
});

describe('an order', () => {
  it('charges months × price less the discount, rounded down, and waits for its server', async () => {
    const owner = await domain.customer({ balance: 1_000_000, discountVps: 7 });
    const now = domain.services.clock.now().toISOString();
    const order = await rent(owner, { months: 2 });
    expect(order).toMatchObject({
      rental_period: 2,
      time_start: now,
      status: 'on_rental',
      discount: 7,
      total_price: 595_200,
      vps: {
        user: null,
        pass: null,
        ssh: null,
        ip_remote: null,
        int_ip: null,
        api_tunnel: null,
        os: 'ubuntu',
        config: { config_name: 'VPS 4', monthly_rental_price: 320_000 },
      },
    });
    expect(order.end_time).toBe('2027-01-20T03:00:00.000Z');
    expect(await balanceOf(owner)).toBe(404_800);
    expect(await orderOf(owner, order._id)).toEqual(order);
    expect(await logOf(owner)).toEqual(['Thuê VPS 4 (Ubuntu) 2 tháng, 595.200 VNĐ']);
  });

  it('of Ubuntu gets an SSH address, and its time starts when it is handed over', async () => {
    const { owner, order } = await readyVps({ months: 3 });
    const now = domain.services.clock.now();
    expect(order).toMatchObject({ time_start: now.toISOString(), vps: { user: 'root' } });
    expect(order.vps.ssh).toMatch(/^[\d.]+:\d+$/);
    expect(order.vps.ip_remote).toBeNull();
    expect(order.vps.pass).toMatch(/^[A-Za-z2-9]{16}$/);
    expect(order.vps.int_ip).toMatch(/^10\./);
    expect(order.end_time).toBe(
      new Date(Date.UTC(2027, 1, 20) + (now.getTime() - Date.UTC(2026, 10, 20))).toISOString(),
    );
    expect(eventsOf(owner)).toEqual([['create_vm_result', order._id, 'SUCCESS']]);
    const [ready] = await logOf(owner);
    expect(ready).toBe(`VPS 4 (Ubuntu) đã sẵn sàng, địa chỉ ${order.vps.ssh}`);
  });

  it('of Windows gets an address for Remote Desktop', async () => {
    const { order } = await readyVps({ os: 'window server' });
    expect(order.vps).toMatchObject({ user: 'Administrator', ssh: null, os: 'window server' });
    expect(order.vps.ip_remote).toMatch(/^[\d.]+:\d+$/);
  });

  it('that the balance cannot pay for changes nothing and names what is missing', async () => {
    const owner = await domain.customer({ balance: 319_999 });
    expect(await refusalOf(rent(owner))).toMatchObject({ status: 409, missing: 1 });
    expect(await balanceOf(owner)).toBe(319_999);
    expect((await domain.call('listVpsOrders', owner)).data).toEqual([]);
    expect(await logOf(owner)).toEqual([]);
  });

  // @spec S22
  it('is refused for an unknown configuration and for more than ten years', async () => {
    const owner = await domain.customer({ balance: 1e12 });
    const unknown = domain.call('createVpsOrder', owner, {
      body: { config_id: '0'.repeat(24), rental_period: 1, os: 'ubuntu' },
    });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 });
    expect(await refusalOf(rent(owner, { months: 121 }))).toMatchObject({ status: 400 });
    expect(await balanceOf(owner)).toBe(1e12);
  });

  it('is made once for a key, however often it is asked for at once', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => rent(owner, { key: 'pressed-twice' })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balanceOf(owner)).toBe(680_000);
    await domain.services.clock.advance(provisionMs);
    // The first answer, not the present state.
    expect(await rent(owner, { key: 'pressed-twice' })).toEqual(answers[0]);
    expect(await refusalOf(rent(owner, { months: 2, key: 'pressed-twice' }))).toMatchObject({
      status: 422,
    });
    expect((await domain.call('listVpsOrders', owner)).data).toHaveLength(1);
  });

  it('takes the last server, which the catalogue says until it is free again', async () => {
    const { database, clock } = domain.services;
    await database
      .update(computerConfigs)
      .set({ capacity: 1 })
      .where(eq(computerConfigs.configName, 'VPS 8'));
    const isAvailable = async () => {
      const configs = await domain.call('listComputerConfigs', null);
      return configs.find(({ config_name }) => config_name === 'VPS 8')?.is_available;
    };
    expect(await isAvailable()).toBe(1);
    const owner = await domain.customer({ balance: 3_000_000 });
    await rent(owner, { config: 'VPS 8' });
    expect(await isAvailable()).toBe(0);
    await clock.advance(provisionMs);
    expect(await isAvailable()).toBe(0);
    await clock.advance(32 * 86_400_000);
    expect(await isAvailable()).toBe(1);
  });

  it('is made by one of several customers who want the last server', async () => {
    const { database } = domain.services;
    await database
      .update(computerConfigs)
      .set({ capacity: 1 })
      .where(eq(computerConfigs.configName, 'VPS 16'));
    const owners = await Promise.all([1, 2, 3].map(() => domain.customer({ balance: 3_000_000 })));
    const settled = await Promise.allSettled(
      owners.map((owner) => rent(owner, { config: 'VPS 16' })),
    );
    const outcomes = settled.map((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof Refusal
        ? outcome.reason.message
        : outcome.status,
    );
    const message = 'Cấu hình VPS 16 hiện đã hết máy, bạn chọn cấu hình khác hoặc thử lại sau';
    expect(outcomes.toSorted()).toEqual([message, message, 'fulfilled']);
    const balances = await Promise.all(owners.map(balanceOf));
    expect(balances.filter((balance) => balance === 3_000_000)).toHaveLength(2);
    // After its end the server is free again.
    await domain.services.clock.advance(provisionMs);
    await domain.services.clock.advance(32 * 86_400_000);
    const [first] = owners;
    if (first === undefined) throw new Error('nobody');
    await expect(rent(first, { config: 'VPS 16' })).resolves.toMatchObject({ status: 'on_rental' });
    await domain.services.clock.advance(provisionMs);
  });

  it('whose server cannot be made ends and gives the money back, extensions too', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    domain.faults.push('vps.provision');
    const order = await rent(owner);
    await extend(owner, order._id);
    await domain.services.clock.advance(provisionMs);
    expect(await ledgerOf(domain.services.database, [owner.id])).toEqual([
      'adjustment 1000000',
      'rental -320000',
      'extension -320000',
      'refund 640000',
    ]);
    expect(await orderOf(owner, order._id)).toMatchObject({
      status: 'end',
      end_time: domain.services.clock.now().toISOString(),
      vps: { user: null, pass: null, ssh: null },
    });
    expect(eventsOf(owner)).toEqual([['create_vm_result', order._id, 'FAILED']]);
    expect((await logOf(owner))[0]).toBe(
      'Tạo VPS 4 (Ubuntu) không thành công, tiền thuê đã được hoàn vào số dư',
    );
    expect(await refusalOf(extend(owner, order._id))).toMatchObject({ status: 409 });
  });
});

describe('an extension', () => {
  // @spec 4.40
  it('counts its months from the start: 31 January, and twice a month more, is 31 March', async () => {
    await advanceTo(new Date(Date.UTC(2028, 0, 31, 3) - provisionMs).toISOString());
    const { owner, order } = await readyVps();
    expect(order.time_start).toBe('2028-01-31T03:00:00.000Z');
    expect(order.end_time).toBe('2028-02-29T03:00:00.000Z');
    const extended = await extend(owner, order._id);
    expect(extended).toMatchObject({
      end_time: '2028-03-31T03:00:00.000Z',
      rental_period: 2,
      total_price: 640_000,
      vps: order.vps,
    });
    expect((await logOf(owner))[0]).toBe('Gia hạn VPS 4 (Ubuntu) 1 tháng, 320.000 VNĐ');
    // The end before passes, and the new one does not.
    await advanceTo('2028-03-31T02:59:59.999Z');
    expect(await orderOf(owner, order._id)).toMatchObject({ status: 'on_rental' });
    await advanceTo('2028-03-31T03:00:00.000Z');
    expect(await orderOf(owner, order._id)).toMatchObject({ status: 'end' });
  });

  it('costs the price of the order, less the discount of the day', async () => {
    const { owner, order } = await readyVps({ config: 'VPS 2' });
    const { database } = domain.services;
    await database
      .update(computerConfigs)
      .set({ monthlyRentalPrice: 999_000 })
      .where(eq(computerConfigs.configName, 'VPS 2'));
    await database.update(accounts).set({ discountVps: 50 }).where(eq(accounts.id, owner.id));
    const extended = await extend(owner, order._id, 3);
    expect(extended).toMatchObject({
      total_price: 180_000 + 270_000,
      discount: 0,
      vps: { config: { monthly_rental_price: 180_000 } },
    });
    await database
      .update(computerConfigs)
      .set({ monthlyRentalPrice: 180_000 })
      .where(eq(computerConfigs.configName, 'VPS 2'));
  });

  it('is made once for a key, however often it is asked for at once', async () => {
    const { owner, order } = await readyVps({}, 1_000_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => extend(owner, order._id, 1, 'extend-once')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balanceOf(owner)).toBe(360_000);
  });

  it('is taken while the server is being made, and adds to the time from the hand-over', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const order = await rent(owner);
    await extend(owner, order._id);
    await domain.services.clock.advance(provisionMs);
    const ready = await orderOf(owner, order._id);
    expect(ready).toMatchObject({ rental_period: 2, total_price: 640_000 });
    const days = (Date.parse(ready.end_time) - Date.parse(ready.time_start)) / 86_400_000;
    expect(days).toBeGreaterThan(58);
  });

  it('is refused beyond ten years in all, and when the balance does not suffice', async () => {
    const { owner, order } = await readyVps({}, 330_000);
    expect(await refusalOf(extend(owner, order._id, 120))).toMatchObject({ status: 400 });
    expect(await refusalOf(extend(owner, order._id))).toMatchObject({
      status: 409,
      missing: 310_000,
    });
    expect(await orderOf(owner, order._id)).toEqual(order);
  });
});

describe('the end of a rental', () => {
  it('comes when the paid time has ended: written to the log, and no action is allowed any more', async () => {
    const { owner, order } = await readyVps({ os: 'window server' });
    await advanceTo(new Date(Date.parse(order.end_time) - 1).toISOString());
    expect(await orderOf(owner, order._id)).toMatchObject({ status: 'on_rental' });
    await domain.services.clock.advance(1);
    expect(await orderOf(owner, order._id)).toMatchObject({
      status: 'end',
      end_time: order.end_time,
    });
    expect((await logOf(owner))[0]).toBe('VPS 4 (Windows Server) đã hết thời gian thuê');
    expect(eventsOf(owner).at(-1)).toEqual(['vm_result', order._id, 'SUCCESS']);
    expect(await refusalOf(extend(owner, order._id))).toMatchObject({ status: 409 });
    const rdp = domain.download('downloadVpsRdpFile', owner, { path: { id: order._id } });
    expect(await refusalOf(rdp)).toMatchObject({ status: 409 });
  });
});

describe('the Remote Desktop file', () => {
  // @spec S18
  it('opens a Windows server, holds no password and is named after it', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const { _id: id } = await rent(owner, { os: 'window server' });
    const path = { id };
    expect(await refusalOf(domain.download('downloadVpsRdpFile', owner, { path }))).toMatchObject({
      status: 409,
    });
    await domain.services.clock.advance(provisionMs);
    const file = await domain.download('downloadVpsRdpFile', owner, { path });
    const { vps } = await orderOf(owner, id);
    expect(file).toMatchObject({
      name: `VPS 4 ${vps._id.slice(-6)}.rdp`,
      contentType: 'application/x-rdp',
    });
    const lines = Buffer.from(file.content).toString('ascii').split('\r\n');
    expect(lines).toContain(`full address:s:${vps.ip_remote}`);
    expect(lines).toContain('username:s:Administrator');
    expect(lines.join()).not.toContain(vps.pass);
  });

  it('is refused for Ubuntu, whose SSH address is in the order', async () => {
    const { owner, order } = await readyVps();
    const refusal = await refusalOf(
      domain.download('downloadVpsRdpFile', owner, { path: { id: order._id } }),
    );
    expect(refusal.status).toBe(409);
    expect(refusal.message).toContain('SSH');
  });
});

it('everything about an order is accessible only to its owner', async () => {
  const { owner, order } = await readyVps({ os: 'window server' });
  const stranger = await domain.customer({ balance: 1_000_000 });
  const path = { id: order._id };
  const attempts = [
    extend(stranger, order._id),
    domain.download('downloadVpsRdpFile', stranger, { path }),
  ];
  const refusals = await Promise.all(attempts.map(refusalOf));
  expect(refusals.map(({ status }) => status)).toEqual([404, 404]);
  expect((await domain.call('listVpsOrders', stranger)).data).toEqual([]);
  expect(await balanceOf(stranger)).toBe(1_000_000);
  expect(await orderOf(owner, order._id)).toEqual(order);
});

// Last, over everything that the tests above did.
it('leaves books that are right', async () => {
  expect(await auditLedger(domain.services.database)).toEqual([]);
});
