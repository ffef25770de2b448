import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { timers } from '../database/schema/server.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import {
  advance as advanceIn,
  cloudPackage,
  openCloudDomain,
  provisionMs,
  rentCloud,
  rowOf,
  runningCloud,
  shown,
  shutDown,
  start,
  stoppedCloud,
  type TestCloud,
  toldOf,
} from '../testing/test-cloud.ts';
import { refusalOf, type TestDomain } from '../testing/test-domain.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openCloudDomain();
});
afterAll(() => domain.close());
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what every test of this file has to leave behind
  expect(await auditLedger(domain.services.database)).toEqual([]);
});

const advance = (ms: number) => advanceIn(domain, ms);
const at = ({ id }: TestCloud) => ({ path: { id } });

describe('the catalogue', () => {
  // @spec 2.101
  it('groups the packages in the operator’s order, with their hardware', async () => {
    const groups = await domain.call('listCloudPackages', await domain.customer());
    expect(groups.map(({ group, packages }) => [group, packages.map((one) => one.name)])).toEqual([
      ['Cloud Gaming', ['Game Nhẹ', 'Game Nặng', 'Game 4K']],
      ['Cloud Render', ['Render RTX 3090', 'Render RTX 4090']],
    ]);
    const [light, heavy] = groups[0]?.packages ?? [];
    expect(light?.hardwares).toEqual([]);
    expect(heavy).toMatchObject({
      price: 349_000,
      days_of_use: 30,
      hours_of_use: 60,
      max_hours_each_session: 8,
      cloudReady: true,
      message_wait: null,
      hardwares: [
        { name: '+32GB RAM', price: 90_000 },
        { name: '+500GB SSD', price: 60_000 },
      ],
    });
  });
});

describe('a new machine', () => {
  it('is being made, then stopped, and says so', async () => {
    const cloud = await rentCloud(domain);
    expect(await shown(domain, cloud)).toMatchObject({
      is_creating: true,
      is_running: false,
      operation: null,
      response_data: null,
      resource_cloud: null,
      last_turned_time: null,
      days_of_use: 30,
      hours_of_use: 60,
      account: { username: cloud.owner.username },
    });
    await advance(provisionMs - 1);
    expect(await shown(domain, cloud)).toMatchObject({ is_creating: true });
    await advance(1);
    const ready = await shown(domain, cloud);
    expect(ready).toMatchObject({ is_creating: false, is_running: false, has_expired: false });
    expect(ready.response_data?.password).toMatch(/^[A-Za-z2-9]{16}$/);
    expect(toldOf(domain, cloud)).toEqual(['create_vm_result  SUCCESS']);
  });

  // @spec 5.26
  it('has the package’s name when it was given none', async () => {
    const owner = await domain.customer({ balance: 1_000_000 });
    const { _id: cloud } = await cloudPackage(domain, 'Game Nặng');
    const made = await domain.call('createCloudImage', owner, { body: { name: '  ', cloud } });
    expect(made.name).toBe('Game Nặng');
    // Made before another test makes a creation fail.
    await advance(provisionMs);
  });

  it('that cannot be made is paid back and only the order table knows it', async () => {
    const owner = await domain.customer({ balance: 400_000 });
    const cloud = await rentCloud(domain, { owner });
    domain.faults.push('cloud.create');
    await advance(provisionMs);
    expect(await shown(domain, cloud)).toMatchObject({
      is_creating: false,
      is_deleted: true,
      price: 0,
      response_data: null,
    });
    expect((await domain.call('listCloudImages', owner)).data).toEqual([]);
    expect(await ledgerOf(domain.services.database, [owner.id])).toEqual([
      'adjustment 400000',
      'rental -349000',
      'refund 349000',
    ]);
    expect(toldOf(domain, cloud)).toEqual(['create_vm_result  FAILED']);
    expect(await refusalOf(domain.call('startCloudImage', owner, at(cloud)))).toMatchObject({
      status: 409,
    });
  });
});

describe('starting', () => {
  // @spec 8.13
  it('runs and counts only once the driver says so', async () => {
    const cloud = await stoppedCloud(domain);
    const answer = await domain.call('startCloudImage', cloud.owner, at(cloud));
    expect(answer).toEqual({ statusCode: 200, message: 'Máy đang khởi động' });
    await advance(provisionMs / 2 - 1);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      operation: 'start',
      last_turned_time: null,
      resource_cloud: null,
    });
    await advance(1);
    const running = await shown(domain, cloud);
    const now = domain.services.clock.now().toISOString();
    expect(running).toMatchObject({ is_running: true, operation: null, last_turned_time: now });
    expect(running.resource_cloud?.ip_remote).toMatch(/^203\.0\.113\.9:4\d{4}$/);
    expect(running.resource_cloud?.ip_int).toMatch(/^10\.10\.\d+\.\d+$/);
    expect(running.resource_cloud?.ssh?.api_tunnel).toContain('https://');
    const history = await domain.call('listCloudImageHistory', cloud.owner, {
      path: { imageId: cloud.id },
    });
    expect(history.data).toMatchObject([{ time_start: now, time_shutdown: null }]);
    const file = await domain.download('downloadCloudRdpFile', cloud.owner, at(cloud));
    expect(file.name).toBe('Valorant tối thứ sáu.rdp');
    expect(new TextDecoder().decode(file.content)).toContain(
      `full address:s:${running.resource_cloud?.ip_remote}\r\nusername:s:cloud\r\n`,
    );
  });

  // @spec 8.13
  it('answers 400 when no machine is left, and starts once one is', async () => {
    const packageName = 'Render RTX 4090';
    const first = await stoppedCloud(domain, { packageName });
    const second = await stoppedCloud(domain, { packageName });
    // Both at once: one place, one start.
    const [one, other] = await Promise.all([
      domain.call('startCloudImage', first.owner, at(first)),
      domain.call('startCloudImage', second.owner, at(second)),
    ]);
    expect(new Set([one.statusCode, other.statusCode])).toEqual(new Set([200, 400]));
    const refused = one.statusCode === 400 ? one : other;
    expect(refused.message).toContain('hiện đã hết máy trống');
    expect(await cloudPackage(domain, packageName)).toMatchObject({ cloudReady: false });
    const { _id } = await cloudPackage(domain, packageName);
    const rent = domain.call('createCloudImage', await domain.customer({ balance: 9_000_000 }), {
      body: { name: 'x', cloud: _id },
    });
    expect(await refusalOf(rent)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Server Full'),
    });
    await advance(provisionMs / 2);
    const [runner, waiting] = one.statusCode === 200 ? [first, second] : [second, first];
    await shutDown(domain, runner);
    expect(await cloudPackage(domain, packageName)).toMatchObject({ cloudReady: true });
    await start(domain, waiting);
    expect(await shown(domain, waiting)).toMatchObject({ is_running: true });
    await shutDown(domain, waiting);
  });

  // @spec 8.13
  it('answers 500 without an address for Remote Desktop, and reserves no machine', async () => {
    const cloud = await stoppedCloud(domain);
    domain.faults.push('cloud.rdp');
    const answer = await domain.call('startCloudImage', cloud.owner, at(cloud));
    expect(answer.statusCode).toBe(500);
    expect(answer.message).toContain('Remote Desktop');
    expect(await rowOf(domain, cloud)).toMatchObject({
      operation: null,
      machineNumber: null,
      isRunning: false,
    });
    await start(domain, cloud);
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true });
  });
});

describe('what takes some time', () => {
  const cases = [
    ['restartCloudImage', 'restart', 'running'],
    ['shutdownCloudImage', 'shutdown', 'running'],
    ['deleteCloudVm', 'delete', 'running'],
    ['startCloudImage', 'start', 'stopped'],
    ['backupCloudImage', 'backup', 'stopped'],
    ['deleteCloudVm', 'delete', 'stopped'],
  ] as const;

  it.each(cases)('%s is answered at once and reports its end', async (operation, action, from) => {
    const cloud = from === 'running' ? await runningCloud(domain) : await stoppedCloud(domain);
    const before = toldOf(domain, cloud).length;
    const answer = await domain.call(operation, cloud.owner, at(cloud));
    expect(answer).toMatchObject({ statusCode: 200 });
    const isRunning = from === 'running';
    expect(await shown(domain, cloud)).toMatchObject({ operation: action, is_running: isRunning });
    // Another one is refused meanwhile, and so is the end of the rental.
    for (const other of ['restartCloudImage', 'startCloudImage', 'deleteCloudImage'] as const) {
      const refusal = await refusalOf(domain.call(other, cloud.owner, at(cloud)));
      expect(refusal.status).toBe(409);
      expect(refusal.message).toMatch(/^Máy đang .+, vui lòng đợi xong rồi thử lại$/);
    }
    await advance(provisionMs);
    expect(await shown(domain, cloud)).toMatchObject({ operation: null });
    expect(toldOf(domain, cloud).slice(before)).toEqual([`vm_result ${action} SUCCESS`]);
  });

  it.each(cases)('%s that fails leaves the machine as it was', async (operation, action, from) => {
    const cloud = from === 'running' ? await runningCloud(domain) : await stoppedCloud(domain);
    const before = { ...(await rowOf(domain, cloud)), updatedAt: expect.any(Date) };
    domain.faults.push(`cloud.${action}`);
    await domain.call(operation, cloud.owner, at(cloud));
    await advance(provisionMs);
    expect(await rowOf(domain, cloud)).toMatchObject(before);
    expect(toldOf(domain, cloud).at(-1)).toBe(`vm_result ${action} FAILED`);
    expect(domain.faults).toEqual([]);
  });

  it('keeps a backup through the loss of its virtual machine, and restores it', async () => {
    const cloud = await stoppedCloud(domain);
    expect(await refusalOf(domain.call('restoreCloudImage', cloud.owner, at(cloud)))).toEqual({
      status: 409,
      message: 'Máy chưa có bản sao lưu nào để khôi phục',
    });
    await domain.call('backupCloudImage', cloud.owner, at(cloud));
    await advance(provisionMs);
    const backup = (await shown(domain, cloud)).backup_response_data;
    expect(backup?.id).toMatch(/^backup-\d{8}-\d{6}$/);
    await domain.call('deleteCloudVm', cloud.owner, at(cloud));
    await advance(provisionMs);
    expect(await shown(domain, cloud)).toMatchObject({
      response_data: null,
      backup_response_data: backup,
      has_expired: false,
    });
    // Nothing is left to discard or to keep.
    expect(await domain.call('deleteCloudVm', cloud.owner, at(cloud))).toEqual({
      statusCode: 400,
      message: 'Delete máy thất bại: máy ảo đã được xóa trước đó',
      status: false,
    });
    expect(await refusalOf(domain.call('backupCloudImage', cloud.owner, at(cloud)))).toMatchObject({
      status: 409,
    });
    await domain.call('restoreCloudImage', cloud.owner, at(cloud));
    await advance(provisionMs);
    expect((await shown(domain, cloud)).response_data).not.toBeNull();
    expect(toldOf(domain, cloud).at(-1)).toBe('vm_result restore SUCCESS');
  });

  it('makes a new virtual machine with the next start', async () => {
    const cloud = await runningCloud(domain);
    const first = (await shown(domain, cloud)).response_data;
    await domain.call('deleteCloudVm', cloud.owner, at(cloud));
    await advance(provisionMs);
    expect(await shown(domain, cloud)).toMatchObject({ is_running: false, response_data: null });
    await start(domain, cloud);
    const second = (await shown(domain, cloud)).response_data;
    expect(second?.password).toMatch(/^[A-Za-z2-9]{16}$/);
    expect(second).not.toEqual(first);
    await shutDown(domain, cloud);
    // The same machine from now on.
    await start(domain, cloud);
    expect((await shown(domain, cloud)).response_data).toEqual(second);
  });
});

describe('deleting', () => {
  it('ends the rental without refund, for the order table alone', async () => {
    const cloud = await stoppedCloud(domain);
    const before = await ledgerOf(domain.services.database, [cloud.owner.id]);
    expect(await domain.call('deleteCloudImage', cloud.owner, at(cloud))).toEqual({
      statusCode: 200,
      message: 'Xóa thành công',
      status: true,
    });
    expect((await domain.call('listCloudImages', cloud.owner)).data).toEqual([]);
    expect(await shown(domain, cloud)).toMatchObject({ is_deleted: true, response_data: null });
    expect(await ledgerOf(domain.services.database, [cloud.owner.id])).toEqual(before);
    await advance(1);
    const { database } = domain.services;
    expect(await database.$count(timers, eq(timers.kind, 'cloud.release'))).toBe(0);
  });
});

describe('another customer', () => {
  it('finds nothing, for any request', async () => {
    const cloud = await runningCloud(domain);
    const stranger = await domain.customer({ balance: 1_000_000 });
    const before = await rowOf(domain, cloud);
    const call = at(cloud);
    const attempts = [
      () => domain.call('deleteCloudImage', stranger, call),
      () => domain.download('downloadCloudRdpFile', stranger, call),
      () => domain.call('startCloudImage', stranger, call),
      () => domain.call('restartCloudImage', stranger, call),
      () => domain.call('deleteCloudVm', stranger, call),
      () => domain.call('backupCloudImage', stranger, call),
      () => domain.call('restoreCloudImage', stranger, call),
      () => domain.call('shutdownCloudImage', stranger, call),
      () => domain.call('extendCloudImage', stranger, call),
      () => domain.call('addCloudHardware', stranger, { ...call, body: { hardwaresListId: [] } }),
      () => domain.call('listCloudImageHistory', stranger, { path: { imageId: cloud.id } }),
    ];
    for (const attempt of attempts) {
      expect(await refusalOf(attempt())).toEqual({
        status: 404,
        message: 'Không tìm thấy máy cloud này',
      });
    }
    expect(await rowOf(domain, cloud)).toEqual(before);
    for (const tab of ['', 'cloud_order'] as const) {
      expect((await domain.call('listCloudImages', stranger, { query: { tab } })).data).toEqual([]);
    }
  });
});
