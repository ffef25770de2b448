/** The guides that the server itself serves: which there are, and their text. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECOND } from '@tram/machines/rules';
import { userGuides } from '../database/schema/messages.ts';
import { settings } from '../database/schema/server.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** A guide of this server. */
export interface Guide {
  /** Its name in the address `/guides/{slug}` and of its file in `guides/`. */
  readonly slug: string;
  readonly title: string;
}

/** Every guide, in the order of the list. */
export const guides = [
  { slug: 'remote-desktop-windows', title: 'Mở máy bằng Remote Desktop trên Windows' },
  { slug: 'remote-desktop-macos', title: 'Mở máy bằng Remote Desktop trên macOS' },
  { slug: 'remote-desktop-dien-thoai', title: 'Mở máy trên điện thoại và máy tính bảng' },
  { slug: 'nap-tien-bang-ma-qr', title: 'Nạp tiền bằng mã QR' },
  { slug: 'cai-tunnel', title: 'Cài tunnel trên Windows, macOS và điện thoại' },
  { slug: 'duong-mang-va-doi-ip', title: 'Chọn đường mạng và đổi IP' },
  { slug: 'gia-han-va-ket-thuc-phien', title: 'Gia hạn, tạm nghỉ và kết thúc phiên' },
  { slug: 'xac-minh-danh-tinh', title: 'Xác minh danh tính và ký hợp đồng thuê' },
] as const satisfies readonly Guide[];

/** The address of a guide on this server. */
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
    .insert(settings)
    .values({ key: marker, value: now.toISOString() })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (marked.length === 0) return;
  await transaction.insert(userGuides).values(
    guides.map((guide, index) => {
      // The list is newest first.
      const at = new Date(now.getTime() - index * SECOND);
      return { title: guide.title, link: guidePath(guide), createdAt: at, updatedAt: at };
    }),
  );
}
