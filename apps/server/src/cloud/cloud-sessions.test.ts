import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { cloudPackages } from '../database/schema/cloud.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { auditLedger } from '../testing/ledger-audit.ts';
import {
  advance as advanceIn,
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
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { askDriver } from './ask-driver.ts';
import { finishCreation } from './rentals.ts';
import { finishOperation } from './finish-operation.ts';
import { expireCloudForSandbox } from './sandbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let domain: TestDomain;
beforeAll(async () => {
  domain = await openCloudDomain();
  // Six hours a session and ten in all: used up with the second session.
  await domain.services.database
    .update(cloudPackages)
    .set({ hoursOfUse: 10 })
    .where(eq(cloudPackages.name, 'Game Nhẹ'));
});
afterAll(() => domain.close());
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what every test of this file has to leave behind
  expect(await auditLedger(domain.services.database)).toEqual([]);
});

const advance = (ms: number) => advanceIn(domain, ms);
const now = () => domain.services.clock.now();

async function history({ owner, id }: TestCloud) {
  return (await domain.call('listCloudImageHistory', owner, { path: { imageId: id } })).data;
}

async function lastLog({ owner }: TestCloud): Promise<string | undefined> {
  return (await domain.call('listLogs', owner)).data[0]?.message;
}

describe('minutes', () => {
  it('are counted from running to the call that shuts down, of every session', async () => {
    const cloud = await runningCloud(domain);
    const from = now();
    await advance(90 * minute + 59_999);
    expect(await shown(domain, cloud)).toMatchObject({ total_minute_used: 0, is_running: true });
    await domain.call('shutdownCloudImage', cloud.owner, { path: { id: cloud.id } });
    const asked = now();
    // Still on in the record, until the driver reports that it is off.
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, operation: 'shutdown' });
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      total_minute_used: 90,
      is_running: false,
      resource_cloud: null,
      last_turned_time: from.toISOString(),
    });
    expect(await lastLog(cloud)).toBe('Máy Valorant tối thứ sáu đã tắt, phiên này dùng 90 phút');
    await start(domain, cloud);
    await advance(10 * minute);
    await shutDown(domain, cloud);
    expect(await shown(domain, cloud)).toMatchObject({ total_minute_used: 100 });
    const sessions = await history(cloud);
    expect(sessions).toHaveLength(2);
    expect(sessions[1]).toMatchObject({
      time_start: from.toISOString(),
      time_shutdown: asked.toISOString(),
    });
  });

  it('come of the time of all sessions together: five of 55 s are four minutes', async () => {
    const cloud = await stoppedCloud(domain);
    for (let session = 0; session < 5; session += 1) {
      await start(domain, cloud);
      await advance(55_000);
      await shutDown(domain, cloud);
    }
    expect(await shown(domain, cloud)).toMatchObject({ total_minute_used: 4 });
    expect(await lastLog(cloud)).toBe('Máy Valorant tối thứ sáu đã tắt, phiên này dùng 0 phút');
  });

  it('that are begun are had in whole: the last session is as long as the minutes that are shown as left', async () => {
    const cloud = await stoppedCloud(domain, { packageName: 'Game Nhẹ' });
    for (const length of [5 * hour, 5 * hour - minute - 30_000]) {
      await start(domain, cloud);
      await advance(length);
      await shutDown(domain, cloud);
    }
    // A minute and a half of ten hours is left.
    expect(await shown(domain, cloud)).toMatchObject({ total_minute_used: 598 });
    await start(domain, cloud);
    await advance(2 * minute - 1);
    expect(await shown(domain, cloud)).toMatchObject({ operation: null, has_expired: false });
    await advance(1);
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      total_minute_used: 600,
      has_expired: true,
    });
  });

  it('of a machine that never ran are none', async () => {
    const cloud = await stoppedCloud(domain);
    domain.faults.push('cloud.start');
    await domain.call('startCloudImage', cloud.owner, { path: { id: cloud.id } });
    await advance(hour);
    expect(await shown(domain, cloud)).toMatchObject({
      total_minute_used: 0,
      last_turned_time: null,
    });
    expect(await history(cloud)).toEqual([]);
  });

  it('go on through a restart and end with the virtual machine', async () => {
    const cloud = await runningCloud(domain);
    await advance(5 * minute);
    await domain.call('restartCloudImage', cloud.owner, { path: { id: cloud.id } });
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, operation: 'restart' });
    await advance(5 * minute);
    await domain.call('deleteCloudVm', cloud.owner, { path: { id: cloud.id } });
    await advance(minute);
    expect(await shown(domain, cloud)).toMatchObject({
      total_minute_used: 10,
      is_running: false,
      response_data: null,
    });
    expect(await history(cloud)).toHaveLength(1);
  });
});

describe('a session', () => {
  it('is shut down when it is as long as one may be', async () => {
    const cloud = await runningCloud(domain);
    await advance(8 * hour - 1);
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, operation: null });
    await advance(1);
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, operation: 'shutdown' });
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      total_minute_used: 480,
      has_expired: false,
    });
    expect(toldOf(domain, cloud).at(-1)).toBe('vm_result shutdown SUCCESS');
    expect(await lastLog(cloud)).toBe(
      'Máy Valorant tối thứ sáu đã tắt vì hết 8 giờ của một phiên, phiên này dùng 480 phút',
    );
  });

  it('that cannot be shut down receives the command again, and costs nothing past its end', async () => {
    const cloud = await runningCloud(domain);
    domain.faults.push('cloud.shutdown');
    await advance(8 * hour);
    await advance(provisionMs / 4);
    expect(toldOf(domain, cloud).at(-1)).toBe('vm_result shutdown FAILED');
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, operation: null });
    await advance(5 * minute);
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      total_minute_used: 480,
    });
  });

  it('that ends while the machine restarts is shut down right after', async () => {
    const cloud = await runningCloud(domain);
    await advance(8 * hour - 1000);
    await domain.call('restartCloudImage', cloud.owner, { path: { id: cloud.id } });
    await advance(1000);
    expect(await shown(domain, cloud)).toMatchObject({ operation: 'restart' });
    await advance(10_000);
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      total_minute_used: 480,
    });
  });

  it('ends with the hours that were paid for; an extension brings the machine back', async () => {
    const cloud = await stoppedCloud(domain, { packageName: 'Game Nhẹ' });
    await start(domain, cloud);
    await advance(6 * hour);
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({ total_minute_used: 360 });
    // Four of ten hours are left.
    await start(domain, cloud);
    await advance(4 * hour);
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      total_minute_used: 600,
      has_expired: true,
    });
    expect(await lastLog(cloud)).toContain('đã tắt vì đã dùng hết số giờ thuê');
    const again = domain.call('startCloudImage', cloud.owner, { path: { id: cloud.id } });
    expect(await refusalOf(again)).toMatchObject({ status: 409 });
    const extended = await domain.call('extendCloudImage', cloud.owner, {
      path: { id: cloud.id },
    });
    expect(extended).toMatchObject({ has_expired: false, hours_of_use: 20 });
    await start(domain, cloud);
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true });
  });

  it('goes on for longer when hours are bought meanwhile', async () => {
    const cloud = await stoppedCloud(domain, { packageName: 'Game Nhẹ' });
    await start(domain, cloud);
    await advance(6 * hour);
    await advance(provisionMs / 4);
    await start(domain, cloud);
    await advance(3 * hour);
    await domain.call('extendCloudImage', cloud.owner, { path: { id: cloud.id } });
    await advance(2 * hour);
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, has_expired: false });
    await advance(hour);
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      total_minute_used: 2 * 360,
    });
  });

  it('ends with the days', async () => {
    const cloud = await stoppedCloud(domain);
    await advance(30 * day - provisionMs - hour);
    await start(domain, cloud);
    await advance(hour);
    await advance(provisionMs / 4);
    expect(await shown(domain, cloud)).toMatchObject({
      is_running: false,
      has_expired: true,
      total_minute_used: 59,
    });
    expect(await lastLog(cloud)).toContain('đã tắt vì đã hết số ngày thuê');
  });

  it('ends at once where the sandbox ends the rental, during any operation', async () => {
    const idle = await runningCloud(domain);
    await advance(10 * minute);
    const starting = await stoppedCloud(domain);
    await domain.call('startCloudImage', starting.owner, { path: { id: starting.id } });
    for (const cloud of [idle, starting]) {
      expect(await expireCloudForSandbox(domain.services, cloud.id)).toBe(true);
      expect(await shown(domain, cloud)).toMatchObject({
        is_running: false,
        operation: null,
        has_expired: true,
      });
      expect(toldOf(domain, cloud).at(-1)).toBe('vm_result shutdown SUCCESS');
    }
    expect(await shown(domain, idle)).toMatchObject({ total_minute_used: 10 });
  });
});

describe('what is reported twice', () => {
  it('is done once: a machine that is made, an operation that ends', async () => {
    const cloud = await rentCloud(domain);
    const { services } = domain;
    const later = new Date(now().getTime() + provisionMs);
    const thrice = (apply: (unit: UnitOfWork) => Promise<unknown>) =>
      Promise.all([1, 2, 3].map(() => inOneTransaction(services, apply)));
    await advance(provisionMs - 1);
    const made = await services.cloudMachines.create(
      { imageId: cloud.id, packageName: 'Game Nặng', hardwares: [], askedAt: new Date(0) },
      later,
    );
    await thrice((unit) => finishCreation.apply(unit, services, cloud.id, made));
    expect(toldOf(domain, cloud)).toEqual(['create_vm_result  SUCCESS']);
    await domain.call('startCloudImage', cloud.owner, { path: { id: cloud.id } });
    const started = await askDriver(services, cloud.id, new Date(now().getTime() + hour));
    await thrice((unit) => finishOperation.apply(unit, services, cloud.id, started));
    expect(toldOf(domain, cloud).slice(1)).toEqual(['vm_result start SUCCESS']);
    expect(await history(cloud)).toHaveLength(1);
    await advance(10 * minute);
    await domain.call('shutdownCloudImage', cloud.owner, { path: { id: cloud.id } });
    // An answer about the start says nothing about the shutdown.
    await thrice((unit) => finishOperation.apply(unit, services, cloud.id, started));
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, operation: 'shutdown' });
    const stopped = await askDriver(services, cloud.id, new Date(now().getTime() + hour));
    await thrice((unit) => finishOperation.apply(unit, services, cloud.id, stopped));
    expect(await shown(domain, cloud)).toMatchObject({ is_running: false, total_minute_used: 10 });
    expect(toldOf(domain, cloud).slice(2)).toEqual(['vm_result shutdown SUCCESS']);
  });

  it('asks a driver that cannot be reached again, until it answers', async () => {
    const cloud = await stoppedCloud(domain);
    const asked = vi.spyOn(domain.services.cloudMachines, 'start');
    asked.mockRejectedValueOnce(new Error('the driver cannot be reached'));
    asked.mockRejectedValueOnce(new Error('the driver cannot be reached'));
    await domain.call('startCloudImage', cloud.owner, { path: { id: cloud.id } });
    for (let tries = 0; tries < 4; tries += 1) await advance(provisionMs);
    asked.mockRestore();
    expect(await shown(domain, cloud)).toMatchObject({ is_running: true, operation: null });
    expect(await history(cloud)).toHaveLength(1);
  });
});

describe('a server that was down', () => {
  it('goes on where it was: what was begun ends, and the hours without it are not paid for', async () => {
    const running = await runningCloud(domain);
    const starting = await stoppedCloud(domain);
    await domain.call('startCloudImage', starting.owner, { path: { id: starting.id } });
    const creating = await rentCloud(domain);
    await advance(2 * hour - provisionMs);
    const operating = await stoppedCloud(domain);
    await domain.call('backupCloudImage', operating.owner, { path: { id: operating.id } });
    const at = new Date(now().getTime() + 20 * hour);
    await domain.leave();
    domain = await openTestDomain({ provisionMs, place: domain.place, at });
    await domain.timers.runDue();
    await advance(provisionMs);
    expect(await rowOf(domain, creating)).toMatchObject({ stage: 'ready' });
    expect(await rowOf(domain, operating)).toMatchObject({ operation: null });
    expect((await shown(domain, operating)).backup_response_data).not.toBeNull();
    for (const cloud of [running, starting]) {
      expect(await shown(domain, cloud)).toMatchObject({
        is_running: false,
        total_minute_used: 480,
      });
    }
  });
});
