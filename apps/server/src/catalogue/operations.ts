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
 * When the rented machines of a package become free, soonest first; a machine that is being made counts as rented.
 * The table of the package is named: in a selection of one table, Drizzle leaves it out.
 */
const rentedUntil = sql<Date[]>`array(
  select machine.estimate_used
  from ${images} as machine
  where machine.package_id = ${packages}.id
    and machine.machine_number is not null
    and machine.estimate_used is not null
  order by machine.estimate_used
)`.mapWith(readMoments);

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
  rentedUntil,
};

type SelectedPackage = Omit<PackageRow, 'categoryId' | 'createdAt'> & {
  readonly rentedUntil: readonly Date[];
};

/** A package of the contract. */
export function toPackage(row: SelectedPackage): Package {
  return {
    _id: row.id,
    name: row.name,
    is_available: row.rentedUntil.length < row.capacity ? 1 : 0,
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
