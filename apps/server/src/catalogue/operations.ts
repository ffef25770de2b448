import type { Package } from '@tram/api/types';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { categories, images, packages } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';

export type PackageRow = typeof packages.$inferSelect;

const rentedMachines = prepared((database) =>
  database
    .select({ packageId: images.packageId, end: images.estimateUsed })
    .from(images)
    .where(
      and(
        sql`${images.packageId} = any(${sql.placeholder('packages')})`,
        isNotNull(images.machineNumber),
      ),
    )
    .orderBy(images.estimateUsed)
    .prepare('rented_machines'),
);

/** When the rented machines of packages become free, by package; a machine that is being made counts as rented. */
async function occupied(
  database: Database,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Date[]>> {
  const ends = new Map<string, Date[]>();
  if (packageIds.length === 0) return ends;
  const rented = await rentedMachines(database).execute({ packages: packageIds });
  for (const { packageId, end } of rented) {
    if (end !== null) ends.set(packageId, [...(ends.get(packageId) ?? []), end]);
  }
  return ends;
}

/** Turns rows into packages of the contract, with what is free now. One query, however many there are. */
export async function packageViews(
  database: Database,
  rows: readonly PackageRow[],
): Promise<ReadonlyMap<string, Package>> {
  const ends = await occupied(database, [...new Set(rows.map((row) => row.id))]);
  return new Map(
    rows.map((row) => {
      const endTimes = ends.get(row.id) ?? [];
      return [
        row.id,
        {
          _id: row.id,
          name: row.name,
          is_available: endTimes.length < row.capacity ? 1 : 0,
          cpu: row.cpu,
          gpu: row.gpu,
          ram: row.ram,
          ssd: row.ssd,
          os: row.os,
          box_phone: row.boxPhone,
          support: row.support,
          price_per_hour: row.pricePerHour,
          price_per_day: row.pricePerDay,
          price_per_month: row.pricePerMonth,
          orders_end_time: endTimes.map((end) => end.toISOString()),
          updatedAt: row.updatedAt.toISOString(),
        },
      ];
    }),
  );
}

/** Dearest first. */
function selectPackages(database: Database, where?: SQL) {
  return database
    .select()
    .from(packages)
    .where(where)
    .orderBy(desc(packages.pricePerHour), packages.name);
}

const allPackages = prepared((database) => selectPackages(database).prepare('packages'));

export const catalogueOperations = {
  async listPackages({ services }) {
    const rows = await allPackages(services.database).execute();
    const views = await packageViews(services.database, rows);
    return { status: 200, body: [...views.values()] };
  },

  async listPackagesOfCategory({ services, parameters }) {
    const { id } = parameters.path;
    const category = await services.database.$count(categories, eq(categories.id, id));
    if (category === 0) throw new Refusal(404, 'Không tìm thấy nhóm gói này');
    const rows = await selectPackages(services.database, eq(packages.categoryId, id));
    const views = await packageViews(services.database, rows);
    return { status: 200, body: [...views.values()] };
  },

  async listCategories({ services }) {
    const rows = await services.database.select().from(categories).orderBy(asc(categories.name));
    return { status: 200, body: rows.map(({ id, name }) => ({ _id: id, name })) };
  },
} satisfies OperationHandlers;
