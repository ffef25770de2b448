/** The guides that the server itself serves: which there are, and their text. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserGuide } from '@tram/api/types';
import { SECOND } from '@tram/machines/rules';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import { readPage, totalOfList } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { userGuides } from '../database/schema/messages.ts';
import { settings as marks } from '../database/schema/server.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';

export interface Guide {
  /** Its name in the address `/guides/{slug}` and of its file in `guides/`. */
  readonly slug: string;
  readonly title: string;
}

export const guides = [
  { slug: 'remote-desktop-windows', title: 'Mở máy bằng Remote Desktop trên Windows' },
  { slug: 'remote-desktop-macos', title: 'Mở máy bằng Remote Desktop trên macOS' },
  { slug: 'remote-desktop-dien-thoai', title: 'Mở máy trên điện thoại và máy tính bảng' },
  { slug: 'nap-tien-bang-ma-qr', title: 'Nạp tiền bằng mã QR' },
  { slug: 'cai-tunnel', title: 'Cài tunnel trên Windows, macOS và điện thoại' },
  { slug: 'duong-mang-va-doi-ip', title: 'Chọn đường internet và đổi IP' },
  { slug: 'gia-han-va-ket-thuc-phien', title: 'Gia hạn, tạm nghỉ và kết thúc phiên' },
  { slug: 'xac-minh-danh-tinh', title: 'Xác minh danh tính và ký hợp đồng thuê' },
] as const satisfies readonly Guide[];

export function guidePath({ slug }: Guide): string {
  return `/guides/${slug}`;
}

const texts = new Map<string, string>();

/** The text of a guide: trusted HTML without a heading of its own, where `{{brand}}` stands for the product's name. */
export function guideText({ slug }: Guide): string {
  const known = texts.get(slug);
  if (known !== undefined) return known;
  const file = path.join(import.meta.dirname, 'guides', `${slug}.html`);
  const text = readFileSync(file, 'utf8').trim();
  texts.set(slug, text);
  return text;
}

/** Says in `settings` that the guides have been listed: one that an operator withdraws does not come back. */
const marker = 'user-guides.seeded';

/** Lists the guides that the server serves, once in the life of a database. */
export async function seedUserGuides({ transaction, now }: UnitOfWork): Promise<void> {
  const marked = await transaction
    .insert(marks)
    .values({ key: marker, value: now.toISOString() })
    .onConflictDoNothing()
    .returning({ key: marks.key });
  if (marked.length === 0) return;
  await transaction.insert(userGuides).values(
    guides.map((guide, index) => {
      // The list is newest first.
      const at = new Date(now.getTime() - index * SECOND);
      return { title: guide.title, link: guidePath(guide), createdAt: at, updatedAt: at };
    }),
  );
}

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

const allGuides = prepared((database) =>
  database
    .select({ ...getTableColumns(userGuides), total: totalOfList })
    .from(userGuides)
    .orderBy(desc(userGuides.createdAt), desc(userGuides.id))
    .limit(anyRange.limit)
    .offset(anyRange.offset)
    .prepare('user_guides'),
);

/** The list of guides. Publishing and withdrawing are for role ADMIN: the routes enforce the contract's `x-roles`. */
export const userGuideOperations = {
  async listUserGuides(context) {
    const { database } = context.services;
    const body = await readPage(
      context,
      (range) => allGuides(database).execute({ ...range }),
      (rows) => rows.map((row) => toUserGuide(row, context.origin)),
    );
    return { status: 200, body };
  },

  async createUserGuide({ services, body, origin }) {
    const title = body.title.trim();
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
