import { eq } from 'drizzle-orm';
import { cloudImages, cloudImageTerms } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import type { CloudCredentials, CloudProgress } from '../machine-driver/cloud-machine-driver.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { driverTask } from './ask-driver.ts';
import { findCloudImage, type KnownCloudImage, lockCloudImage } from './owned-cloud-image.ts';
import { whatIsLeft } from './permission.ts';
import { publishResult } from './publish-result.ts';

/** Asks for the machine of a rental until it is ready or has failed. A failure is refunded. */
export const finishCreation = {
  async ask(services, imageId) {
    const known = await findCloudImage(services.database, imageId);
    if (known?.image.stage !== 'creating') return null;
    const task = driverTask(known, known.image.createdAt);
    return services.cloudMachines.create(task, services.clock.now());
  },

  async apply(unit, services, imageId, progress) {
    const known = await lockCloudImage(unit, imageId);
    // Another process was faster, or the machine does not exist.
    if (progress === null || known?.image.stage !== 'creating') return 'done';
    if (progress.state === 'pending') return { again: progress.askAgainAt };
    if (progress.state === 'done') await handOver(unit, services, known, progress.result);
    else {
      const { reason } = progress;
      services.log.error({ imageId, reason }, 'a cloud machine could not be made');
      await payBack(unit, services, known);
    }
    return 'done';
  },
} satisfies TimerHandler<CloudProgress<CloudCredentials> | null>;

/** The machine is ready and can be started. Its days count from the rental, not from here. */
async function handOver(
  unit: UnitOfWork,
  services: Services,
  known: KnownCloudImage,
  { username, password }: CloudCredentials,
): Promise<void> {
  const { image } = known;
  await unit.transaction
    .update(cloudImages)
    .set({ stage: 'ready', hasMachine: true, username, password, updatedAt: unit.now })
    .where(eq(cloudImages.id, image.id));
  const dueAt = new Date(whatIsLeft(image).dueAt);
  await schedule(unit, services, { kind: 'cloud.expire', reference: image.id, dueAt });
  const message = `Tạo máy cloud ${image.name} thành công`;
  await publishResult(unit, services, known, { action: 'create', status: 'SUCCESS', message });
}

/** The machine could not be made: nothing was bought, and the balance gets its money back. Only the order table shows it. */
async function payBack(
  unit: UnitOfWork,
  services: Services,
  known: KnownCloudImage,
): Promise<void> {
  const { transaction, now } = unit;
  const { id, accountId, name, price } = known.image;
  await transaction
    .update(cloudImages)
    .set({ stage: 'failed', deletedAt: now, price: 0, updatedAt: now })
    .where(eq(cloudImages.id, id));
  await transaction.delete(cloudImageTerms).where(eq(cloudImageTerms.cloudImageId, id));
  await book(unit, { accountId, amount: price, kind: 'refund', reference: id });
  await schedule(unit, services, { kind: 'cloud.release', reference: id, dueAt: now });
  const message = `Tạo máy cloud ${name} không thành công, tiền thuê đã được hoàn vào số dư`;
  await publishResult(unit, services, known, { action: 'create', status: 'FAILED', message });
}
