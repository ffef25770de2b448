import { HOUR } from '@tram/machines/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOneTransaction } from '../database/unit-of-work.ts';
import type { AccountIdentity } from '../services.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { writeLog } from './operations.ts';

let domain: TestDomain;
let owner: AccountIdentity;

beforeAll(async () => {
  domain = await openTestDomain();
  owner = await domain.customer();
  for (const [group, message] of [
    ['G1080', 'Máy đã sẵn sàng'],
    ['G4090', 'Kết nối lại Render Tết 2027, pass mới: aB3dE5'],
    [null, 'Nạp 100.000 VNĐ thành công'],
  ] as const) {
    await inOneTransaction(domain.services, (unit) =>
      writeLog(unit, { accountId: owner.id, group, message }),
    );
  }
});
afterAll(() => domain.close());

async function found(search: string, account = owner): Promise<string[]> {
  const { data } = await domain.call('listLogs', account, { query: { search } });
  return data.map((line) => line.message);
}

it('lists an account’s lines, newest first, even those of the same moment', async () => {
  const { data, total_page } = await domain.call('listLogs', owner);
  expect(total_page).toBe(1);
  expect(data.map((line) => line.message)).toEqual([
    'Nạp 100.000 VNĐ thành công',
    'Kết nối lại Render Tết 2027, pass mới: aB3dE5',
    'Máy đã sẵn sàng',
  ]);
});

// @spec 2.83
it('finds by group, by content without regard to accents, and by id', async () => {
  expect(await found('g1080')).toEqual(['Máy đã sẵn sàng']);
  expect(await found('tet 2027')).toEqual(['Kết nối lại Render Tết 2027, pass mới: aB3dE5']);
  expect(await found('NẠP')).toEqual(['Nạp 100.000 VNĐ thành công']);
  expect(await found('  ')).toHaveLength(3);
  expect(await found('100%')).toEqual([]);
  const [line] = (await domain.call('listLogs', owner)).data;
  expect(await found(line?._id.slice(4, 20) ?? '')).toEqual([line?.message]);
});

it('stores a line that the client writes, only for its account', async () => {
  const stranger = await domain.customer();
  const message = 'Tunnel - Tải file exe KHÔNG thành công';
  const written = await domain.call('createLog', stranger, { body: { message: ` ${message} ` } });
  expect(written.message).toBe(message);
  expect((await domain.call('listLogs', stranger)).data).toEqual([written]);
  expect(await found('tunnel')).toEqual([]);
  expect(
    await refusalOf(domain.call('createLog', owner, { body: { message: '  ' } })),
  ).toMatchObject({ status: 400 });
});

it('takes 120 lines an hour that the client of one account writes, and more of another', async () => {
  const [busy, other] = [await domain.customer(), await domain.customer()];
  const write = (account: AccountIdentity) =>
    domain.call('createLog', account, {
      body: { message: 'Tunnel - Tải file exe KHÔNG thành công' },
    });
  for (let line = 0; line < 120; line += 1) await write(busy);
  const refused = write(busy);
  await expect(refused).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: HOUR / 1000 });
  await write(other);
  await domain.services.clock.advance(HOUR);
  await write(busy);
});
