import { eq } from 'drizzle-orm';
import type { WanRequest } from '@tram/api/types';
import type { PcImageAction } from '@tram/machines/pc-image/rules';
import { images, sshRoutes } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockOwnedImage, type OwnedImage } from '../images/owned-image.ts';
import { requireAllowed } from '../images/permission.ts';
import type { RoutedMachine } from '../machine-driver/network-driver.ts';
import { Refusal } from '../refusal.ts';

/** An installed PC of the caller, locked, with its way to the internet. */
export interface RoutedImage extends OwnedImage {
  readonly ssh: typeof sshRoutes.$inferSelect;
  readonly machine: RoutedMachine;
}

/**
 * Locks the PC of a request about its routes, and makes sure that the request means what it is now: a page may have been open
 * since a rental before.
 * @throws Refusal 404 unknown PC or SSH entry; 409 not installed, or another address by now
 */
export async function lockRoutedImage(
  unit: UnitOfWork,
  accountId: string,
  request: WanRequest,
  action: PcImageAction,
): Promise<RoutedImage> {
  const owned = await lockOwnedImage(unit, accountId, request.image_id);
  const { image } = owned;
  requireAllowed(action, image, unit.now);
  if (image.sshId !== request.ssh_id) {
    throw new Refusal(404, 'Không tìm thấy cổng SSH này của PC, bạn tải lại trang rồi thử lại');
  }
  const [ssh] = await unit.transaction
    .select()
    .from(sshRoutes)
    .where(eq(sshRoutes.id, image.sshId));
  if (ssh === undefined || image.intIpAddress === null) {
    throw new Error(`PC ${image.id} is installed without a route`);
  }
  if (image.intIpAddress !== request.int_ip_address.trim()) {
    throw new Refusal(409, 'Địa chỉ của PC đã thay đổi, bạn tải lại trang rồi thử lại');
  }
  return {
    ...owned,
    ssh,
    machine: { gateway: ssh.gateway, intIpAddress: image.intIpAddress },
  };
}

/** Marks a PC and its SSH entry as changed, so that no older answer overwrites what clients read from now on. */
export async function touchRoutes(
  unit: UnitOfWork,
  { image, ssh }: Pick<RoutedImage, 'image' | 'ssh'>,
): Promise<void> {
  const change = { updatedAt: unit.now };
  await unit.transaction.update(images).set(change).where(eq(images.id, image.id));
  await unit.transaction.update(sshRoutes).set(change).where(eq(sshRoutes.id, ssh.id));
}
