/** The orders in a list and in a file, and their values in the file. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { computerConfigs, vpsOrders } from '../database/schema/vps.ts';
import type { AccountIdentity } from '../services.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';

const provisionMs = 1000;
const headings =
  'Mã đơn;Mã VPS;Cấu hình;Hệ điều hành;Địa chỉ kết nối;Giá mỗi tháng (VNĐ);Số tháng thuê;Giảm giá (%);' +
  'Đã thanh toán (VNĐ);Đã hoàn lại (VNĐ);Bắt đầu (giờ Việt Nam);Kết thúc (giờ Việt Nam);Trạng thái';
let domain: TestDomain;
let owner: AccountIdentity;
/** Ids by what they are called in the tests. */
const ids: Record<string, string> = {};

async function moveTo(moment: string): Promise<void> {
  await domain.services.clock.advance(Date.parse(moment) - domain.services.clock.now().getTime());
}

/** Rents a server that is handed over at a moment. */
async function rentAt(
  name: string,
  readyAt: string,
  config: string,
  os: 'ubuntu' | 'window server' = 'ubuntu',
): Promise<void> {
  await moveTo(new Date(Date.parse(readyAt) - provisionMs).toISOString());
  const configs = await domain.call('listComputerConfigs', null);
  const config_id = configs.find((one) => one.config_name === config)?._id ?? '';
  const order = await domain.call('createVpsOrder', owner, {
    body: { config_id, rental_period: 1, os },
  });
  ids[name] = order._id;
  await moveTo(readyAt);
}

async function listed(query: Record<string, unknown>): Promise<string[]> {
  const { data } = await domain.call('listVpsOrders', owner, { query });
  return data.map((order) => Object.keys(ids).find((name) => ids[name] === order._id) ?? '?');
}

async function exported(query: Record<string, unknown> = {}, account = owner): Promise<string[]> {
  const { content } = await domain.download('exportVpsOrders', account, { query });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  return text.split('\r\n').slice(0, -1);
}

/** The names of the orders in a file. */
async function inFile(query: Record<string, unknown>): Promise<string[]> {
  const [, ...lines] = await exported(query);
  return lines.map(
    (line) => Object.keys(ids).find((name) => line.startsWith(ids[name] ?? '?')) ?? '?',
  );
}

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs, at: new Date('2026-10-01T00:00:00.000Z') });
  owner = await domain.customer({ balance: 100_000_000, discountVps: 10 });
  const now = domain.services.clock.now();
  await domain.services.database.insert(computerConfigs).values({
    configName: '=HYPERLINK("x";1) Ổ cứng, lớn',
    monthlyRentalPrice: 99_999,
    cpu: '1',
    ram: '1',
    ssd: '1',
    networkSpeed: '1',
    ipv4: '1',
    os: '1',
    dataCenter: '1',
    capacity: 5,
    createdAt: now,
    updatedAt: now,
  });
  await rentAt('first', '2026-10-05T03:00:00.000Z', 'VPS 2');
  // The last second of 20 November in Vietnam, and the first of the 21st.
  await rentAt('evening', '2026-11-20T16:59:59.000Z', 'VPS 4', 'window server');
  await rentAt('midnight', '2026-11-20T17:00:00.000Z', '=HYPERLINK("x";1) Ổ cứng, lớn');
  domain.faults.push('vps.provision');
  await rentAt('failed', '2026-11-22T03:00:00.000Z', 'VPS 8');
});
afterAll(() => domain.close());

describe('the list', () => {
  // @spec 2.94
  it('has the newest first and is narrowed by every filter', async () => {
    expect(await listed({})).toEqual(['failed', 'midnight', 'evening', 'first']);
    expect(await listed({ status: 'already' })).toHaveLength(4);
    expect(await listed({ status: 'on_rental' })).toEqual(['midnight', 'evening']);
    expect(await listed({ status: 'end' })).toEqual(['failed', 'first']);
    expect(await listed({ config_name: 'vps 4' })).toEqual(['evening']);
    expect(await listed({ config_name: 'O CUNG' })).toEqual(['midnight']);
    expect(await listed({ config_name: 'Vps', status: 'end' })).toEqual(['failed', 'first']);
    expect(await listed({ config_name: '%' })).toEqual([]);
  });

  // @spec 2.94
  it('takes days of the start in Vietnam, both included', async () => {
    expect(await listed({ fromDate: '2026-11-20', toDate: '2026-11-20' })).toEqual(['evening']);
    expect(await listed({ fromDate: '2026-11-21', toDate: '2026-11-21' })).toEqual(['midnight']);
    expect(await listed({ fromDate: '2026-11-20' })).toEqual(['failed', 'midnight', 'evening']);
    expect(await listed({ toDate: '2026-11-20' })).toEqual(['evening', 'first']);
    expect(await listed({ fromDate: '2026-11-21', toDate: '2026-11-20' })).toEqual([]);
    // Days that no calendar of a database reaches narrow as they should.
    expect(await listed({ fromDate: '0000-01-01', toDate: '9999-12-31' })).toHaveLength(4);
    expect(await listed({ toDate: '0000-01-01' })).toEqual([]);
    expect(await refusalOf(listed({ fromDate: '2026-02-30' }))).toMatchObject({ status: 400 });
  });

  // @spec S9
  it('comes in pages', async () => {
    const customer = await domain.customer();
    const empty = await domain.call('listVpsOrders', customer);
    expect(empty).toEqual({ data: [], total_page: 0 });
    expect(await listed({ page: 2 })).toEqual([]);
  });
});

describe('the file', () => {
  it('is CSV for a Vietnamese Excel: its name, its mark, its headings, its rows', async () => {
    const file = await domain.download('exportVpsOrders', owner, { query: {} });
    expect(file).toMatchObject({
      name: 'Đơn hàng VPS 22-11-2026.csv',
      contentType: 'text/csv; charset=utf-8',
    });
    const [head, failed, midnight, evening, first] = await exported();
    const { data } = await domain.call('listVpsOrders', owner);
    const serverOf = (name: string) => data.find((order) => order._id === ids[name])?.vps;
    expect(head).toBe(`\uFEFF${headings}`);
    expect(failed).toBe(
      `${ids['failed']};${serverOf('failed')?._id};VPS 8;Ubuntu;;620000;1;10;558000;558000;` +
        '22/11/2026 09:59:59;22/11/2026 10:00:00;"Không tạo được máy, đã hoàn tiền"',
    );
    expect(midnight).toBe(
      `${ids['midnight']};${serverOf('midnight')?._id};"'=HYPERLINK(""x"";1) Ổ cứng, lớn";Ubuntu;` +
        `${serverOf('midnight')?.ssh};99999;1;10;89999;0;21/11/2026 00:00:00;21/12/2026 00:00:00;Đang Thuê`,
    );
    expect(evening).toContain(`;Windows Server;${serverOf('evening')?.ip_remote};`);
    expect(evening).toContain(';20/11/2026 23:59:59;20/12/2026 23:59:59;Đang Thuê');
    expect(first).toContain(';05/10/2026 10:00:00;05/11/2026 10:00:00;Kết Thúc');
  });

  it('holds no password', async () => {
    const text = (await exported()).join();
    const { data } = await domain.call('listVpsOrders', owner);
    const passwords = data.flatMap((order) => order.vps.pass ?? []);
    expect(passwords).toHaveLength(3);
    for (const password of passwords) expect(text).not.toContain(password);
  });

  it('is narrowed by every filter', async () => {
    const { data } = await domain.call('listVpsOrders', owner);
    const evening = data.find((order) => order._id === ids['evening'])?.vps;
    expect(await inFile({ search: 'ổ CUNG' })).toEqual(['midnight']);
    expect(await inFile({ search: ids['first']?.toUpperCase() })).toEqual(['first']);
    expect(await inFile({ search: evening?._id })).toEqual(['evening']);
    expect(await inFile({ search: evening?.ip_remote })).toEqual(['evening']);
    expect(await inFile({ search: evening?.int_ip })).toEqual(['evening']);
    expect(await inFile({ search: evening?.pass })).toEqual([]);
    expect(await inFile({ status: 'end', fromDate: '2026-11-01' })).toEqual(['failed']);
    expect(await inFile({ toDate: '2026-11-20', search: 'vps' })).toEqual(['evening', 'first']);
  });

  it('holds the caller’s own orders, even when another account is named', async () => {
    const stranger = await domain.customer();
    expect(await exported({}, stranger)).toHaveLength(1);
    expect(await exported({ username: owner.username }, stranger)).toHaveLength(1);
    expect(await inFile({ username: stranger.username })).toEqual([]);
    expect(await inFile({ username: owner.username.toUpperCase() })).toHaveLength(4);
  });

  it('is refused, not cut off, when it would be too long', async () => {
    const many = await domain.customer();
    const { database } = domain.services;
    const [config] = await database.select().from(computerConfigs).limit(1);
    if (config === undefined) throw new Error('no configuration');
    await database.execute(sql`
      insert into ${vpsOrders} (id, account_id, config_id, status, stage, rental_period, time_start, end_time,
        discount, total_price, os, config_name, config_name_folded, monthly_rental_price, vps_id, created_at, updated_at)
      select lpad(to_hex(n), 24, '0'), ${many.id}, ${config.id}, 'end', 'ready', 1, moment, moment, 0, 0, 'ubuntu',
        'x', 'x', 0, 'a' || lpad(to_hex(n), 23, '0'), moment, moment
      from generate_series(1, 10001) as n, (values (timestamptz '2026-11-01')) as at (moment)`);
    const refusal = await refusalOf(exported({}, many));
    expect(refusal.status).toBe(400);
    expect(refusal.message).toContain('10.000');
    await database.delete(vpsOrders).where(sql`${vpsOrders.id} = lpad('1', 24, '0')`);
    expect(await exported({}, many)).toHaveLength(10_001);
  });
});
