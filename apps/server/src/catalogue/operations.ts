import type { Package } from '@tram/api/types';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { readMoments } from '../database/columns.ts';
import { prepared } from '../database/prepared.ts';
import { categories, images, packages } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';

export type PackageRow = typeof packages.$inferSelect;

/**
 * How many ends of rentals a package tells of: who waits for a machine wants to know the next ones. Every PC of every list carries its
 * package, and a package may have thousands of machines.
 */
const endsTold = 20;

/**
 * The rented machines of a package; one that is being made counts as rented. The table of the package is named: in a selection of one
 * table, Drizzle leaves it out.
 */
const rentedMachines = sql`${images} as machine
  where machine.package_id = ${packages}.id
    and machine.machine_number is not null
    and machine.estimate_used is not null`;

/** When the next of them become free, soonest first. */
const rentedUntil = sql<Date[]>`array(
  select machine.estimate_used from ${rentedMachines}
  order by machine.estimate_used limit ${sql.raw(String(endsTold))}
)`.mapWith(readMoments);

const rented = sql<number>`(select count(*)::int from ${rentedMachines})`;

/** What is selected of a package, with what is free of it. */
export const packageColumns = {
  id: packages.id,
  name: packages.name,
  cpu: packages.cpu,
  gpu: packages.gpu,
  ram: packages.ram,
  ssd: packages.ssd,
  os: packages.os,
  boxPhone: packages.boxPhone,
  support: packages.support,
  pricePerHour: packages.pricePerHour,
  pricePerDay: packages.pricePerDay,
  pricePerMonth: packages.pricePerMonth,
  capacity: packages.capacity,
  updatedAt: packages.updatedAt,
  rented,
  rentedUntil,
};

type SelectedPackage = Omit<PackageRow, 'categoryId' | 'createdAt'> & {
  readonly rented: number;
  readonly rentedUntil: readonly Date[];
};

/** A package of the contract. */
export function toPackage(row: SelectedPackage): Package {
  return {
    _id: row.id,
    name: row.name,
    is_available: row.rented < row.capacity ? 1 : 0,
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
    orders_end_time: row.rentedUntil.map((end) => end.toISOString()),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Dearest first. */
function selectPackages(database: Database, where?: SQL) {
  return database
    .select(packageColumns)
    .from(packages)
    .where(where)
    .orderBy(desc(packages.pricePerHour), packages.name);
}

const allPackages = prepared((database) => selectPackages(database).prepare('packages'));

export const catalogueOperations = {
  async listPackages({ services }) {
    const rows = await allPackages(services.database).execute();
    return { status: 200, body: rows.map(toPackage) };
  },

  async listPackagesOfCategory({ services, parameters }) {
    const { id } = parameters.path;
    const category = await services.database.$count(categories, eq(categories.id, id));
    if (category === 0) throw new Refusal(404, 'Không tìm thấy nhóm gói này');
    const rows = await selectPackages(services.database, eq(packages.categoryId, id));
    return { status: 200, body: rows.map(toPackage) };
  },

  async listCategories({ services }) {
    const rows = await services.database.select().from(categories).orderBy(asc(categories.name));
    return { status: 200, body: rows.map(({ id, name }) => ({ _id: id, name })) };
  },
} satisfies OperationHandlers;
