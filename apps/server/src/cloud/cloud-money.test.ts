import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { cloudHardwares, cloudPackages } from '../database/schema/cloud.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import {
  advance as advanceIn,
  cloudPackage,
  openCloudDomain,
  rentCloud,
  shown,
  stoppedCloud,
  type TestCloud,
  toldOf,
} from '../testing/test-cloud.ts';
import { refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { decideHardwareForSandbox, expireCloudForSandbox } from './sandbox.ts';

const day = 86_400_000;
let domain: TestDomain;
beforeAll(async () => {
  domain = await openCloudDomain();
});
afterAll(() => domain.close());
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what every test of this file has to leave behind
  expect(await auditLedger(domain.services.database)).toEqual([]);
});

const ledger = (account: AccountIdentity) => ledgerOf(domain.services.database, [account.id]);

function extend({ owner, id }: TestCloud, key?: string) {
  const call = { path: { id }, ...(key === undefined ? {} : { key }) };
  return domain.call('extendCloudImage', owner, call);
}

async function request(cloud: TestCloud, ...names: string[]) {
  const { hardwares } = (await shown(domain, cloud)).cloud;
  const ids = hardwares.filter((one) => names.includes(one.name)).map((one) => one._id);
  return domain.call('addCloudHardware', cloud.owner, {
    path: { id: cloud.id },
    body: { hardwaresListId: ids },
  });
}

describe('renting', () => {
  // @spec 9.7
  it('charges the price less the discount, rounded down, at once', async () => {
    const owner = await domain.customer({ balance: 400_000, discountCloud: 7 });
    const cloud = await rentCloud(domain, { owner });
    expect(await shown(domain, cloud)).toMatchObject({
      price: 324_570,
      discount: 7,
      price_hardwares: 0,
      is_creating: true,
    });
    expect(await ledger(owner)).toEqual(['adjustment 400000', 'rental -324570']);
  });

  it('that the balance cannot pay for changes nothing and names what is missing', async () => {
    const owner = await domain.customer({ balance: 348_999 });
    expect(await refusalOf(rentCloud(domain, { owner }))).toMatchObject({
      status: 409,
      missing: 1,
    });
    const { data } = await domain.call('listCloudImages', owner, {
      query: { tab: 'cloud_order' },
    });
    expect(data).toEqual([]);
    expect(await ledger(owner)).toEqual(['adjustment 348999']);
  });

  it('with the same key happens once, also for many simultaneous calls', async () => {
    const owner = await domain.customer({ balance: 2_000_000 });
    const { _id: cloud } = await cloudPackage(domain, 'Game Nặng');
    const rent = (name: string) =>
      domain.call('createCloudImage', owner, { body: { name, cloud }, key: 'the-same-key-0001' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => rent('Một máy')));
    expect(new Set(answers.map((answer) => answer._id)).size).toBe(1);
    expect(await ledger(owner)).toEqual(['adjustment 2000000', 'rental -349000']);
    expect(await refusalOf(rent('Máy khác'))).toMatchObject({ status: 422 });
  });

  it('of a package that is full or unknown charges nothing', async () => {
    const owner = await domain.customer({ balance: 2_000_000 });
    const { _id: cloud } = await cloudPackage(domain, 'Game 4K');
    const { database } = domain.services;
    const fill = (isFull: boolean) =>
      database.update(cloudPackages).set({ isFull }).where(eq(cloudPackages.id, cloud));
    await fill(true);
    expect(await cloudPackage(domain, 'Game 4K')).toMatchObject({ cloudReady: false });
    expect(await refusalOf(rentCloud(domain, { owner, packageName: 'Game 4K' }))).toMatchObject({
      status: 409,
    });
    await fill(false);
    const body = { name: '', cloud: '0'.repeat(24) };
    expect(await refusalOf(domain.call('createCloudImage', owner, { body }))).toMatchObject({
      status: 404,
    });
    expect(await ledger(owner)).toEqual(['adjustment 2000000']);
  });
});

describe('extending', () => {
  // @spec 9.11
  it('grants the package’s days and hours for its present price and discount', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const cloud = await stoppedCloud(domain, { owner });
    const { database } = domain.services;
    await database.update(accounts).set({ discountCloud: 10 }).where(eq(accounts.id, owner.id));
    const answer = await extend(cloud);
    expect(answer).toMatchObject({
      _id: cloud.id,
      days_of_use: 60,
      hours_of_use: 120,
      is_extended: true,
      has_expired: false,
      price: 349_000 + 314_100,
      // Of the rental, not of the extension.
      discount: 0,
    });
    expect(await ledger(owner)).toEqual([
      'adjustment 1000000',
      'rental -349000',
      'extension -314100',
    ]);
    expect(toldOf(domain, cloud).at(-1)).toBe('vm_result extend SUCCESS');
  });

  it('with the same key charges once, with other keys each time', async () => {
    const owner = await domain.customer({ balance: 349_000 * 4 });
    const cloud = await stoppedCloud(domain, { owner });
    const keys = ['key-of-extension-1', 'key-of-extension-2'];
    await Promise.all([...keys, ...keys, ...keys].map((key) => extend(cloud, key)));
    expect(await shown(domain, cloud)).toMatchObject({ days_of_use: 90, hours_of_use: 180 });
    expect(await ledger(owner)).toEqual([
      `adjustment ${349_000 * 4}`,
      'rental -349000',
      'extension -349000',
      'extension -349000',
    ]);
  });

  it('that the balance cannot pay for changes nothing', async () => {
    const owner = await domain.customer({ balance: 349_000 + 300_000 });
    const cloud = await stoppedCloud(domain, { owner });
    const before = await shown(domain, cloud);
    expect(await refusalOf(extend(cloud, 'key-that-waits-1'))).toMatchObject({
      status: 409,
      missing: 49_000,
    });
    expect(await shown(domain, cloud)).toEqual(before);
  });

  it('gives back whole days that passed after the end, so that they are not paid for', async () => {
    const cloud = await stoppedCloud(domain);
    // The days end after 30; a little more than 5 days pass.
    await advanceIn(domain, 35 * day + 1000);
    expect(await shown(domain, cloud)).toMatchObject({ has_expired: true });
    const answer = await extend(cloud);
    expect(answer).toMatchObject({ days_of_use: 30 + 5 + 30, has_expired: false });
    await advanceIn(domain, 29 * day);
    expect(await shown(domain, cloud)).toMatchObject({ has_expired: false });
    await advanceIn(domain, day);
    expect(await shown(domain, cloud)).toMatchObject({ has_expired: true });
  });

  it('costs nothing with a discount of all, and goes no further than five years', async () => {
    const { database } = domain.services;
    const ofPackage = eq(cloudPackages.name, 'Game 4K');
    await database.update(cloudPackages).set({ daysOfUse: 900 }).where(ofPackage);
    const owner = await domain.customer({ discountCloud: 100 });
    const cloud = await stoppedCloud(domain, { owner, packageName: 'Game 4K' });
    expect(await extend(cloud)).toMatchObject({ days_of_use: 1800, price: 0 });
    expect(await refusalOf(extend(cloud))).toMatchObject({ status: 409 });
    expect(await ledger(owner)).toEqual([]);
    await database.update(cloudPackages).set({ daysOfUse: 30 }).where(ofPackage);
  });
});

describe('additional hardware', () => {
  it('is asked for, accepted, and paid with every extension from then on', async () => {
    const owner = await domain.customer({ balance: 10_000_000, discountCloud: 10 });
    const cloud = await stoppedCloud(domain, { owner });
    expect(await request(cloud, '+32GB RAM', '+500GB SSD')).toMatchObject({
      accepted_add_hardwares: 2,
      price_hardwares: 0,
      hardwares: [{ name: '+32GB RAM' }, { name: '+500GB SSD' }],
    });
    // Still the customer's to change.
    expect((await request(cloud, '+32GB RAM')).hardwares).toHaveLength(1);
    // A pending request costs nothing.
    expect(await extend(cloud)).toMatchObject({ price: 314_100 * 2 });
    // The price of the request is kept, even when the catalogue changes.
    const { database } = domain.services;
    await database.update(cloudHardwares).set({ price: 1 }).where(eq(cloudHardwares.price, 90_000));
    await decideHardwareForSandbox(domain.services, cloud.id, true);
    expect(toldOf(domain, cloud).at(-1)).toBe('vm_result addHardware SUCCESS');
    expect(await shown(domain, cloud)).toMatchObject({
      accepted_add_hardwares: 3,
      price_hardwares: 90_000,
      price: 314_100 * 2,
    });
    await extend(cloud);
    await extend(cloud);
    await database.update(cloudHardwares).set({ price: 90_000 }).where(eq(cloudHardwares.price, 1));
    expect((await ledger(owner)).slice(1)).toEqual([
      'rental -314100',
      'extension -314100',
      'extension -395100',
      'extension -395100',
    ]);
    for (const names of [[], ['+500GB SSD']]) {
      expect(await refusalOf(request(cloud, ...names))).toEqual({
        status: 409,
        message: 'Yêu cầu thêm phần cứng đã được chấp nhận nên không hủy hay tăng thêm được',
      });
    }
  });

  it('is withdrawn while it is pending, and asked for again after a refusal', async () => {
    const cloud = await stoppedCloud(domain);
    expect(await refusalOf(request(cloud))).toMatchObject({ status: 409 });
    await request(cloud, '+32GB RAM');
    expect(await request(cloud)).toMatchObject({ accepted_add_hardwares: 1, hardwares: [] });
    expect(
      await refusalOf(decideHardwareForSandbox(domain.services, cloud.id, true)),
    ).toMatchObject({ status: 409 });
    await request(cloud, '+32GB RAM');
    await decideHardwareForSandbox(domain.services, cloud.id, false);
    expect(toldOf(domain, cloud).at(-1)).toBe('vm_result addHardware FAILED');
    expect(await shown(domain, cloud)).toMatchObject({
      accepted_add_hardwares: 4,
      price_hardwares: 0,
      hardwares: [{ name: '+32GB RAM' }],
    });
    expect(await extend(cloud)).toMatchObject({ price: 349_000 * 2 });
    expect(await request(cloud, '+500GB SSD')).toMatchObject({
      accepted_add_hardwares: 2,
      hardwares: [{ name: '+500GB SSD' }],
    });
  });

  it('is the package’s own, and refused with the words of the catalogue where there is none', async () => {
    const bare = await stoppedCloud(domain, { packageName: 'Game Nhẹ' });
    const { hardwares } = await cloudPackage(domain, 'Game Nặng');
    const ids = hardwares.map((one) => one._id);
    const ask = (cloud: TestCloud, hardwaresListId: string[]) =>
      domain.call('addCloudHardware', cloud.owner, {
        path: { id: cloud.id },
        body: { hardwaresListId },
      });
    expect(await refusalOf(ask(bare, ids))).toEqual({
      status: 409,
      message: 'Gói Game Nhẹ chưa có phần cứng',
    });
    const other = await stoppedCloud(domain, { packageName: 'Game 4K' });
    expect(await refusalOf(ask(other, ids))).toMatchObject({ status: 404 });
    expect(await shown(domain, other)).toMatchObject({ accepted_add_hardwares: 1 });
  });
});

it('a rental that the sandbox ended is extended like any other', async () => {
  const cloud = await stoppedCloud(domain);
  expect(await expireCloudForSandbox(domain.services, cloud.id)).toBe(true);
  expect(await shown(domain, cloud)).toMatchObject({ has_expired: true, is_running: false });
  await advanceIn(domain, 2000);
  expect(await extend(cloud)).toMatchObject({ has_expired: false, days_of_use: 60 });
  const { _id: unknown } = await cloudPackage(domain, 'Game Nặng');
  expect(await expireCloudForSandbox(domain.services, unknown)).toBe(false);
});
