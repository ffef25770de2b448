import type { storedFiles } from '../database/schema/identity.ts';

const names: Readonly<Record<(typeof storedFiles.$inferSelect)['kind'], string>> = {
  front_card: 'CCCD mặt trước',
  back_card: 'CCCD mặt sau',
  portrait: 'Ảnh chân dung',
  signature: 'Chữ ký',
  contract: 'Hợp đồng thuê máy',
};

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** What a file is called when its owner saves it. */
export function fileName({
  kind,
  contentType,
}: Pick<typeof storedFiles.$inferSelect, 'kind' | 'contentType'>): string {
  return `${names[kind]}.${endings[contentType] ?? 'bin'}`;
}
