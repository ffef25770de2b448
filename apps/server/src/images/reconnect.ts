import type { ActionResult } from '@tram/api/types';
import { and, eq } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { images, orders } from '../database/schema/pcs.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/operations.ts';
import { endPlayTokens } from '../play/play-tokens.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { lockOwnedImage, readOwnedImage } from './owned-image.ts';
import { machineFor, tryOnMachine } from './permission.ts';

/** The words of the specification, section 8. */
const done = "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'";
const failed = 'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin';

/**
 * Gives a PC a new RDP password: the machine is asked first, then the PC, its order and the log get the password together.
 * A crash in between leaves the old one on record; asking again gives another.
 */
export async function reconnect(
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
  return outcome.ok
    ? { status: 200, body: { statusCode: 200, message: done, status: true } }
    : { status: 200, body: { statusCode: 400, message: failed, status: false } };
}
