import type { CloudHardware, CloudImage, CloudPackage, CloudPackageGroup } from '@tram/api/types';
import { hardwarePricesOf, isHardwareRequestCode } from '@tram/machines/hardware-request/rules';
import { cloudMinutesUsed } from '@tram/machines/rules';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type DayRange, isWithinDays } from '../database/day-range.ts';
import { type PageRange, type QueryRange, totalOfList } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { accounts } from '../database/schema/accounts.ts';
import { cloudHardwares, cloudImages, cloudPackages } from '../database/schema/cloud.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lowestFreeNumber } from '../rentals/free-number.ts';
import { type CloudImageRow, type CloudPackageRow, hasExpired } from './cloud-machine.ts';

/** Numbers of the places of a package that are taken. A machine holds one from its start to its shutdown. */
export async function takenPlaces(
  database: Database,
  packageId: string,
): Promise<readonly (number | null)[]> {
  const rows = await database
    .select({ machineNumber: cloudImages.machineNumber })
    .from(cloudImages)
    .where(and(eq(cloudImages.cloudPackageId, packageId), isNotNull(cloudImages.machineNumber)));
  return rows.map((row) => row.machineNumber);
}

/**
 * Whether a package is full ('Server Full'): every place is taken, or the operator has closed it.
 * @param taken how many of its machines run
 */
export function isFull(its: Pick<CloudPackageRow, 'isFull' | 'capacity'>, taken: number): boolean {
  return its.isFull || taken >= its.capacity;
}

/**
 * Finds the lowest place of a package that no machine has. The package is locked, so that two starts cannot find the same
 * one and no more machines run than there are places.
 * @returns null when none is left
 */
export async function findPlace(unit: UnitOfWork, packageId: string): Promise<number | null> {
  const [its] = await unit.transaction
    .select()
    .from(cloudPackages)
    .where(eq(cloudPackages.id, packageId))
    .for('no key update');
  const places = await takenPlaces(unit.transaction, packageId);
  if (its === undefined || its.isFull) return null;
  return lowestFreeNumber(places, its.capacity);
}

/**
 * How many machines of a package run. The table of the package is named: in a selection of one table, Drizzle leaves it out.
 */
export const runningMachines = sql`(
  select count(*) from ${cloudImages} as machine
  where machine.cloud_package_id = ${cloudPackages}.id and machine.machine_number is not null
)`.mapWith(Number);

const hardwaresOfPackage = sql<CloudHardware[]>`(
  select coalesce(
    json_agg(
      json_build_object('_id', hardware.id, 'name', hardware.name, 'price', hardware.price)
      order by hardware.rank, hardware.name
    ),
    '[]'
  )
  from ${cloudHardwares} as hardware
  where hardware.cloud_package_id = ${cloudPackages}.id
)`;

/** What is selected of a package, with what is free of it. */
const packageColumns = {
  id: cloudPackages.id,
  group: cloudPackages.group,
  name: cloudPackages.name,
  price: cloudPackages.price,
  cpu: cloudPackages.cpu,
  ram: cloudPackages.ram,
  ssd: cloudPackages.ssd,
  vga: cloudPackages.vga,
  os: cloudPackages.os,
  daysOfUse: cloudPackages.daysOfUse,
  hoursOfUse: cloudPackages.hoursOfUse,
  maxHoursEachSession: cloudPackages.maxHoursEachSession,
  messageWait: cloudPackages.messageWait,
  capacity: cloudPackages.capacity,
  isFull: cloudPackages.isFull,
  updatedAt: cloudPackages.updatedAt,
  running: runningMachines,
  hardwares: hardwaresOfPackage,
};

type SelectedPackage = Omit<CloudPackageRow, 'rank' | 'createdAt'> & {
  readonly running: number;
  readonly hardwares: CloudHardware[];
};

function toCloudPackage(row: SelectedPackage): CloudPackage {
  return {
    _id: row.id,
    group: row.group,
    name: row.name,
    price: row.price,
    cpu: row.cpu,
    ram: row.ram,
    ssd: row.ssd,
    vga: row.vga,
    os: row.os,
    days_of_use: row.daysOfUse,
    hours_of_use: row.hoursOfUse,
    max_hours_each_session: row.maxHoursEachSession,
    message_wait: row.messageWait,
    cloudReady: !isFull(row, row.running),
    hardwares: row.hardwares,
    updatedAt: row.updatedAt.toISOString(),
  };
}

const catalogue = prepared((database) =>
  database
    .select(packageColumns)
    .from(cloudPackages)
    .orderBy(asc(cloudPackages.rank), asc(cloudPackages.name))
    .prepare('cloud_packages'),
);

/** Reads the cloud catalogue: groups and their packages in the operator's order. */
export async function readCloudPackageGroups(database: Database): Promise<CloudPackageGroup[]> {
  const groups = new Map<string, CloudPackage[]>();
  for (const row of await catalogue(database).execute()) {
    const view = toCloudPackage(row);
    groups.set(view.group, [...(groups.get(view.group) ?? []), view]);
  }
  return [...groups].map(([group, packages]) => ({ group, packages }));
}

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

function machineFields(image: CloudImageRow, now: Date): Omit<CloudImage, 'cloud' | 'account'> {
  const status = image.acceptedAddHardwares;
  return {
    _id: image.id,
    name: image.name,
    createdAt: image.createdAt.toISOString(),
    updatedAt: image.updatedAt.toISOString(),
    days_of_use: image.daysOfUse,
    hours_of_use: image.hoursOfUse,
    total_minute_used: cloudMinutesUsed(image.timeUsed),
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

const newestFirst = [desc(cloudImages.createdAt), desc(cloudImages.id)];

function selectCloudImages(database: Database, where: SQL | undefined, range: QueryRange) {
  const page = database
    .select({ ...getTableColumns(cloudImages), total: totalOfList })
    .from(cloudImages)
    .where(where)
    .orderBy(...newestFirst)
    .limit(range.limit)
    .offset(range.offset)
    .as('cloud_images');
  return database
    .select({
      image: cloudImages,
      package: packageColumns,
      username: accounts.username,
      total: page.total,
    })
    .from(page)
    .innerJoin(cloudPackages, eq(cloudPackages.id, cloudImages.cloudPackageId))
    .innerJoin(accounts, eq(accounts.id, cloudImages.accountId))
    .orderBy(...newestFirst);
}

type SelectedCloudImage = Awaited<ReturnType<typeof selectCloudImages>>[number];

/** A machine of the contract. */
export function toCloudImage(row: SelectedCloudImage, now: Date): CloudImage {
  return {
    ...machineFields(row.image, now),
    cloud: toCloudPackage(row.package),
    account: { username: row.username },
  };
}

/** Which machines of an account: those that it has, or those that it had too. */
interface CloudImageList<AccountId = string> {
  readonly accountId: AccountId;
  readonly withDeleted: boolean;
}

function cloudImagesOf({
  accountId,
  withDeleted,
}: CloudImageList<string | Placeholder>): SQL | undefined {
  return and(
    eq(cloudImages.accountId, accountId),
    withDeleted ? undefined : isNull(cloudImages.deletedAt),
  );
}

const ofAnyAccount = { accountId: sql.placeholder('accountId') };
const presentCloudImages = prepared((database) =>
  selectCloudImages(
    database,
    cloudImagesOf({ ...ofAnyAccount, withDeleted: false }),
    anyRange,
  ).prepare('cloud_images'),
);
const everyCloudImage = prepared((database) =>
  selectCloudImages(
    database,
    cloudImagesOf({ ...ofAnyAccount, withDeleted: true }),
    anyRange,
  ).prepare('cloud_images_with_deleted'),
);
const oneCloudImage = prepared((database) =>
  selectCloudImages(database, eq(cloudImages.id, sql.placeholder('id')), {
    limit: 1,
    offset: 0,
  }).prepare('cloud_image'),
);

/**
 * Reads rows of an account's cloud machines, newest first.
 * @param list with `days`, those that were rented on these days @throws Refusal 400 for what is no date
 */
export async function readCloudImages(
  database: Database,
  { days = {}, ...list }: CloudImageList & { readonly days?: DayRange },
  range: PageRange,
): Promise<SelectedCloudImage[]> {
  const isRented = isWithinDays(cloudImages.createdAt, days);
  if (isRented !== undefined) {
    return selectCloudImages(database, and(cloudImagesOf(list), isRented), range);
  }
  const query = list.withDeleted ? everyCloudImage : presentCloudImages;
  return query(database).execute({ accountId: list.accountId, ...range });
}

/** Reads one cloud machine as the contract gives it. */
export async function readCloudImage(
  database: Database,
  now: Date,
  imageId: string,
): Promise<CloudImage> {
  const [row] = await oneCloudImage(database).execute({ id: imageId });
  if (row === undefined) throw new Error(`there is no cloud machine ${imageId}`);
  return toCloudImage(row, now);
}
