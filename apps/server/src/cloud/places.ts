import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/tables.ts';
import { cloudImages, cloudPackages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { CloudPackageRow } from './owned-cloud-image.ts';

/** Numbers of the places that are taken, by package. A machine holds one from its start to its shutdown. */
export async function takenPlaces(
  database: Database,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const places = new Map<string, Set<number>>();
  if (packageIds.length === 0) return places;
  const rows = await database
    .select({ packageId: cloudImages.cloudPackageId, machineNumber: cloudImages.machineNumber })
    .from(cloudImages)
    .where(
      and(
        inArray(cloudImages.cloudPackageId, [...packageIds]),
        isNotNull(cloudImages.machineNumber),
      ),
    );
  for (const { packageId, machineNumber } of rows) {
    if (machineNumber === null) continue;
    places.set(packageId, (places.get(packageId) ?? new Set()).add(machineNumber));
  }
  return places;
}

/** Whether a package gives out no machine at the moment ('Server Full'): every place is taken, or the operator says so. */
export function isFull(
  its: Pick<CloudPackageRow, 'id' | 'isFull' | 'capacity'>,
  places: ReadonlyMap<string, ReadonlySet<number>>,
): boolean {
  return its.isFull || (places.get(its.id)?.size ?? 0) >= its.capacity;
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
  const places = await takenPlaces(unit.transaction, [packageId]);
  if (its === undefined || isFull(its, places)) return null;
  let place = 1;
  while (places.get(packageId)?.has(place) === true) place += 1;
  return place <= its.capacity ? place : null;
}
