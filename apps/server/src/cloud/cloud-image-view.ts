import type { CloudImage } from '@tram/api/types';
import { hardwarePricesOf, isHardwareRequestCode } from '@tram/machines/hardware-request/rules';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { PageRange } from '../database/page.ts';
import { accounts } from '../database/schema/accounts.ts';
import { cloudImages, cloudPackages } from '../database/schema/cloud.ts';
import type { Database } from '../database/tables.ts';
import { cloudPackageViews } from './cloud-package-view.ts';
import type { CloudImageRow } from './owned-cloud-image.ts';
import { hasExpired } from './permission.ts';

/** What additional hardware adds to an extension before the discount, VND; 0 until it is accepted. */
function priceOfHardwares({ acceptedAddHardwares, hardwares }: CloudImageRow): number {
  return hardwarePricesOf(acceptedAddHardwares, hardwares).reduce((sum, price) => sum + price, 0);
}

/** Where a machine can be reached; nothing while it does not run. */
function resourceOf(image: CloudImageRow): CloudImage['resource_cloud'] {
  if (!image.isRunning) return null;
  return {
    ip_remote: image.ipRemote,
    ip_int: image.ipInt,
    ssh: { api_tunnel: image.apiTunnel },
  };
}

function toCloudImage(image: CloudImageRow, now: Date): Omit<CloudImage, 'cloud' | 'account'> {
  const status = image.acceptedAddHardwares;
  return {
    _id: image.id,
    name: image.name,
    createdAt: image.createdAt.toISOString(),
    updatedAt: image.updatedAt.toISOString(),
    days_of_use: image.daysOfUse,
    hours_of_use: image.hoursOfUse,
    total_minute_used: image.totalMinuteUsed,
    is_running: image.isRunning,
    operation: image.operation,
    is_creating: image.stage === 'creating',
    is_deleted: image.deletedAt !== null,
    has_expired: hasExpired(image, now),
    is_extended: image.isExtended,
    last_turned_time: image.lastTurnedTime?.toISOString() ?? null,
    price: image.price,
    price_hardwares: priceOfHardwares(image),
    discount: image.discount,
    hardwares: image.hardwares.map(({ id, name, price }) => ({ _id: id, name, price })),
    accepted_add_hardwares: isHardwareRequestCode(status) ? status : 1,
    response_data:
      image.username === null || image.password === null
        ? null
        : { username: image.username, password: image.password },
    backup_response_data: image.backupId === null ? null : { id: image.backupId },
    resource_cloud: resourceOf(image),
  };
}

/** Reads cloud machines as the contract gives them, newest first. Three queries, however many there are. */
export async function readCloudImages(
  database: Database,
  now: Date,
  where: SQL | undefined,
  range: PageRange,
): Promise<CloudImage[]> {
  const rows = await database
    .select({ image: cloudImages, package: cloudPackages, username: accounts.username })
    .from(cloudImages)
    .innerJoin(cloudPackages, eq(cloudPackages.id, cloudImages.cloudPackageId))
    .innerJoin(accounts, eq(accounts.id, cloudImages.accountId))
    .where(where)
    .orderBy(desc(cloudImages.createdAt), desc(cloudImages.id))
    .limit(range.limit)
    .offset(range.offset);
  const views = await cloudPackageViews(
    database,
    rows.map((row) => row.package),
  );
  return rows.flatMap(({ image, username }) => {
    const cloud = views.get(image.cloudPackageId);
    // Joined above: every machine has its package.
    if (cloud === undefined) return [];
    return [{ ...toCloudImage(image, now), cloud, account: { username } }];
  });
}

/** Reads one cloud machine as the contract gives it. */
export async function readCloudImage(
  database: Database,
  now: Date,
  imageId: string,
): Promise<CloudImage> {
  const where = eq(cloudImages.id, imageId);
  const [image] = await readCloudImages(database, now, where, { limit: 1, offset: 0 });
  if (image === undefined) throw new Error(`there is no cloud machine ${imageId}`);
  return image;
}
