import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PackageRow } from '../catalogue/operations.ts';
import { images, packages } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

/** A row of `images`. */
export type ImageRow = typeof images.$inferSelect;

/** A PC with its package. */
export interface OwnedImage {
  readonly image: ImageRow;
  readonly itsPackage: PackageRow;
}

/** The PCs of an account that have not been deleted. */
export function ownedBy(accountId: string): SQL | undefined {
  return and(eq(images.accountId, accountId), isNull(images.deletedAt));
}

/** Another account's PC is refused like one that does not exist. */
function refuseUnknown(): Refusal {
  return new Refusal(404, 'Không tìm thấy PC này');
}

function query(database: Database, accountId: string, imageId: string) {
  return database
    .select({ image: images, itsPackage: packages })
    .from(images)
    .innerJoin(packages, eq(packages.id, images.packageId))
    .where(and(eq(images.id, imageId), ownedBy(accountId)));
}

/**
 * Reads a PC of an account.
 * @throws Refusal 404
 */
export async function readOwnedImage(
  database: Database,
  accountId: string,
  imageId: string,
): Promise<OwnedImage> {
  const [found] = await query(database, accountId, imageId);
  if (found === undefined) throw refuseUnknown();
  return found;
}

/**
 * Locks a PC of an account until the unit ends. It is the first lock taken of those about a rental: PC, then order, then
 * package, then account.
 * @throws Refusal 404
 */
export async function lockOwnedImage(
  unit: UnitOfWork,
  accountId: string,
  imageId: string,
): Promise<OwnedImage> {
  const [found] = await query(unit.transaction, accountId, imageId).for('no key update', {
    of: images,
  });
  if (found === undefined) throw refuseUnknown();
  return found;
}
