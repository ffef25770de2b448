import { desc, eq } from 'drizzle-orm';
import type { UserGuide } from '@tram/api/types';
import { readPage } from '../database/page.ts';
import { userGuides } from '../database/schema/messages.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';

/** A guide as the contract gives it. A path of this server becomes a full address. */
function toUserGuide(row: typeof userGuides.$inferSelect, origin: string): UserGuide {
  return {
    _id: row.id,
    title: row.title,
    link: row.link.startsWith('/') ? `${origin}${row.link}` : row.link,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * The address of a guide elsewhere, as a browser understands it.
 * @throws Refusal 400 for anything but a web address that a customer can open
 */
function webAddress(link: string): string {
  const url = URL.canParse(link.trim()) ? new URL(link.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Refusal(400, 'Liên kết phải là địa chỉ web, bắt đầu bằng http:// hoặc https://');
  return url.href;
}

/** The list of guides. Publishing and withdrawing are for role ADMIN: the routes enforce the contract's `x-roles`. */
export const userGuideOperations = {
  async listUserGuides({ services, parameters, origin }) {
    const { database, settings } = services;
    const body = await readPage(
      { size: settings.pageSize, page: parameters.query.page },
      database.$count(userGuides),
      async ({ limit, offset }) => {
        const rows = await database
          .select()
          .from(userGuides)
          .orderBy(desc(userGuides.createdAt), desc(userGuides.id))
          .limit(limit)
          .offset(offset);
        return rows.map((row) => toUserGuide(row, origin));
      },
    );
    return { status: 200, body };
  },

  async createUserGuide({ services, body, origin }) {
    const title = body.title.normalize('NFC').trim();
    if (title === '') throw new Refusal(400, 'Tiêu đề không được để trống');
    const now = services.clock.now();
    const [created] = await services.database
      .insert(userGuides)
      .values({ title, link: webAddress(body.link), createdAt: now, updatedAt: now })
      .returning();
    if (created === undefined) throw new Error('the guide was not written');
    return { status: 201, body: toUserGuide(created, origin) };
  },

  async deleteUserGuide({ services, parameters }) {
    const gone = await services.database
      .delete(userGuides)
      .where(eq(userGuides.id, parameters.path.id))
      .returning({ id: userGuides.id });
    if (gone.length === 0) throw new Refusal(404, 'Không tìm thấy hướng dẫn này');
    return { status: 200, body: { statusCode: 200, message: 'Xóa thành công', status: true } };
  },
} satisfies OperationHandlers;
