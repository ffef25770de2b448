/**
 * The lock of the embedded database's folder. PGlite has none of its own, and two processes on one folder lose acknowledged
 * rows in silence, so this one must hold at any crash. Node has no lock of files but SQLite's: an exclusive transaction on an
 * empty database, which the operating system ends with its process, in another container on the same volume too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY: somebody else has the lock. */
const busy = 5;

/** Node closes a database that nothing refers to, and its lock is gone. */
const held = new Set<DatabaseSync>();

/** The folder is in use. The message names the process that holds it. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

interface FolderLock {
  /** Gives the folder back. Does nothing the second time. */
  release(): void;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

function holderOf(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8')}`;
  } catch {
    // It has locked the folder, and not yet said who it is.
    return 'another process';
  }
}

/**
 * Takes the lock of a folder, which must exist: `lock.sqlite` in it is locked, `lock.pid` says by which process.
 * @throws FolderLockedError when a living process (this one included) holds it
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = path.join(folder, 'lock.pid');
  const database = new DatabaseSync(path.join(folder, 'lock.sqlite'));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new FolderLockedError(`in use by ${holderOf(holderFile)}`);
  }
  held.add(database);
  writeFileSync(holderFile, String(process.pid));
  return {
    release() {
      if (held.delete(database)) database.close();
    },
  };
}
