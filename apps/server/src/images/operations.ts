import type { ActionResult } from '@tram/api/types';
import { foldForSearch } from '@tram/machines/rules';
import { and, eq } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { newId } from '../database/columns.ts';
import { readPage } from '../database/page.ts';
import { images, orders, packages } from '../database/schema/pcs.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { endPlayTokens } from '../play/play-access.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, OperationHandlers, Services } from '../services.ts';
import { revokePeers } from '../tunnels/revoke-peers.ts';
import { releaseRoutes } from '../wan/release-routes.ts';
import { imagesOfAccount, readImage, toImage } from './image-view.ts';
import {
  actionDone,
  actionFailed,
  actOnMachine,
  lockOwnedImage,
  machineFor,
  ownedBy,
  readOwnedImage,
  requireAllowed,
  tryOnMachine,
} from './owned-image.ts';

/** The words of the specification, section 8. */
const done = "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'";
const failed = 'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin';

/**
 * Gives a PC a new RDP password: the machine is asked first, then the PC, its order and the log get the password together.
 * A crash in between leaves the old one on record; asking again gives another.
 */
async function reconnect(
  context: { readonly services: Services; readonly account: AccountIdentity | null },
  imageId: string,
): Promise<{ status: 200; body: ActionResult }> {
  const { services } = context;
  const { id: accountId } = requiredAccount(context);
  const before = await readOwnedImage(services.database, accountId, imageId);
  const machine = machineFor('renewPassword', before.image, services.clock.now());
  const outcome = await tryOnMachine(services, () => services.machines.reconnect(machine));
  await inOneTransaction(services, async (unit) => {
    const { image, itsPackage } = await lockOwnedImage(unit, accountId, imageId);
    if (image.computerName !== machine.computerName) {
      throw new Refusal(409, 'PC vừa hết thời gian thuê');
    }
    const entry = `Kết nối lại ${image.name} (${itsPackage.name})`;
    if (!outcome.ok) {
      await writeLog(unit, {
        accountId,
        group: itsPackage.name,
        message: `${entry} không thành công`,
      });
      return;
    }
    const { passRdp } = outcome.value;
    const change = { passRdp, updatedAt: unit.now };
    await unit.transaction.update(images).set(change).where(eq(images.id, image.id));
    await unit.transaction
      .update(orders)
      .set(change)
      .where(and(eq(orders.imageId, image.id), eq(orders.status, 1)));
    // They were issued for the old password.
    await endPlayTokens(unit, 'pc', image.id);
    await writeLog(unit, {
      accountId,
      group: itsPackage.name,
      message: `${entry}, pass mới: ${passRdp}`,
    });
  });
  return outcome.ok ? actionDone(done) : actionFailed(failed);
}

export const imageOperations = {
  async listImages(context) {
    const { database } = context.services;
    const { id: accountId } = requiredAccount(context);
    const body = await readPage(
      context,
      (range) => imagesOfAccount(database).execute({ accountId, ...range }),
      (rows) => rows.map(toImage),
    );
    return { status: 200, body };
  },

  async createImage(context) {
    const { id: accountId } = requiredAccount(context);
    const name = context.body.name.trim();
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
      await releaseRoutes(unit, image.id);
      await revokePeers(unit, 'pc', image.id);
      await endPlayTokens(unit, 'pc', image.id);
      await unit.transaction
        .update(images)
        .set({ deletedAt: unit.now, updatedAt: unit.now })
        .where(eq(images.id, image.id));
    });
    return actionDone('Xóa thành công');
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
