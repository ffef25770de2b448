/** Every action in every state, by the shared table: what it allows is begun, what it does not is refused with words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  type CloudImageAction,
  cloudImageAllows,
  type CloudImageStatus,
} from '@tram/machines/cloud-image/rules';
import { cloudImages } from '../database/schema/cloud.ts';
import {
  openCloudDomain,
  rentCloud,
  rowOf,
  runningCloud,
  stoppedCloud,
  type TestCloud,
} from '../testing/test-cloud.ts';
import { Refusal } from '../refusal.ts';
import { refusalOf, type TestDomain } from '../testing/test-domain.ts';
import type { CloudImageRow } from './cloud-machine.ts';

let domain: TestDomain;
const machines = new Map<CloudImageStatus, TestCloud>();
const backup = { backupId: 'backup-1' };

beforeAll(async () => {
  domain = await openCloudDomain();
  const change = async (cloud: TestCloud, changes: Partial<CloudImageRow>) => {
    const { database } = domain.services;
    await database.update(cloudImages).set(changes).where(eq(cloudImages.id, cloud.id));
    return cloud;
  };
  const { clock } = domain.services;
  machines.set('running', await change(await runningCloud(domain), backup));
  machines.set('stopped', await change(await stoppedCloud(domain), backup));
  const expired = await stoppedCloud(domain);
  machines.set('expired', await change(expired, { ...backup, hasExpired: true }));
  const deleted = await stoppedCloud(domain);
  machines.set('deleted', await change(deleted, { ...backup, deletedAt: clock.now() }));
  machines.set('creating', await rentCloud(domain));
});
afterAll(() => domain.close());

const actions: Readonly<
  Record<Exclude<CloudImageAction, 'tunnel' | 'play'>, (cloud: TestCloud) => Promise<unknown>>
> = {
  start: ({ owner, id }) => domain.call('startCloudImage', owner, { path: { id } }),
  restart: ({ owner, id }) => domain.call('restartCloudImage', owner, { path: { id } }),
  shutdown: ({ owner, id }) => domain.call('shutdownCloudImage', owner, { path: { id } }),
  backup: ({ owner, id }) => domain.call('backupCloudImage', owner, { path: { id } }),
  restore: ({ owner, id }) => domain.call('restoreCloudImage', owner, { path: { id } }),
  deleteVm: ({ owner, id }) => domain.call('deleteCloudVm', owner, { path: { id } }),
  downloadRdp: ({ owner, id }) => domain.download('downloadCloudRdpFile', owner, { path: { id } }),
  extend: ({ owner, id }) => domain.call('extendCloudImage', owner, { path: { id } }),
  delete: ({ owner, id }) => domain.call('deleteCloudImage', owner, { path: { id } }),
  async addHardware({ owner, id }) {
    const { data } = await domain.call('listCloudImages', owner, {
      query: { tab: 'cloud_order' },
    });
    const [first] = data[0]?.cloud.hardwares ?? [];
    const body = { hardwaresListId: [first?._id ?? ''] };
    await domain.call('addCloudHardware', owner, { path: { id }, body });
  },
};

const names = [
  'start',
  'restart',
  'shutdown',
  'backup',
  'restore',
  'deleteVm',
  'downloadRdp',
  'extend',
  'addHardware',
  'delete',
] as const satisfies readonly (keyof typeof actions)[];

function machine(status: CloudImageStatus): TestCloud {
  const cloud = machines.get(status);
  if (cloud === undefined) throw new Error(`there is no machine that is ${status}`);
  return cloud;
}

/** `done`, or the status of the refusal. */
async function outcomeOf(call: Promise<unknown>): Promise<string | number> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.statusCode;
    throw error;
  }
}

describe.each(['creating', 'stopped', 'running', 'expired', 'deleted'] as const)(
  'a machine that is %s',
  (status) => {
    // @spec 4.35
    it.each(names)('%s', async (action) => {
      const cloud = machine(status);
      const before = await rowOf(domain, cloud);
      const isAllowed = cloudImageAllows(action, status);
      expect(await outcomeOf(actions[action](cloud))).toBe(isAllowed ? 'done' : 409);
      const after = await rowOf(domain, cloud);
      // What is refused changes nothing.
      expect(isAllowed ? before : after).toEqual(before);
      const { database } = domain.services;
      await database.update(cloudImages).set(before).where(eq(cloudImages.id, cloud.id));
      // What was begun has its timer; it is at rest before the next test begins something else.
      await domain.timers.runDue();
    });
  },
);

it.each([
  ['start', 'running', 'Máy đang chạy rồi'],
  ['start', 'expired', 'Máy đã hết số ngày hoặc số giờ thuê. Bạn gia hạn để dùng tiếp.'],
  ['start', 'creating', 'Máy đang được tạo, vui lòng đợi trong giây lát'],
  ['restart', 'stopped', 'Máy chưa chạy nên chưa dùng được chức năng này. Bạn bật máy trước.'],
  ['backup', 'running', 'Máy đang chạy nên chưa thực hiện được. Bạn tắt máy trước.'],
  ['delete', 'running', 'Máy đang chạy nên chưa xóa được. Bạn tắt máy trước khi xóa.'],
  ['extend', 'deleted', 'Máy này đã bị xóa'],
] as const)('%s of a machine that is %s: "%s"', async (action, status, message) => {
  expect(await refusalOf(actions[action](machine(status)))).toEqual({ status: 409, message });
});
