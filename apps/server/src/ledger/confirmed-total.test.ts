/** Every call that charges the balance charges what the customer has confirmed, or nothing (contract, `Confirmed-Total`). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccountIdentity } from '../services.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import {
  cloudPackage,
  openCloudDomain,
  provisionMs,
  stoppedCloud,
  type TestCloud,
} from '../testing/test-cloud.ts';
import { refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { decideHardwareForSandbox } from '../cloud/sandbox.ts';
import { updateAccountForSandbox } from './sandbox.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openCloudDomain();
});
afterAll(() => domain.close());
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what every test of this file has to leave behind
  expect(await auditLedger(domain.services.database)).toEqual([]);
});

/** Ten percent off everything. */
const discounts = { discountPc: 10, discountVps: 10, discountCloud: 10 };

function customer(): Promise<AccountIdentity> {
  return domain.customer({ balance: 5_000_000, ...discounts });
}

/** What a purchase needs before it is paid for; then the call that pays. */
type Prepare = (owner: AccountIdentity) => Promise<(confirmedTotal: number) => Promise<unknown>>;

async function newPc(owner: AccountIdentity): Promise<string> {
  const packages = await domain.call('listPackages', null);
  const { _id: id_package = '' } = packages.find(({ name }) => name === 'G1080') ?? {};
  return (await domain.call('createImage', owner, { body: { name: 'PC', id_package } }))._id;
}

const twoHours = { rental_period: 2, unit: 'hour' } as const;

const rentPc: Prepare = async (owner) => {
  const body = { image: await newPc(owner), ...twoHours };
  return (confirmedTotal) => domain.call('createOrder', owner, { body, confirmedTotal });
};

const extendPc: Prepare = async (owner) => {
  const body = { image: await newPc(owner), ...twoHours };
  await domain.call('createOrder', owner, { body });
  await domain.services.clock.advance(provisionMs);
  return (confirmedTotal) => domain.call('extendOrder', owner, { body, confirmedTotal });
};

async function vpsBody() {
  const configs = await domain.call('listComputerConfigs', null);
  const { _id: config_id = '' } = configs.find((one) => one.config_name === 'VPS 2') ?? {};
  return { config_id, rental_period: 2, os: 'ubuntu' } as const;
}

const rentVps: Prepare = async (owner) => {
  const body = await vpsBody();
  return (confirmedTotal) => domain.call('createVpsOrder', owner, { body, confirmedTotal });
};

const extendVps: Prepare = async (owner) => {
  const { _id: id } = await domain.call('createVpsOrder', owner, { body: await vpsBody() });
  const call = { path: { id }, body: { rental_period: 2 } };
  return (confirmedTotal) => domain.call('extendVpsOrder', owner, { ...call, confirmedTotal });
};

const rentCloud: Prepare = async (owner) => {
  const { _id: cloud } = await cloudPackage(domain, 'Game Nặng');
  const body = { name: '', cloud };
  return (confirmedTotal) => domain.call('createCloudImage', owner, { body, confirmedTotal });
};

const extendCloud: Prepare = async (owner) => {
  const { id } = await stoppedCloud(domain, { owner });
  const call = { path: { id } };
  return (confirmedTotal) => domain.call('extendCloudImage', owner, { ...call, confirmedTotal });
};

const purchases = [
  ['renting a PC', rentPc, 27_000, 30_000],
  ['extending a PC', extendPc, 27_000, 30_000],
  ['renting a VPS', rentVps, 324_000, 360_000],
  ['extending a VPS', extendVps, 324_000, 360_000],
  ['renting a cloud machine', rentCloud, 314_100, 349_000],
  ['extending a cloud machine', extendCloud, 314_100, 349_000],
] as const satisfies readonly (readonly [string, Prepare, number, number])[];

describe.each(purchases)('%s', (_, prepare, discounted, full) => {
  it('for the confirmed total charges it', async () => {
    const owner = await customer();
    const pay = await prepare(owner);
    await pay(discounted);
    const entries = await ledgerOf(domain.services.database, [owner.id]);
    expect(entries.at(-1)).toMatch(new RegExp(` -${discounted}$`, 'u'));
  });

  it('whose discount ended meanwhile charges nothing and says both totals; confirmed again, it charges the new one', async () => {
    const owner = await customer();
    const pay = await prepare(owner);
    const before = await ledgerOf(domain.services.database, [owner.id]);
    const withoutDiscount = { discount_pc: 0, discount_vps: 0, discount_cloud: 0 };
    await updateAccountForSandbox(domain.services, owner.username, withoutDiscount);
    expect(await refusalOf(pay(discounted))).toEqual({
      status: 409,
      message: expect.stringMatching(
        new RegExp(`^Giá vừa đổi: ${inVnd(discounted)} VNĐ → ${inVnd(full)} VNĐ`, 'u'),
      ),
      total: full,
    });
    expect(await ledgerOf(domain.services.database, [owner.id])).toEqual(before);
    await pay(full);
    const after = await ledgerOf(domain.services.database, [owner.id]);
    expect(after.at(-1)).toMatch(new RegExp(` -${full}$`, 'u'));
    expect(after).toHaveLength(before.length + 1);
  });
});

function inVnd(sum: number): string {
  return sum.toString().replaceAll(/\B(?=(?:\d{3})+$)/gu, String.raw`\.`);
}

it('open pages are told that the discount has changed, so that they read the account again', async () => {
  const owner = await customer();
  await updateAccountForSandbox(domain.services, owner.username, { discount_pc: 0 });
  const told = domain.events.filter(({ accountId }) => accountId === owner.id);
  expect(told.map(({ event, payload }) => [event, payload.status])).toEqual([
    ['account_result', undefined],
  ]);
});

it('extending a cloud machine whose hardware was accepted meanwhile says what both cost', async () => {
  const owner = await customer();
  const { id }: TestCloud = await stoppedCloud(domain, { owner });
  const { data } = await domain.call('listCloudImages', owner, { query: { tab: 'cloud_order' } });
  const piece = data.find((one) => one._id === id)?.cloud.hardwares[0];
  const hardwaresListId = [piece?._id ?? ''];
  await domain.call('addCloudHardware', owner, { path: { id }, body: { hardwaresListId } });
  await decideHardwareForSandbox(domain.services, id, true);
  const pay = domain.call('extendCloudImage', owner, { path: { id }, confirmedTotal: 314_100 });
  expect(await refusalOf(pay)).toMatchObject({
    status: 409,
    total: Math.floor((349_000 + (piece?.price ?? 0)) * 0.9),
  });
});
