/** The port to where contents are kept: pictures of identity cards, signatures, contracts. Rows of them are elsewhere. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { storedFiles } from '../database/schema/identity.ts';
import { type Settings, SettingsError } from '../settings.ts';

const fileNames: Readonly<Record<(typeof storedFiles.$inferSelect)['kind'], string>> = {
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

export function fileName({
  kind,
  contentType,
}: Pick<typeof storedFiles.$inferSelect, 'kind' | 'contentType'>): string {
  return `${fileNames[kind]}.${endings[contentType] ?? 'bin'}`;
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

// The file store on a disk: one sealed file for each content, in a folder that only the server's user can enter.

// Contents as they lie on a disk: AES-256-GCM (NIST SP 800-38D), so that a stolen disk or backup shows nothing.

const algorithm = 'aes-256-gcm';
/** First bytes of a sealed content: which form it has. */
const mark = Buffer.from('TRF1');
const nonceLength = 12;
const tagLength = 16;
const headLength = mark.length + nonceLength + tagLength;

/**
 * Seals a content.
 * @param key 32 bytes
 * @param name the content's name in the store; opened under another name it is refused, so two files cannot change places
 */
function seal(key: Uint8Array, name: string, content: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(name));
  const sealed = [cipher.update(content), cipher.final()];
  return Buffer.concat([mark, nonce, cipher.getAuthTag(), ...sealed]);
}

/**
 * Opens a sealed content.
 * @throws Error when it was changed, belongs to another name or was sealed with another key
 */
function unseal(key: Uint8Array, name: string, sealed: Uint8Array): Uint8Array {
  if (sealed.length < headLength || !mark.equals(sealed.subarray(0, mark.length))) {
    throw new Error('a stored file does not have the form of one');
  }
  const nonce = sealed.subarray(mark.length, mark.length + nonceLength);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(mark.length + nonceLength, headLength));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headLength)), decipher.final()]);
  } catch (error) {
    throw new Error('a stored file was changed, or was kept under another secret', {
      cause: error,
    });
  }
}

interface DiskFiles {
  /** Absolute. It belongs to one database: files without a row there are deleted. */
  readonly folder: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  readonly clock: Pick<Clock, 'now'>;
}

const namePattern = /^[0-9a-f]{32}$/;
/** End of the name of a file that is still being written. */
const unfinished = '.unfinished';
/** How many names are asked about at once. */
const batch = 200;

/**
 * Opens the folder `TRAM_FILES_DIR`, made and closed to everyone else if need be.
 * @throws SettingsError when it cannot be written
 */
export async function openDiskFiles(
  settings: Pick<Settings, 'filesDir'>,
  parts: Omit<DiskFiles, 'folder'>,
): Promise<FileStore> {
  const folder = settings.filesDir;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // One that was there before may be open to others.
    await chmod(folder, 0o700);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SettingsError(
      `TRAM_FILES_DIR names a folder that cannot be written: ${folder} (${code})`,
    );
  }
  return createDiskFiles({ folder, ...parts });
}

/** The store over a folder, which is made with the first content. */
export function createDiskFiles({ folder, key, clock }: DiskFiles): FileStore {
  const place = (name: string) => {
    // Names come from rows, but a name is a path here: nothing else may be read or removed.
    if (!namePattern.test(name)) throw new Error('this is no name of a stored file');
    return path.join(folder, name);
  };
  return {
    async put(content) {
      const name = randomBytes(16).toString('hex');
      const file = place(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under a temporary name first: a process that dies while writing leaves nothing that looks complete.
      await writeDurably(file + unfinished, seal(key, name, content), clock.now());
      await rename(file + unfinished, file);
      await syncFolder(folder);
      return name;
    },
    async get(name) {
      const sealed = await readFile(place(name)).catch(missing);
      return sealed === null ? null : unseal(key, name, sealed);
    },
    async delete(name) {
      await rm(place(name), { force: true });
    },
    async sweep(before, belongs) {
      let removed = 0;
      let names: string[] = [];
      const removeUnknown = async () => {
        const known = await belongs(names.filter((name) => namePattern.test(name)));
        for (const name of names.filter((one) => !known.has(one))) {
          await rm(path.join(folder, name), { force: true });
          removed += 1;
        }
        names = [];
      };
      for (const name of await oldNames(folder, before)) {
        names.push(name);
        if (names.length === batch) await removeUnknown();
      }
      if (names.length > 0) await removeUnknown();
      return removed;
    },
  };
}

/** Writes a new file that only this user can read, and waits until it is on the disk. @param at its time */
async function writeDurably(file: string, content: Uint8Array, at: Date): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    // The server's clock, which the sandbox can move: a sweep compares with it.
    await handle.utimes(at, at);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a rename last: a folder's own entries are written by its own sync. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system keeps renames in its journal.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names of the store's own files that were written before a moment, whole or not. */
async function oldNames(folder: string, before: Date): Promise<string[]> {
  const entries = await opendir(folder).catch(missing);
  if (entries === null) return [];
  const names: string[] = [];
  for await (const entry of entries) {
    const { name } = entry;
    const whole = name.endsWith(unfinished) ? name.slice(0, -unfinished.length) : name;
    if (!entry.isFile() || !namePattern.test(whole)) continue;
    const found = await stat(path.join(folder, name)).catch(missing);
    if (found !== null && found.mtime < before) names.push(name);
  }
  return names;
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
