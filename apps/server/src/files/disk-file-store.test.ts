import { chmod, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../clock.ts';
import { SettingsError } from '../settings.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/test-settings.ts';
import { createDiskFiles, type FileStore, openDiskFiles } from './file-store.ts';

const key = new Uint8Array(32).fill(7);
const secret = Buffer.from('Số CCCD 079094001234');
const hour = 3_600_000;

let root: TemporaryFolder;
let folder: string;
let store: FileStore;
let clock: Clock;
let made = 0;
beforeAll(async () => {
  root = await temporaryFolder();
});
afterAll(() => root.remove());
beforeEach(async () => {
  made += 1;
  folder = path.join(root.folder, `files-${made}`);
  clock = createManualClock();
  store = await openDiskFiles({ filesDir: folder }, { key, clock });
});

const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;

describe('a content', () => {
  it('is given back unchanged, by a name that reveals nothing', async () => {
    const names = [
      await store.put(secret),
      await store.put(secret),
      await store.put(Buffer.alloc(0)),
    ];
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(await store.get(names[0] ?? '')).toEqual(secret);
    expect(await store.get(names[2] ?? '')).toEqual(Buffer.alloc(0));
  });

  it('is encrypted on the disk, readable only for this user, and without other files', async () => {
    const name = await store.put(secret);
    const sealed = await readFile(path.join(folder, name));
    expect(sealed.includes('079094001234')).toBe(false);
    expect(sealed.includes(secret)).toBe(false);
    expect([await modeOf('.'), await modeOf(name)]).toEqual([0o700, 0o600]);
    expect(await readdir(folder)).toEqual([name]);
    // The same content twice looks different.
    expect(await readFile(path.join(folder, await store.put(secret)))).not.toEqual(sealed);
  });

  it('is not given when it was changed, moved or stored under another secret', async () => {
    const [one, two] = [await store.put(secret), await store.put(Buffer.from('another'))];
    const other = createDiskFiles({ folder, key: new Uint8Array(32).fill(8), clock });
    await expect(other.get(one)).rejects.toThrow('another secret');
    const file = path.join(folder, one);
    const sealed = await readFile(file);
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(file, changed);
      await expect(store.get(one)).rejects.toThrow('stored file');
    }
    await writeFile(file, sealed.subarray(0, 10));
    await expect(store.get(one)).rejects.toThrow('stored file');
    await rename(path.join(folder, two), file);
    await expect(store.get(one)).rejects.toThrow('stored file');
  });

  it('is missing when it was deleted, also when it is deleted again', async () => {
    const name = await store.put(secret);
    await store.delete(name);
    await store.delete(name);
    expect(await store.get(name)).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    '',
    '..',
    '../secret',
    '/etc/passwd',
    'A'.repeat(32),
    `${'a'.repeat(32)}/..`,
    `${'a'.repeat(31)}\n`,
  ])('is never another file: %j', async (name) => {
    await expect(store.get(name)).rejects.toThrow('no name of a stored file');
    await expect(store.delete(name)).rejects.toThrow('no name of a stored file');
  });
});

function dayAgo(): Date {
  return new Date(clock.now().getTime() - 24 * hour);
}

describe('a sweep', () => {
  it('removes old files without a record, unfinished writes too, and nothing else', async () => {
    const [kept, orphan] = [await store.put(secret), await store.put(secret)];
    await rename(
      path.join(folder, await store.put(secret)),
      path.join(folder, `${'b'.repeat(32)}.unfinished`),
    );
    await writeFile(path.join(folder, 'readme.txt'), 'of someone else');
    await mkdir(path.join(folder, 'a'.repeat(32)));
    await clock.advance(23 * hour);
    const asked: string[] = [];
    const sweep = () =>
      store.sweep(dayAgo(), async (keys) => {
        asked.push(...keys);
        return new Set([kept]);
      });
    expect(await sweep()).toBe(0);
    await clock.advance(2 * hour);
    const young = await store.put(secret);
    expect(await sweep()).toBe(2);
    expect(asked.toSorted()).toEqual([kept, orphan].toSorted());
    const left = [kept, young, 'readme.txt', 'a'.repeat(32)].toSorted();
    expect((await readdir(folder)).toSorted()).toEqual(left);
  });

  it('asks about many at once, and finds nothing in a folder that is not there', async () => {
    for (let count = 0; count < 205; count += 1) await store.put(secret);
    await clock.advance(25 * hour);
    const asked: number[] = [];
    const removed = await store.sweep(dayAgo(), async (keys) => {
      asked.push(keys.length);
      return new Set();
    });
    expect([removed, asked]).toEqual([205, [200, 5]]);
    const nowhere = createDiskFiles({ folder: path.join(folder, 'none'), key, clock });
    expect(await nowhere.sweep(clock.now(), async () => new Set())).toBe(0);
  });
});

describe('the folder', () => {
  it('is closed to others when it is opened', async () => {
    await chmod(folder, 0o755);
    await openDiskFiles({ filesDir: folder }, { key, clock });
    expect(await modeOf('.')).toBe(0o700);
  });

  it('is refused in one line when it cannot be one', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const opening = openDiskFiles({ filesDir: path.join(file, 'files') }, { key, clock });
    await expect(opening).rejects.toThrow(SettingsError);
    await expect(opening).rejects.toThrow(/^TRAM_FILES_DIR names a folder.*ENOTDIR/);
  });
});
