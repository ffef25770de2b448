import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Child, startChild } from '../testing/child.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/test-settings.ts';
import { describeProcess, FolderLockedError, lockFolder } from './folder-lock.ts';

let temporary: TemporaryFolder;
let folder: string;
const children: Child[] = [];

beforeEach(async () => {
  temporary = await temporaryFolder();
  folder = path.join(temporary.folder, 'lock');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()));
  await temporary.remove();
});

function locking(): Child {
  const child = startChild(path.join(import.meta.dirname, '../testing/lock-child.ts'), [folder]);
  children.push(child);
  return child;
}

/** Takes the lock and releases it. @returns the files that were there meanwhile */
async function lockOnce(): Promise<string[]> {
  const lock = await lockFolder(folder);
  const files = readdirSync(folder);
  lock.release();
  return files;
}

/** Leaves a lock like that of a killed process. */
function leaveBehind(content: unknown, ageMs = 0): void {
  const file = path.join(folder, '1');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const then = new Date(Date.now() - ageMs);
  utimesSync(file, then, then);
}

it('is held by one process: a second one is refused with the name of the first', async () => {
  const holder = locking();
  await holder.line('locked');
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`in use by process ${holder.process.pid}$`),
  );
  await expect(locking().line('refused')).resolves.toBe('refused FolderLockedError');
});

it('is refused to the process that holds it', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  lock.release();
});

it('is free once it was released, however often', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const lock = await lockFolder(folder);
    lock.release();
    lock.release();
  }
  await expect(locking().line('locked')).resolves.toBe('locked');
});

it('is taken over at once from a process that was killed', async () => {
  const holder = locking();
  await holder.line('locked');
  await holder.kill();
  const before = performance.now();
  const lock = await lockFolder(folder);
  expect(performance.now() - before).toBeLessThan(2000);
  expect(readdirSync(folder)).toEqual(['2']);
  lock.release();
});

it('is taken over by one of several processes that find it left behind', async () => {
  const holder = locking();
  await holder.line('locked');
  await holder.kill();
  const rivals = [locking(), locking(), locking(), locking()];
  const said = await Promise.all(
    rivals.map((rival) => Promise.any([rival.line('locked'), rival.line('refused')])),
  );
  expect(said.toSorted()).toEqual([
    'locked',
    'refused FolderLockedError',
    'refused FolderLockedError',
    'refused FolderLockedError',
  ]);
});

it('is taken over when its process number belongs to a later process', async () => {
  (await lockFolder(folder)).release();
  leaveBehind({ ...describeProcess(process.pid), started: 'long ago' });
  await expect(lockOnce()).resolves.toEqual(['2']);
});

it('is taken over from another machine or container once it has been silent', async () => {
  (await lockFolder(folder)).release();
  leaveBehind({ pid: 1, started: '1', space: 'another container' }, 60_000);
  await expect(lockOnce()).resolves.toEqual(['2']);
});

it('is refused while another machine or container keeps touching it', async () => {
  (await lockFolder(folder)).release();
  leaveBehind({ pid: 1, started: '1', space: 'another container' });
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimesSync(path.join(folder, '1'), now, now);
  }, 500);
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  clearInterval(heartbeat);
});

it('is taken over when its file is empty and old: its process died while writing it', async () => {
  (await lockFolder(folder)).release();
  leaveBehind('', 60_000);
  const lock = await lockFolder(folder);
  const [name = ''] = readdirSync(folder);
  expect(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).toEqual(
    describeProcess(process.pid),
  );
  lock.release();
});
