import { foldForSearch } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { newId } from '../database/columns.ts';
import { readPage } from '../database/page.ts';
import { images, packages } from '../database/schema/pcs.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { endPlayTokens } from '../play/play-tokens.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import { releaseRoutes } from '../wan/release-routes.ts';
import { readImage, readImages } from './image-view.ts';
import { lockOwnedImage, ownedBy } from './owned-image.ts';
import { actOnMachine, requireAllowed } from './permission.ts';
import { reconnect } from './reconnect.ts';

/** The customer's PCs and what can be done to them besides renting. */
export const imageOperations = {
  async listImages(context) {
    const { services, parameters } = context;
    const where = ownedBy(requiredAccount(context).id);
    const body = await readPage(
      { size: services.settings.pageSize, page: parameters.query.page },
      services.database.$count(images, where),
      (range) => readImages(services.database, where, range),
    );
    return { status: 200, body };
  },

  async createImage(context) {
    const { id: accountId } = requiredAccount(context);
    const name = context.body.name.normalize('NFC').trim();
    if (name === '') throw new Refusal(400, 'Yêu cầu nhập tên PC');
    const packageId = context.body.id_package;
    const body = await inOneTransaction(context.services, async (unit) => {
      const known = await unit.transaction.$count(packages, eq(packages.id, packageId));
      if (known === 0) throw new Refusal(404, 'Không tìm thấy gói này, bạn chọn gói khác');
      // Locked, so that two creations at once cannot both be the last one allowed.
      const { imageAllowed } = await lockAccount(unit, accountId);
      const owned = await unit.transaction.$count(images, ownedBy(accountId));
      if (imageAllowed > 0 && owned >= imageAllowed) {
        throw new Refusal(
          409,
          `Tài khoản của bạn được tạo tối đa ${imageAllowed} PC. Bạn xóa bớt PC không dùng rồi thử lại.`,
        );
      }
      const id = newId();
      await unit.transaction.insert(images).values({
        id,
        accountId,
        packageId,
        name,
        nameFolded: foldForSearch(name),
        createdAt: unit.now,
        updatedAt: unit.now,
      });
      return readImage(unit.transaction, id);
    });
    return { status: 201, body };
  },

  async deleteImage(context) {
    const { id: accountId } = requiredAccount(context);
    await inOneTransaction(context.services, async (unit) => {
      const { image } = await lockOwnedImage(unit, accountId, context.parameters.path.id);
      requireAllowed('delete', image, unit.now);
      // The end of its rental has done so already; a deleted PC holds nothing, whatever that end missed.
      await releaseRoutes(unit, context.services, image.id);
      await revokePeers(unit, context.services, 'pc', image.id);
      await endPlayTokens(unit, 'pc', image.id);
      await unit.transaction
        .update(images)
        .set({ deletedAt: unit.now, updatedAt: unit.now })
        .where(eq(images.id, image.id));
    });
    return { status: 200, body: { statusCode: 200, message: 'Xóa thành công', status: true } };
  },

  wakeImage: (context) =>
    actOnMachine(context, context.parameters.path.id, {
      action: 'wake',
      act: (machine) => context.services.machines.wake(machine),
      done: 'Đã gửi lệnh bật nguồn',
      failed:
        'Máy chưa phản hồi lệnh bật nguồn, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
      log: (name) => `Bật nguồn ${name}`,
    }),

  resetImage: (context) =>
    actOnMachine(context, context.body.id, {
      action: 'reset',
      act: (machine) => context.services.machines.reset(machine),
      done: 'Đã gửi lệnh reset máy',
      failed:
        'Máy chưa phản hồi lệnh reset, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
      log: (name) => `Reset máy ${name}`,
    }),

  reconnectImage: (context) => reconnect(context, context.parameters.path.id),
} satisfies OperationHandlers;
