import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { readPage, totalOfList } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { cloudImageSessions } from '../database/schema/cloud.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { actionDone } from '../images/owned-image.ts';
import { rdpFile } from '../orders/rdp-file.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import {
  readCloudImage,
  readCloudImages,
  readCloudPackageGroups,
  toCloudImage,
} from './cloud-views.ts';
import { deleteCloudImage, extendCloudImage, rentCloudImage } from './rentals.ts';
import { requestHardware } from './hardware-request.ts';
import { begin, beginDeletion, startCloudImage } from './machine-operations.ts';
import { readOwnedCloudImage, requireAllowed } from './cloud-machine.ts';

const sessionsOfCloudImage = prepared((database) => {
  const where = eq(cloudImageSessions.cloudImageId, sql.placeholder('imageId'));
  return database
    .select({
      ...getTableColumns(cloudImageSessions),
      total: totalOfList,
    })
    .from(cloudImageSessions)
    .where(where)
    .orderBy(desc(cloudImageSessions.timeStart), desc(cloudImageSessions.id))
    .limit(anyRange.limit)
    .offset(anyRange.offset)
    .prepare('cloud_image_sessions');
});

/** Cloud machines: what is offered, what is rented, and what can be done with it. */
export const cloudOperations = {
  async listCloudPackages({ services }) {
    return { status: 200, body: await readCloudPackageGroups(services.database) };
  },

  async listCloudImages(context) {
    const { database, clock } = context.services;
    const { tab, fromDate, toDate } = context.parameters.query;
    const list = {
      accountId: requiredAccount(context).id,
      withDeleted: tab === 'cloud_order',
      days: { fromDate, toDate },
    };
    const body = await readPage(
      context,
      (range) => readCloudImages(database, list, range),
      (rows) => rows.map((row) => toCloudImage(row, clock.now())),
    );
    return { status: 200, body };
  },

  createCloudImage(context) {
    const { id: accountId } = requiredAccount(context);
    const { name, cloud: packageId } = context.body;
    const { confirmedTotal } = context;
    return withIdempotency('createCloudImage', context, async (unit) => {
      const id = await rentCloudImage(unit, { accountId, packageId, name, confirmedTotal });
      return { status: 201, body: await readCloudImage(unit.transaction, unit.now, id) };
    });
  },

  async deleteCloudImage(context) {
    const { id: accountId } = requiredAccount(context);
    const { id: imageId } = context.parameters.path;
    await inOneTransaction(context.services, (unit) =>
      deleteCloudImage(unit, { accountId, imageId }),
    );
    return actionDone('Xóa thành công');
  },

  async downloadCloudRdpFile(context) {
    const { database, clock } = context.services;
    const { id: accountId } = requiredAccount(context);
    const { image } = await readOwnedCloudImage(database, accountId, context.parameters.path.id);
    requireAllowed('downloadRdp', image, clock.now());
    const { name, ipRemote: host, username: user } = image;
    if (host === null || user === null) {
      throw new Refusal(409, 'Máy chưa có địa chỉ kết nối, vui lòng thử lại sau ít phút');
    }
    return { status: 200, file: rdpFile({ name, host, user }) };
  },

  async startCloudImage(context) {
    const { id: accountId } = requiredAccount(context);
    const { id: imageId } = context.parameters.path;
    return { status: 200, body: await startCloudImage(context.services, { accountId, imageId }) };
  },

  restartCloudImage: (context) => begin(context, 'restart', 'Đang khởi động lại'),
  shutdownCloudImage: (context) => begin(context, 'shutdown', 'Đang tắt máy'),
  backupCloudImage: (context) => begin(context, 'backup', 'Đang sao lưu'),
  restoreCloudImage: (context) => begin(context, 'restore', 'Đang khôi phục'),
  deleteCloudVm: (context) => beginDeletion(context),

  extendCloudImage(context) {
    const { id: accountId } = requiredAccount(context);
    const { id: imageId } = context.parameters.path;
    const { confirmedTotal } = context;
    return withIdempotency('extendCloudImage', context, async (unit) => {
      await extendCloudImage(unit, context.services, {
        accountId,
        imageId,
        confirmedTotal,
      });
      return { status: 200, body: await readCloudImage(unit.transaction, unit.now, imageId) };
    });
  },

  async addCloudHardware(context) {
    const { services, body } = context;
    const { id: accountId } = requiredAccount(context);
    const { id: imageId } = context.parameters.path;
    const hardwareIds = body.hardwaresListId;
    const answer = await inOneTransaction(services, async (unit) => {
      await requestHardware(unit, { accountId, imageId, hardwareIds });
      return readCloudImage(unit.transaction, unit.now, imageId);
    });
    return { status: 200, body: answer };
  },

  async listCloudImageHistory(context) {
    const { database } = context.services;
    const { imageId } = context.parameters.path;
    await readOwnedCloudImage(database, requiredAccount(context).id, imageId);
    const body = await readPage(
      context,
      (range) => sessionsOfCloudImage(database).execute({ imageId, ...range }),
      (rows) =>
        rows.map((row) => ({
          _id: row.id,
          time_start: row.timeStart.toISOString(),
          time_shutdown: row.timeShutdown?.toISOString() ?? null,
        })),
    );
    return { status: 200, body };
  },
} satisfies OperationHandlers;
