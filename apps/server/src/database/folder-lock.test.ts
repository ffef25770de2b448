import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Child, startChild } from '../testing/child.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/test-settings.ts';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let temporary: TemporaryFolder;
let folder: string;
const children: Child[] = [];

beforeEach(async () => {
  temporary = await temporaryFolder();
  ({ folder } = temporary);
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

it('is held by one process: a second one is refused with the name of the first', async () => {
  const holder = locking();
  await holder.line('locked');
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${holder.process.pid}$`));
  await expect(locking().line('refused')).resolves.toBe('refused FolderLockedError');
});

it('is refused to the process that holds it', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  lock.release();
});

it('is free once it was released, however often', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const lock = lockFolder(folder);
    lock.release();
    lock.release();
  }
  await expect(locking().line('locked')).resolves.toBe('locked');
});

it('is taken over by one of several processes when its holder was killed', async () => {
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

it('says what is wrong with a folder that is not there', () => {
  expect(() => lockFolder(path.join(folder, 'missing'))).toThrow('unable to open database file');
});
