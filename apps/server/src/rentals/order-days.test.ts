/** Orders of PCs and of cloud machines by the days of their start in Vietnam, as those of VPS (`vps/orders-list.test.ts`). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountIdentity } from '../services.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { cloudPackage } from '../testing/test-cloud.ts';

const provisionMs = 60_000;
let domain: TestDomain;
let owner: AccountIdentity;

async function moveTo(moment: string): Promise<void> {
  await domain.services.clock.advance(Date.parse(moment) - domain.services.clock.now().getTime());
}

/** Rents a PC and a cloud machine of one name. */
async function rent(name: string): Promise<void> {
  const offers = await domain.call('listPackages', null);
  const offer = offers.find((one) => one.name === 'G1080')?._id ?? '';
  const pc = await domain.call('createImage', owner, { body: { name, id_package: offer } });
  await domain.call('createOrder', owner, {
    body: { image: pc._id, rental_period: 1, unit: 'hour' },
  });
  const { _id: cloud } = await cloudPackage(domain, 'Game Nhẹ');
  await domain.call('createCloudImage', owner, { body: { name, cloud } });
}

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs, at: new Date('2026-10-01T00:00:00.000Z') });
  owner = await domain.customer({ balance: 100_000_000 });
  await moveTo('2026-10-05T03:00:00.000Z');
  await rent('first');
  await domain.services.clock.advance(provisionMs);
  // The last moment of 20 November in Vietnam, and the first of the 21st: both PCs are handed over on the 21st.
  await moveTo('2026-11-20T16:59:59.999Z');
  await rent('evening');
  await moveTo('2026-11-20T17:00:00.000Z');
  await rent('midnight');
  await domain.services.clock.advance(provisionMs);
  // Of this PC there is never a start.
  await moveTo('2026-11-22T03:00:00.000Z');
  domain.faults.push('machine.provision');
  await rent('failed');
  await domain.services.clock.advance(provisionMs);
  await moveTo('2026-11-23T03:00:00.000Z');
  await rent('being made');
});
afterAll(() => domain.close());

async function pcs(query: Record<string, unknown>): Promise<string[]> {
  return (await domain.call('listOrders', owner, { query })).data.map(({ image }) => image.name);
}

async function clouds(query: Record<string, unknown>): Promise<string[]> {
  const answer = await domain.call('listCloudImages', owner, { query });
  return answer.data.map(({ name }) => name);
}

describe('orders of PCs', () => {
  it('count by the day on which the PC was handed over, both ends included', async () => {
    expect(await pcs({ fromDate: '2026-11-20', toDate: '2026-11-20' })).toEqual([]);
    expect(await pcs({ fromDate: '2026-11-21', toDate: '2026-11-21' })).toEqual([
      'midnight',
      'evening',
    ]);
    expect(await pcs({ toDate: '2026-11-20' })).toEqual(['first']);
    expect(await pcs({ fromDate: '2026-10-06', imageName: 'ning' })).toEqual(['evening']);
  });

  it('count by the day on which they were made while there is no start, or never was one', async () => {
    const { data } = await domain.call('listOrders', owner, { query: { fromDate: '2026-11-22' } });
    expect(data.map(({ image, time_boot }) => [image.name, time_boot])).toEqual([
      ['being made', null],
      ['failed', null],
    ]);
    expect(await pcs({ fromDate: '2026-11-22', toDate: '2026-11-22' })).toEqual(['failed']);
    expect(await pcs({ fromDate: '2026-11-22', status: 1 })).toEqual(['being made']);
  });
});

describe('orders of cloud machines', () => {
  it('count by the day on which the machine was rented, both ends included', async () => {
    const tab = 'cloud_order';
    expect(await clouds({ tab, fromDate: '2026-11-20', toDate: '2026-11-20' })).toEqual([
      'evening',
    ]);
    expect(await clouds({ tab, fromDate: '2026-11-21', toDate: '2026-11-21' })).toEqual([
      'midnight',
    ]);
    expect(await clouds({ tab, toDate: '2026-11-20' })).toEqual(['evening', 'first']);
    expect(await clouds({ tab, fromDate: '2026-11-23' })).toEqual(['being made']);
    expect(await clouds({ fromDate: '2026-11-23' })).toEqual(['being made']);
  });
});

describe.each([
  ['PCs', pcs],
  ['cloud machines', clouds],
])('days that are none, for orders of %s', (_what, listed) => {
  it('are refused; a range that is turned round has none, and one beyond every calendar has all', async () => {
    expect(await refusalOf(listed({ fromDate: '2026-02-30' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(listed({ toDate: '2026-13-01' }))).toMatchObject({ status: 400 });
    expect(await listed({ fromDate: '2026-11-21', toDate: '2026-11-20' })).toEqual([]);
    expect(await listed({ fromDate: '0000-01-01', toDate: '9999-12-31' })).toHaveLength(5);
    expect(await listed({ toDate: '0000-01-01' })).toEqual([]);
  });
});
