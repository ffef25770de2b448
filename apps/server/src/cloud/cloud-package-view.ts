import { asc, inArray } from 'drizzle-orm';
import type { CloudHardware, CloudPackage, CloudPackageGroup } from '@tram/api/types';
import type { Database } from '../database/tables.ts';
import { cloudHardwares, cloudPackages } from '../database/schema/cloud.ts';
import type { CloudPackageRow } from './owned-cloud-image.ts';
import { isFull, takenPlaces } from './places.ts';

async function hardwaresOf(
  database: Database,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, CloudHardware[]>> {
  const hardwares = new Map<string, CloudHardware[]>();
  if (packageIds.length === 0) return hardwares;
  const rows = await database
    .select()
    .from(cloudHardwares)
    .where(inArray(cloudHardwares.cloudPackageId, [...packageIds]))
    .orderBy(asc(cloudHardwares.rank), asc(cloudHardwares.name));
  for (const { cloudPackageId, id, name, price } of rows) {
    const before = hardwares.get(cloudPackageId) ?? [];
    hardwares.set(cloudPackageId, [...before, { _id: id, name, price }]);
  }
  return hardwares;
}

/** Turns rows into packages of the contract, by id, with what is free now. Two queries, however many there are. */
export async function cloudPackageViews(
  database: Database,
  rows: readonly CloudPackageRow[],
): Promise<ReadonlyMap<string, CloudPackage>> {
  const ids = [...new Set(rows.map((row) => row.id))];
  const hardwares = await hardwaresOf(database, ids);
  const places = await takenPlaces(database, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
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
        cloudReady: !isFull(row, places),
        hardwares: hardwares.get(row.id) ?? [],
        updatedAt: row.updatedAt.toISOString(),
      },
    ]),
  );
}

/** Reads the cloud catalogue: groups and their packages in the operator's order. */
export async function readCloudPackageGroups(database: Database): Promise<CloudPackageGroup[]> {
  const rows = await database
    .select()
    .from(cloudPackages)
    .orderBy(asc(cloudPackages.rank), asc(cloudPackages.name));
  const groups = new Map<string, CloudPackage[]>();
  for (const view of (await cloudPackageViews(database, rows)).values()) {
    groups.set(view.group, [...(groups.get(view.group) ?? []), view]);
  }
  return [...groups].map(([group, packages]) => ({ group, packages }));
}
