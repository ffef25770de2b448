import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { images, packages } from '../database/schema/pcs.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';

const hour = 3_600_000;
const provisionMs = 4000;
let domain: TestDomain;

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs });
});
afterAll(() => domain.close());

async function packageId(name: string): Promise<string> {
  const found = (await domain.call('listPackages', null)).find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no package ${name}`);
  return found._id;
}

async function newPc(owner: AccountIdentity, packageName = 'G4090', name = 'Render Tết 2027') {
  return domain.call('createImage', owner, {
    body: { name, id_package: await packageId(packageName) },
  });
}

type Unit = 'hour' | 'day' | 'month';

function rent(
  owner: AccountIdentity,
  image: string,
  period = 2,
  unit: Unit = 'hour',
  key?: string,
) {
  return domain.call('createOrder', owner, {
    body: { image, rental_period: period, unit },
    ...(key === undefined ? {} : { key }),
  });
}

function extend(
  owner: AccountIdentity,
  image: string,
  period = 1,
  unit: Unit = 'hour',
  key?: string,
) {
  return domain.call('extendOrder', owner, {
    body: { image, rental_period: period, unit },
    ...(key === undefined ? {} : { key }),
  });
}

/** A customer with a PC that is ready. */
async function readyPc(balance = 10_000_000, period = 2) {
  const owner = await domain.customer({ balance });
  const { _id: image } = await newPc(owner);
  await rent(owner, image, period);
  await domain.services.clock.advance(provisionMs);
  return { owner, image };
}

async function balanceOf(account: AccountIdentity): Promise<number> {
  const rows = await ledgerOf(domain.services.database, [account.id]);
  return rows.reduce((sum, row) => sum + Number(row.split(' ')[1]), 0);
}

async function theImage(owner: AccountIdentity, image: string) {
  const { data } = await domain.call('listImages', owner);
  const found = data.find((one) => one._id === image);
  if (found === undefined) throw new Error('the PC is not listed');
  return found;
}

describe('an order', () => {
  // @spec 9.4
  it('charges period × price less the discount, rounded down, and waits for its machine', async () => {
    const owner = await domain.customer({ balance: 1_000_000, discountPc: 7 });
    const { _id: image } = await newPc(owner);
    const now = domain.services.clock.now();
    const answer = await rent(owner, image, 3);
    expect(answer).toMatchObject({
      _id: image,
      name: 'Render Tết 2027',
      is_booting: 1,
      is_installed: 0,
      unit: 'hour',
      booting_since: now.toISOString(),
      passRdp: null,
      computer_name: null,
    });
    expect(await balanceOf(owner)).toBe(1_000_000 - Math.floor((3 * 45_000 * 93) / 100));
    const order = await domain.call('getOrderOfImage', owner, { path: { id: image } });
    expect(order).toMatchObject({
      status: 1,
      time_boot: null,
      end_time: null,
      remote_ext_ip: null,
      rental_period: 3,
      discount: 7,
      after_exp: 0,
      total_price: 125_550,
    });
  });

  it('is served once its machine is made, and the paid time starts then', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const { _id: image } = await newPc(owner);
    await rent(owner, image);
    await domain.services.clock.advance(provisionMs - 1);
    expect(await theImage(owner, image)).toMatchObject({ is_booting: 1 });
    await domain.services.clock.advance(1);
    const end = new Date(domain.services.clock.now().getTime() + 2 * hour).toISOString();
    const ready = await theImage(owner, image);
    expect(ready).toMatchObject({ is_booting: 0, is_installed: 1, estimate_used: end });
    expect(ready.computer_name).toMatch(/^TRAM-G4090-\d\d$/);
    expect(ready.passRdp).toMatch(/^[A-Za-z2-9]{16}$/);
    expect(ready.ssh?.api_tunnel).toContain('https://');
    const order = await domain.call('getOrderOfImage', owner, { path: { id: image } });
    expect(order).toMatchObject({
      end_time: end,
      time_boot: domain.services.clock.now().toISOString(),
      passRdp: ready.passRdp,
      ip: ready.int_ip_address,
      user_remote: 'admin',
    });
    const told = domain.events.filter((event) => event.accountId === owner.id);
    expect(told.map((event) => [event.event, event.payload.id, event.payload.status])).toEqual([
      ['boot_result', image, 'SUCCESS'],
      ['create_vm_result', image, 'SUCCESS'],
    ]);
  });

  it('that the balance cannot pay for changes nothing and names what is missing', async () => {
    const owner = await domain.customer({ balance: 89_999 });
    const { _id: image } = await newPc(owner);
    expect(await refusalOf(rent(owner, image))).toEqual({
      status: 409,
      message: 'Số dư thiếu 1 VNĐ. Bạn nạp thêm tiền để tiếp tục, hoặc chọn thời gian ngắn hơn.',
      missing: 1,
    });
    expect(await balanceOf(owner)).toBe(89_999);
    expect(await theImage(owner, image)).toMatchObject({ is_booting: 0, estimate_used: null });
    expect((await domain.call('listOrders', owner)).data).toEqual([]);
    expect((await domain.call('listLogs', owner)).data).toEqual([]);
  });

  it('can be asked for again with its key after topping up', async () => {
    const owner = await domain.customer({ balance: 10_000 });
    const { _id: image } = await newPc(owner, 'G1080');
    await refusalOf(rent(owner, image, 1, 'hour', 'after-top-up'));
    const { _id: bank_id = '' } =
      (await domain.call('listBanks', owner, { query: { money: 50_000 } }))[0] ?? {};
    const recharge = await domain.call('requestRecharge', owner, {
      body: { money: 50_000, bank_id },
    });
    const { payRecharge } = await import('../sandbox/actions.ts');
    await payRecharge(domain.services, recharge._id);
    await expect(rent(owner, image, 1, 'hour', 'after-top-up')).resolves.toMatchObject({
      is_booting: 1,
    });
    expect(await balanceOf(owner)).toBe(45_000);
  });

  // @spec 8.22
  it('is refused for a PC that is booting or rented', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const { _id: image } = await newPc(owner);
    await rent(owner, image);
    expect(await refusalOf(rent(owner, image))).toEqual({
      status: 409,
      message: 'Image đang được boot',
    });
    await domain.services.clock.advance(provisionMs);
    expect(await refusalOf(rent(owner, image))).toMatchObject({ status: 409 });
    expect(await balanceOf(owner)).toBe(910_000);
  });

  // @spec S10
  it('is made once for a key, however often it is asked for at once', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const { _id: image } = await newPc(owner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => rent(owner, image, 2, 'hour', 'pressed-twice')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balanceOf(owner)).toBe(910_000);
    await domain.services.clock.advance(provisionMs);
    // The first answer, not the present state.
    expect(await rent(owner, image, 2, 'hour', 'pressed-twice')).toEqual(answers[0]);
    expect(await refusalOf(rent(owner, image, 3, 'hour', 'pressed-twice'))).toMatchObject({
      status: 422,
    });
    expect(await balanceOf(owner)).toBe(910_000);
  });

  it('is made by one of several customers who want the last machine', async () => {
    const { database } = domain.services;
    await database.update(packages).set({ capacity: 1 }).where(eq(packages.name, 'G3060'));
    const owners = await Promise.all([1, 2, 3].map(() => domain.customer({ balance: 100_000 })));
    const pcs = await Promise.all(owners.map((owner) => newPc(owner, 'G3060')));
    const settled = await Promise.allSettled(
      owners.map((owner, index) => rent(owner, pcs[index]?._id ?? '', 1)),
    );
    const refusals = settled.map((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof Refusal
        ? outcome.reason.message
        : outcome.status,
    );
    const message = 'Gói G3060 hiện đã hết máy, bạn chọn gói khác hoặc thử lại sau';
    expect(refusals.toSorted()).toEqual([message, message, 'fulfilled']);
    const all = await domain.call('listPackages', null);
    const taken = all.find((one) => one.name === 'G3060');
    expect(taken).toMatchObject({ is_available: 0 });
    expect(taken?.orders_end_time).toHaveLength(1);
    const refused = owners[refusals.indexOf(message)];
    if (refused === undefined) throw new Error('nobody was refused');
    expect(await balanceOf(refused)).toBe(100_000);
    await domain.services.clock.advance(provisionMs);
    await domain.services.clock.advance(hour);
    const later = (await domain.call('listPackages', null)).find((one) => one.name === 'G3060');
    expect(later).toMatchObject({ is_available: 1, orders_end_time: [] });
  });

  it('tells when the next twenty machines of a package become free, however many are rented', async () => {
    const owner = await domain.customer();
    const id = await packageId('G1080Ti');
    const { database } = domain.services;
    const now = domain.services.clock.now();
    const ends = Array.from(
      { length: 25 },
      (_, index) => new Date(now.getTime() + (index + 1) * hour),
    );
    await database.insert(images).values(
      ends.map((estimateUsed, index) => ({
        accountId: owner.id,
        packageId: id,
        name: `Máy ${index}`,
        nameFolded: `may ${index}`,
        estimateUsed,
        // The last to become free stands first.
        machineNumber: ends.length - index,
        createdAt: now,
        updatedAt: now,
      })),
    );
    const offer = async () =>
      (await domain.call('listPackages', null)).find((one) => one._id === id);
    await database.update(packages).set({ capacity: 26 }).where(eq(packages.id, id));
    expect(await offer()).toMatchObject({
      is_available: 1,
      orders_end_time: ends.slice(0, 20).map((end) => end.toISOString()),
    });
    await database.update(packages).set({ capacity: 25 }).where(eq(packages.id, id));
    expect(await offer()).toMatchObject({ is_available: 0 });
  });

  it('whose machine cannot be made gives the money back', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const { _id: image } = await newPc(owner);
    domain.faults.push('machine.provision');
    await rent(owner, image);
    await domain.services.clock.advance(provisionMs);
    expect(await theImage(owner, image)).toMatchObject({ is_booting: 0, is_installed: 0 });
    expect(await ledgerOf(domain.services.database, [owner.id])).toEqual([
      'adjustment 1000000',
      'rental -90000',
      'refund 90000',
    ]);
    const [order] = (await domain.call('listOrders', owner)).data;
    expect(order).toMatchObject({ status: 0, time_boot: null, end_time: null });
    const told = domain.events.filter((event) => event.accountId === owner.id);
    expect(told.map((event) => [event.event, event.payload.status])).toEqual([
      ['boot_result', 'FAILED'],
      ['create_vm_result', 'FAILED'],
    ]);
    // It can be rented again.
    await rent(owner, image);
    await domain.services.clock.advance(provisionMs);
    expect(await theImage(owner, image)).toMatchObject({ is_installed: 1 });
  });

  // @spec S22
  it('is refused for longer than five years', async () => {
    const owner = await domain.customer({ balance: 1e12 });
    const { _id: image } = await newPc(owner);
    expect(await refusalOf(rent(owner, image, 61, 'month'))).toMatchObject({ status: 400 });
  });
});

describe('the end of a rental', () => {
  it('comes when the paid time is over: the order is finished and the PC is not rented', async () => {
    const { owner, image } = await readyPc();
    await domain.services.clock.advance(2 * hour - 1);
    expect(await theImage(owner, image)).toMatchObject({ is_installed: 1 });
    await domain.services.clock.advance(1);
    expect(await theImage(owner, image)).toMatchObject({
      is_booting: 0,
      is_installed: 0,
      estimate_used: null,
      unit: null,
      passRdp: null,
      computer_name: null,
      ssh: null,
    });
    const [order] = (await domain.call('listOrders', owner, { query: { status: 0 } })).data;
    expect(order).toMatchObject({ status: 0, rental_period: 2 });
    expect(order?.remote_ext_ip).not.toBeNull();
    const gone = await refusalOf(domain.call('getOrderOfImage', owner, { path: { id: image } }));
    expect(gone.status).toBe(404);
    const told = domain.events.findLast((event) => event.accountId === owner.id);
    expect(told).toMatchObject({ event: 'boot_result', payload: { id: image, status: 'SUCCESS' } });
    expect(await refusalOf(extend(owner, image))).toMatchObject({ status: 409 });
  });

  it('moves with an extension', async () => {
    const { owner, image } = await readyPc();
    await domain.services.clock.advance(hour);
    await extend(owner, image, 3);
    await domain.services.clock.advance(hour);
    expect(await theImage(owner, image)).toMatchObject({ is_installed: 1 });
    await domain.services.clock.advance(3 * hour - 1);
    expect(await theImage(owner, image)).toMatchObject({ is_installed: 1 });
    await domain.services.clock.advance(1);
    expect(await theImage(owner, image)).toMatchObject({ is_installed: 0 });
  });
});

describe('an extension', () => {
  // @spec S4
  it('charges, moves the end and is listed in the history', async () => {
    const { owner, image } = await readyPc(1_000_000);
    const before = await theImage(owner, image);
    await domain.services.clock.advance(hour / 2);
    const answer = await extend(owner, image, 1, 'day');
    const end = new Date(Date.parse(before.estimate_used ?? '') + 24 * hour).toISOString();
    expect(answer).toMatchObject({ estimate_used: end, unit: 'day', is_installed: 1 });
    const order = await domain.call('getOrderOfImage', owner, { path: { id: image } });
    expect(order).toMatchObject({
      rental_period: 26,
      end_time: end,
      after_exp: 600_000,
      total_price: 690_000,
      unit: 'day',
    });
    const history = await domain.call('listOrderHistory', owner, { path: { orderId: order._id } });
    expect(
      history.data.map(({ rental_period, unit, price }) => [rental_period, unit, price]),
    ).toEqual([
      [24, 'day', 600_000],
      [2, 'hour', 90_000],
    ]);
    expect(await balanceOf(owner)).toBe(310_000);
  });

  it('that a full discount pays for moves the end and books nothing', async () => {
    const owner = await domain.customer({ balance: 0, discountPc: 100 });
    const { _id: image } = await newPc(owner);
    await rent(owner, image);
    await domain.services.clock.advance(provisionMs);
    const before = await theImage(owner, image);
    const booked = await ledgerOf(domain.services.database, [owner.id]);
    const end = new Date(Date.parse(before.estimate_used ?? '') + hour).toISOString();
    expect(await extend(owner, image)).toMatchObject({ estimate_used: end });
    const order = await domain.call('getOrderOfImage', owner, { path: { id: image } });
    expect(order).toMatchObject({ rental_period: 3, end_time: end, after_exp: 0, total_price: 0 });
    expect(await ledgerOf(domain.services.database, [owner.id])).toEqual(booked);
    const { data: lines } = await domain.call('listLogs', owner);
    expect(lines[0]?.message).toContain('Gia hạn');
  });

  it('is made once for a key, however often it is asked for at once', async () => {
    const { owner, image } = await readyPc(1_000_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => extend(owner, image, 1, 'hour', 'extend-once')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balanceOf(owner)).toBe(865_000);
  });

  it('is refused while the machine is being made, and when the balance does not suffice', async () => {
    const owner = await domain.customer({ balance: 100_000 });
    const { _id: image } = await newPc(owner);
    expect(await refusalOf(extend(owner, image))).toMatchObject({ status: 409 });
    await rent(owner, image);
    expect(await refusalOf(extend(owner, image))).toEqual({
      status: 409,
      message: 'Image đang được boot',
    });
    await domain.services.clock.advance(provisionMs);
    expect(await refusalOf(extend(owner, image))).toMatchObject({ missing: 35_000 });
  });
});

describe('the list of orders', () => {
  // @spec 2.76
  it('is narrowed by every filter, without regard to accents', async () => {
    const owner = await domain.customer({ balance: 10_000_000 });
    const film = await newPc(owner, 'G1080', 'Dựng phim ngắn “Ẩn Ước”');
    const game = await newPc(owner, 'G1080', 'Game 100% đêm_cuối tuần');
    for (const pc of [film, game]) {
      await domain.services.clock.advance(1);
      await rent(owner, pc._id, 1);
    }
    await domain.services.clock.advance(provisionMs);
    const running = await theImage(owner, film._id);
    const names = async (query: Record<string, unknown>) =>
      (await domain.call('listOrders', owner, { query })).data.map((order) => order.image.name);
    expect(await names({ imageName: 'an uoc' })).toEqual([film.name]);
    expect(await names({ imageName: 'ĐÊM_CUỐI' })).toEqual([game.name]);
    expect(await names({ imageName: '100%' })).toEqual([game.name]);
    // Wildcard characters of a pattern are literal text.
    expect(await names({ imageName: 'phim%ngắn' })).toEqual([]);
    expect(await names({ passRdp: running.passRdp?.slice(2, 9) })).toEqual([film.name]);
    expect(await names({ passRdp: 'không có' })).toEqual([]);
    const address = (await domain.call('getOrderOfImage', owner, { path: { id: game._id } }))
      .remote_ext_ip;
    expect(await names({ remote_ext_ip: address })).toEqual([game.name]);
    expect(await names({ status: 0 })).toEqual([]);
    expect(await names({ status: 1 })).toEqual([game.name, film.name]);
    expect(await names({ status: 1, imageName: 'game', remote_ext_ip: '203.0.113' })).toEqual([
      game.name,
    ]);
  });

  it('and everything else about an order is accessible only to its owner', async () => {
    const { owner, image } = await readyPc();
    const stranger = await domain.customer({ balance: 1_000_000 });
    const order = await domain.call('getOrderOfImage', owner, { path: { id: image } });
    expect((await domain.call('listOrders', stranger)).data).toEqual([]);
    const attempts = [
      domain.call('getOrderOfImage', stranger, { path: { id: image } }),
      domain.call('listOrderHistory', stranger, { path: { orderId: order._id } }),
      domain.download('downloadRdpFile', stranger, { path: { id: image } }),
      extend(stranger, image),
      rent(stranger, image),
    ];
    const refusals = await Promise.all(attempts.map(refusalOf));
    expect(refusals.map((refusal) => refusal.status)).toEqual(attempts.map(() => 404));
    expect(await balanceOf(stranger)).toBe(1_000_000);
  });
});

describe('the Remote Desktop file', () => {
  // @spec S18
  it('opens the machine, holds no password and is named after the PC', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const pc = await newPc(owner, 'G4090', 'Dựng: phim/ngắn “Ẩn Ước”');
    await rent(owner, pc._id);
    expect(
      await refusalOf(domain.download('downloadRdpFile', owner, { path: { id: pc._id } })),
    ).toMatchObject({ status: 409 });
    await domain.services.clock.advance(provisionMs);
    const file = await domain.download('downloadRdpFile', owner, { path: { id: pc._id } });
    const order = await domain.call('getOrderOfImage', owner, { path: { id: pc._id } });
    expect(file).toMatchObject({
      name: 'Dựng phim ngắn “Ẩn Ước”.rdp',
      contentType: 'application/x-rdp',
    });
    const lines = Buffer.from(file.content).toString('ascii').split('\r\n');
    expect(lines).toContain(`full address:s:${order.remote_ext_ip}`);
    expect(lines).toContain('username:s:admin');
    for (const line of lines.filter((one) => one !== '')) expect(line).toMatch(/^[a-z ]+:[si]:/);
    expect(lines.join()).not.toContain(order.passRdp);
  });
});

// Last, over everything that the tests above did.
it('leaves books that are right', async () => {
  expect(await auditLedger(domain.services.database)).toEqual([]);
});
