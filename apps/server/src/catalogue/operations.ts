import { asc, eq } from 'drizzle-orm';
import { categories, packages } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import { readPackages } from './package-view.ts';

/** What can be rented. */
export const catalogueOperations = {
  async listPackages({ services }) {
    return { status: 200, body: await readPackages(services.database) };
  },

  async listPackagesOfCategory({ services, parameters }) {
    const { id } = parameters.path;
    const category = await services.database.$count(categories, eq(categories.id, id));
    if (category === 0) throw new Refusal(404, 'Không tìm thấy nhóm gói này');
    return {
      status: 200,
      body: await readPackages(services.database, eq(packages.categoryId, id)),
    };
  },

  async listCategories({ services }) {
    const rows = await services.database.select().from(categories).orderBy(asc(categories.name));
    return { status: 200, body: rows.map(({ id, name }) => ({ _id: id, name })) };
  },
} satisfies OperationHandlers;
