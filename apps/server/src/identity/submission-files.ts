/** The five files of a submission: written before their rows, removed again when there will be no rows. */
import { newId } from '../database/columns.ts';
import { storedFiles } from '../database/schema/identity.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { FileStore } from '../files/file-store.ts';
import { sha256 } from './contract/contract-parts.ts';

type FileRow = typeof storedFiles.$inferInsert;

/** What a file shows. */
type FileKind = FileRow['kind'];

/** A file before it is kept. */
export interface NewFile {
  readonly kind: FileKind;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A file whose content is in the store. Its row may not exist yet. */
export interface KeptFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly checksum: string;
}

/** Puts contents into the store, all or none. A crash half-way leaves what the daily clean-up removes. */
export async function keepFiles(
  store: FileStore,
  files: readonly NewFile[],
): Promise<readonly KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const { kind, contentType, content } of files) {
      kept.push({
        id: newId(),
        kind,
        contentType,
        storageKey: await store.put(content),
        size: content.byteLength,
        checksum: sha256(content),
      });
    }
    return kept;
  } catch (error) {
    await discardFiles(store, kept);
    throw error;
  }
}

/** Removes contents that no row will name. */
export async function discardFiles(store: FileStore, files: readonly KeptFile[]): Promise<void> {
  for (const { storageKey } of files) await store.delete(storageKey);
}

/** Writes the rows of kept files, in the unit of what they belong to. */
export async function recordFiles(
  unit: UnitOfWork,
  accountId: string,
  files: readonly KeptFile[],
): Promise<void> {
  const createdAt = unit.now;
  await unit.transaction
    .insert(storedFiles)
    .values(files.map((file): FileRow => ({ ...file, accountId, createdAt })));
}

/** The id of the file of a kind. */
export function idOf(files: readonly KeptFile[], kind: FileKind): string {
  const file = files.find((one) => one.kind === kind);
  if (file === undefined) throw new Error(`a submission has no ${kind}`);
  return file.id;
}
