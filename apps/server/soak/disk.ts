/** A small disk of its own, which can be full: a file system in memory whose size is changed while it is in use (Linux, as root). */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Its size, MB: nothing is taken of the memory but what lies on it. */
const size = 4096;

export interface Disk {
  readonly folder: string;
  /** Leaves no room; null where this machine lets nobody make a disk. */
  readonly fill: (() => Promise<void>) | null;
  /** Makes room again. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes the disk; a plain folder, which cannot be full, where mounting is not allowed. */
export async function makeDisk(): Promise<Disk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tram-soak-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // Every user may look in: PostgreSQL runs as another than root.
    const options = `size=${size}m,mode=755`;
    await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  } catch {
    return { folder, fill: null, empty: async () => {}, remove };
  }
  const resize = (to: string) => run('mount', ['-o', `remount,size=${to}`, folder]);
  return {
    folder,
    async fill() {
      // Refused where more has been written in the meantime than is left.
      for (let tries = 1; ; tries += 1) {
        const { blocks, bfree, bsize } = await statfs(folder);
        const isDone = await resize(String((blocks - bfree) * bsize)).then(
          () => true,
          () => false,
        );
        if (isDone) return;
        if (tries === 50) throw new Error(`the disk ${folder} cannot be made smaller`);
      }
    },
    async empty() {
      await resize(`${size}m`);
    },
    async remove() {
      await run('umount', ['--lazy', folder]);
      await remove();
    },
  };
}
