/** The port to where contents are kept: pictures of identity cards, signatures, contracts. Rows of them are elsewhere. */

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

/** Keeps contents by random names. Who may read one is decided by the rows (`stored_files`), not here. */
export interface FileStore {
  /** Keeps a content durably. @returns its name in the store, which is random */
  put(content: Uint8Array): Promise<string>;
  /**
   * Reads a content; null when there is none of this name.
   * @throws Error when it was changed or was kept under another secret
   */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes a content; does nothing when there is none. */
  delete(key: string): Promise<void>;
  /**
   * Deletes what was put before a moment and belongs to nothing, unfinished writes included: what a crash between the
   * content and its row has left.
   * @param belongs which of these names still belong to something
   * @returns how many were removed
   */
  sweep(
    before: Date,
    belongs: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<number>;
}
