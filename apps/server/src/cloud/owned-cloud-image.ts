import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/tables.ts';
import { cloudImages, cloudPackages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

/** A row of `cloud_images`. */
export type CloudImageRow = typeof cloudImages.$inferSelect;
/** A row of `cloud_packages`. */
export type CloudPackageRow = typeof cloudPackages.$inferSelect;

/** A cloud machine with its package. */
export interface KnownCloudImage {
  readonly image: CloudImageRow;
  readonly itsPackage: CloudPackageRow;
}

function query(database: Database, where: SQL | undefined) {
  return database
    .select({ image: cloudImages, itsPackage: cloudPackages })
    .from(cloudImages)
    .innerJoin(cloudPackages, eq(cloudPackages.id, cloudImages.cloudPackageId))
    .where(where);
}

/** Another account's machine is refused like one that does not exist. A deleted one is known: the order table shows it. */
function required(found: KnownCloudImage | undefined): KnownCloudImage {
  if (found === undefined) throw new Refusal(404, 'Không tìm thấy máy cloud này');
  return found;
}

function owned(accountId: string, imageId: string): SQL | undefined {
  return and(eq(cloudImages.id, imageId), eq(cloudImages.accountId, accountId));
}

/** Reads a cloud machine of any account. Undefined when there is none. */
export async function findCloudImage(
  database: Database,
  imageId: string,
): Promise<KnownCloudImage | undefined> {
  const [found] = await query(database, eq(cloudImages.id, imageId));
  return found;
}

/**
 * Reads a cloud machine of an account.
 * @throws Refusal 404
 */
export async function readOwnedCloudImage(
  database: Database,
  accountId: string,
  imageId: string,
): Promise<KnownCloudImage> {
  const [found] = await query(database, owned(accountId, imageId));
  return required(found);
}

/**
 * Locks a cloud machine of any account until the unit ends. It is the first lock taken of those about it: machine, then
 * package, then account. Undefined when there is none.
 */
export async function lockCloudImage(
  unit: UnitOfWork,
  imageId: string,
): Promise<KnownCloudImage | undefined> {
  const [found] = await query(unit.transaction, eq(cloudImages.id, imageId)).for('no key update', {
    of: cloudImages,
  });
  return found;
}

/**
 * Locks a cloud machine of an account until the unit ends.
 * @throws Refusal 404
 */
export async function lockOwnedCloudImage(
  unit: UnitOfWork,
  accountId: string,
  imageId: string,
): Promise<KnownCloudImage> {
  const [found] = await query(unit.transaction, owned(accountId, imageId)).for('no key update', {
    of: cloudImages,
  });
  return required(found);
}
