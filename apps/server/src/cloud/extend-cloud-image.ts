import { hardwarePricesOf } from '@tram/machines/hardware-request/rules';
import { cloudExtension, cloudIsOver, cloudPriceOf, formatMoney } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { cloudImages, cloudImageTerms } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book, lockAccount } from '../ledger/book.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import { lockOwnedCloudImage } from './owned-cloud-image.ts';
import { requireAllowed, whatIsLeft } from './permission.ts';
import { publishResult, termWords } from './publish-result.ts';

/**
 * Extends a cloud machine at the present price of its package, with the accepted hardware at the prices of its request,
 * less the present discount. Its hours and days grow, and one that had expired can be started again.
 *
 * The timers of its end are left alone: when they fire they find the new end and wait for that. Only where the days were
 * over, and their timer with them, there is a new one.
 * @throws Refusal 404 unknown machine; 409 being created, deleted, paid for too far ahead, or the balance does not suffice
 */
export async function extendCloudImage(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'events'>,
  { accountId, imageId }: { readonly accountId: string; readonly imageId: string },
): Promise<void> {
  const { transaction, now } = unit;
  const known = await lockOwnedCloudImage(unit, accountId, imageId);
  const { image, itsPackage } = known;
  requireAllowed('extend', image, now);
  const { discountCloud } = await lockAccount(unit, accountId);
  const hardware = hardwarePricesOf(image.acceptedAddHardwares, image.hardwares);
  const { total } = cloudPriceOf(itsPackage.price, hardware, discountCloud);
  const before = whatIsLeft(image);
  const extended = cloudExtension(
    {
      createdAt: image.createdAt.getTime(),
      daysOfUse: image.daysOfUse,
      hoursOfUse: image.hoursOfUse,
      minutesUsed: image.totalMinuteUsed,
    },
    itsPackage,
    now.getTime(),
  );
  if (extended === null) {
    throw new Refusal(409, 'Máy đã được trả trước đến gần 5 năm, bạn gia hạn sau nhé');
  }
  const { daysOfUse, hoursOfUse } = extended;
  const granted = { daysOfUse: extended.daysGranted, hoursOfUse: extended.hoursGranted };
  const termId = newId();
  await book(unit, { accountId, amount: -total, kind: 'extension', reference: termId });
  await transaction.insert(cloudImageTerms).values({
    id: termId,
    cloudImageId: image.id,
    ...granted,
    price: total,
    createdAt: now,
  });
  await transaction
    .update(cloudImages)
    .set({
      daysOfUse,
      hoursOfUse,
      price: image.price + total,
      isExtended: true,
      hasExpired: cloudIsOver(extended, now.getTime()),
      updatedAt: now,
    })
    .where(eq(cloudImages.id, image.id));
  if (before.dueAt <= now.getTime()) {
    const dueAt = new Date(extended.dueAt);
    await schedule(unit, services, { kind: 'cloud.expire', reference: image.id, dueAt });
  }
  await publishResult(unit, services, known, {
    action: 'extend',
    status: 'SUCCESS',
    message: `Gia hạn máy cloud ${image.name} thêm ${termWords(granted)}, ${formatMoney(total)}`,
  });
}
